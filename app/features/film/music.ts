import type { Id } from '#contract/common.ts'

/** Music that loops during a film; each recipe always has the same. */
const MUSIC = [
  '/media/films/music/morning-light.m4a',
  '/media/films/music/market-day.m4a',
  '/media/films/music/slow-evening.m4a',
] as const

/** The music of a recipe's film. */
export function musicOf(recipeId: Id): string {
  return MUSIC[recipeId % MUSIC.length] ?? MUSIC[0]
}
