import { musicOf } from '#app/features/cook-along/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { filmCache } from '#app/lib/storage/caches.ts'
import type { Id } from '#contract/common.ts'
import { REQUEST_INVALID } from '#contract/errors.ts'
import type { Recipe } from '#contract/recipe.ts'
import { fetchMedia, mediaSize } from './fetch-media.ts'
import { fetchRecipeParts } from './recipe-parts.ts'
import { forgetFilm, rememberFilm, type KeptFilm } from './record.ts'

/** How much of a film has arrived. */
export interface Arrival {
  /** Bytes that are there. */
  readonly bytes: number
  /** Bytes of the whole. */
  readonly of: number
}

/** Addresses of the files of a recipe's film; undefined for a recipe without one. */
function filesOf({ Id, Videos }: Pick<Recipe, 'Id' | 'Videos'>) {
  if (!Videos.Main) return undefined
  return { film: mediaUrl(Videos.Main.Mp4FilePath), music: mediaUrl(musicOf(Id)) }
}

/**
 * How many bytes it takes to keep the film of a recipe with its music. Its pictures, which are few
 * and small, come on top.
 *
 * @throws when the server does not tell
 */
export async function filmSize(recipe: Pick<Recipe, 'Id' | 'Videos'>): Promise<number> {
  const files = filesOf(recipe)
  if (!files) return 0
  const sizes = await Promise.all([mediaSize(files.film), mediaSize(files.music)])
  return sizes.reduce((sum, size) => sum + size)
}

/**
 * Keeps the film of a recipe on this device, with everything that its page and the player show. What
 * had arrived before is not fetched again. Two tabs keep it one after the other.
 *
 * @param onArrival told as often as something arrives
 * @throws when the connection drops, the room runs out, the recipe is gone, or somebody aborts; what
 * has arrived stays
 */
export async function keepFilm(
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
    const film: KeptFilm = {
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
    const tell = (before: number) => (arrived: number) =>
      onArrival({ bytes: before + arrived, of: bytes })
    const order = { cache, signal }
    await fetchMedia({ ...order, url: files.film, size: filmBytes, onBytes: tell(0) })
    await fetchMedia({ ...order, url: files.music, size: musicBytes, onBytes: tell(filmBytes) })
    await Promise.all(parts.pictures.map((url) => keepPicture(cache, url, signal)))
    // Last: until now an earlier film could be played with its own words.
    await Promise.all([...parts.answers].map(([key, answer]) => cache.put(key, answer)))
    await dropOthers(cache, [files.film, files.music, ...parts.pictures, ...parts.answers.keys()])
    signal.throwIfAborted()
    rememberFilm({ ...film, isWhole: true })
  })
}

/** A picture that does not come is no reason to go without the film: the page says so in its place. */
async function keepPicture(cache: Cache, url: string, signal: AbortSignal): Promise<void> {
  if (await cache.match(url)) return
  const response = await fetch(url, { cache: 'no-store', signal })
  if (response.ok) await cache.put(url, response)
}

/** Removes what an earlier version of the recipe had. */
async function dropOthers(cache: Cache, wanted: readonly string[]): Promise<void> {
  const addresses = new Set(wanted.map((address) => new URL(address, location.href).href))
  const requests = await cache.keys()
  const others = requests.filter(({ url }) => !addresses.has(url))
  await Promise.all(others.map((request) => cache.delete(request)))
}

/** Lets a film go, with everything that was kept with it. */
export async function dropFilm(recipeId: Id): Promise<void> {
  forgetFilm(recipeId)
  await caches.delete(filmCache(recipeId))
}

/** Whether a film that was whole once is still there: a browser may remove it to make room. */
export async function isFilmThere({ recipeId, filmPath }: KeptFilm): Promise<boolean> {
  const cacheName = filmCache(recipeId)
  return (await caches.match(mediaUrl(filmPath), { cacheName })) !== undefined
}
