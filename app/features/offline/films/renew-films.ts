import { fetchKey } from '#app/lib/api/api-client.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { keys } from '#app/lib/api/keys.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { DEFAULT_LANG_ID } from '#contract/languages.ts'
import { startDownload } from './downloads.ts'
import { isCurrent } from './fetch-media.ts'
import { readKeptFilms, type KeptFilm } from './record.ts'
import { dropFilm, isFilmThere } from './save-film.ts'

/**
 * Looks after the films on this device, with a connection: a film that has changed is fetched anew,
 * one whose recipe has gone goes. What the browser removed or a connection cut off waits for the cook.
 *
 * @throws {ApiError} when the connection drops
 */
export async function renewFilms(): Promise<void> {
  await Promise.all(readKeptFilms().map(renewFilm))
}

async function renewFilm(film: KeptFilm): Promise<void> {
  if (!film.isWhole || !(await isFilmThere(film))) return
  try {
    // Not the recipe itself, which would count as a look at it (D-42).
    await fetchKey(keys.howTo(film.recipeId, DEFAULT_LANG_ID))
    if (!(await isCurrent(mediaUrl(film.filmPath)))) await startDownload(film.recipeId)
  } catch (error) {
    if (!isRequestInvalid(error)) throw error
    await dropFilm(film.recipeId)
  }
}
