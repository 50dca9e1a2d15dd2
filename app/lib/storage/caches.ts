import type { Id } from '#contract/common.ts'

/** Visitors' pages as the server sent them. */
export const PAGES_CACHE = 'simmer.pages'
/** Responses of the API, including a member's own: deleted at sign-out. */
export const ANSWERS_CACHE = 'simmer.answers'
/** Pictures that have been shown. */
export const PICTURES_CACHE = 'simmer.pictures'

/** Prefix of the names of {@link filmCache}. */
const FILM_CACHES = 'simmer.film.'

/**
 * Name of the cache of one saved film: the film and its music, pictures, and the responses of the
 * API. Each film has its own cache, so that it can be removed as a whole.
 */
export function filmCache(recipeId: Id): string {
  return `${FILM_CACHES}${recipeId}`
}

/** Deletes everything that was cached or saved during a session, except for the app's own files. */
export async function dropCaches(): Promise<void> {
  const names = await caches.keys()
  const seen = new Set([PAGES_CACHE, ANSWERS_CACHE, PICTURES_CACHE])
  const dropped = names.filter((name) => seen.has(name) || name.startsWith(FILM_CACHES))
  await Promise.all(dropped.map((name) => caches.delete(name)))
}
