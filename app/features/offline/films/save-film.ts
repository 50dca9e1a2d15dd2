import { musicOf } from '#app/features/film/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { filmCache } from '#app/lib/storage/caches.ts'
import type { Id } from '#contract/common.ts'
import { REQUEST_INVALID } from '#contract/errors.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { fetchMedia, mediaSize } from './fetch-media.ts'
import { fetchRecipeParts } from './recipe-parts.ts'
import { forgetFilm, rememberFilm, type SavedFilm } from './record.ts'

/** Progress of a download. */
export interface Arrival {
  /** Bytes that have been downloaded. */
  readonly bytes: number
  /** Bytes in total. */
  readonly of: number
}

/** URLs of a recipe's film and music; undefined for a recipe without a film. */
function filesOf({ Id, Videos }: Pick<Recipe, 'Id' | 'Videos'>) {
  if (!Videos.Main) return undefined
  return { film: mediaUrl(Videos.Main.Mp4FilePath), music: mediaUrl(musicOf(Id)) }
}

/**
 * Size of a recipe's film and its music in bytes, without the few small pictures.
 *
 * @throws if the server does not report it
 */
export async function filmSize(recipe: Pick<Recipe, 'Id' | 'Videos'>): Promise<number> {
  const files = filesOf(recipe)
  if (!files) return 0
  const sizes = await Promise.all([mediaSize(files.film), mediaSize(files.music)])
  return sizes.reduce((sum, size) => sum + size)
}

/**
 * Saves the film of a recipe on this device, with everything that its page and the player show. Parts
 * that have been downloaded before are not fetched again. A lock prevents two tabs from saving at once.
 *
 * @param onArrival called with the progress
 * @throws if the connection drops, the storage is full, the recipe no longer exists, or the signal
 * aborts; the downloaded parts stay
 */
export async function saveFilm(
  recipeId: Id,
  onArrival: (arrival: Arrival) => void,
  signal: AbortSignal,
): Promise<void> {
  const name = filmCache(recipeId)
  await navigator.locks.request(name, { signal }, async () => {
    const parts = await fetchRecipeParts(recipeId, signal)
    const { 0: german, 1: english } = parts.recipes
    const files = filesOf(english)
    if (!files || !english.Videos.Main) throw new ApiError(404, REQUEST_INVALID)
    const filmBytes = await mediaSize(files.film, signal)
    const musicBytes = await mediaSize(files.music, signal)
    const bytes = filmBytes + musicBytes
    const film: SavedFilm = {
      recipeId,
      names: { 0: german.Name, 1: english.Name },
      filmPath: english.Videos.Main.Mp4FilePath,
      coverPath: english.CoverPath,
      bytes,
      isWhole: false,
    }
    signal.throwIfAborted()
    rememberFilm(film)
    const cache = await caches.open(name)
    const report = (before: number) => (arrived: number) =>
      onArrival({ bytes: before + arrived, of: bytes })
    const order = { cache, signal }
    await fetchMedia({ ...order, url: files.film, size: filmBytes, onBytes: report(0) })
    await fetchMedia({ ...order, url: files.music, size: musicBytes, onBytes: report(filmBytes) })
    await Promise.all(parts.pictures.map((url) => savePicture(cache, url, signal)))
    // Last, so that until now an earlier film could be played with its own texts.
    await Promise.all([...parts.answers].map(([key, answer]) => cache.put(key, answer)))
    await dropOthers(cache, [files.film, files.music, ...parts.pictures, ...parts.answers.keys()])
    signal.throwIfAborted()
    rememberFilm({ ...film, isWhole: true })
  })
}

/** A missing picture does not fail the download: the page shows a fallback. */
async function savePicture(cache: Cache, url: string, signal: AbortSignal): Promise<void> {
  if (await cache.match(url)) return
  const response = await fetch(url, { cache: 'no-store', signal })
  if (response.ok) await cache.put(url, response)
}

/** Removes the files of an earlier version of the recipe. */
async function dropOthers(cache: Cache, wanted: readonly string[]): Promise<void> {
  const addresses = new Set(wanted.map((address) => new URL(address, location.href).href))
  const requests = await cache.keys()
  const others = requests.filter(({ url }) => !addresses.has(url))
  await Promise.all(others.map((request) => cache.delete(request)))
}

/** Deletes a film with everything that was saved with it. */
export async function deleteFilm(recipeId: Id): Promise<void> {
  forgetFilm(recipeId)
  await caches.delete(filmCache(recipeId))
}

/** Whether a completed film still exists: the browser may have removed it to free space. */
export async function isFilmThere({ recipeId, filmPath }: SavedFilm): Promise<boolean> {
  const cacheName = filmCache(recipeId)
  return (await caches.match(mediaUrl(filmPath), { cacheName })) !== undefined
}
