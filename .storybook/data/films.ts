import type { SavedFilm } from '#app/features/offline/films/record.ts'

/** A film that a member has saved. */
export const KEPT_FILM: SavedFilm = {
  recipeId: 1,
  names: { 0: 'Miso-Ramen mit Ei', 1: 'Miso ramen with egg' },
  filmPath: '/story/film.mp4',
  coverPath: '/story/miso-ramen.webp',
  bytes: 24_300_000,
  isWhole: true,
}
