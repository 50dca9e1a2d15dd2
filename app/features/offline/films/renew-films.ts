import { fetchKey } from '#app/lib/api/api-client.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { keys } from '#app/lib/api/keys.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { DEFAULT_LANG_ID } from '#contract/languages.ts'
import { startDownload } from './downloads.ts'
import { isCurrent } from './fetch-media.ts'
import { readSavedFilms, type SavedFilm } from './record.ts'
import { deleteFilm, isFilmThere } from './save-film.ts'

/**
 * Updates the saved films: one that has changed is downloaded again, and one whose recipe no longer
 * exists is removed. Films that the browser removed and incomplete ones are left to the cook.
 *
 * @throws {ApiError} if the connection drops
 */
export async function renewFilms(): Promise<void> {
  await Promise.all(readSavedFilms().map(renewFilm))
}

async function renewFilm(film: SavedFilm): Promise<void> {
  if (!film.isWhole || !(await isFilmThere(film))) return
  try {
    // Not the call of the recipe, which would count as a view.
    await fetchKey(keys.howTo(film.recipeId, DEFAULT_LANG_ID))
    if (!(await isCurrent(mediaUrl(film.filmPath)))) await startDownload(film.recipeId)
  } catch (error) {
    if (!isRequestInvalid(error)) throw error
    await deleteFilm(film.recipeId)
  }
}
