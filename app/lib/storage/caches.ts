import type { Id } from '#contract/common.ts'

/** Pages as the server sent them; the same for everybody. */
export const PAGES_CACHE = 'simmer.pages'
/** Answers of the API, a member's own among them: they go when the member does. */
export const ANSWERS_CACHE = 'simmer.answers'
/** Pictures that were seen. */
export const PICTURES_CACHE = 'simmer.pictures'

/** How the names of all {@link filmCache} begin. */
const FILM_CACHES = 'simmer.film.'

/**
 * Everything that was kept together with the film of a recipe: the film and its music, pictures,
 * and the answers of the API. One cache each, so that it goes as one.
 */
export function filmCache(recipeId: Id): string {
  return `${FILM_CACHES}${recipeId}`
}

/** Lets go of everything that was kept while somebody was signed in, but the app's own files. */
export async function dropCaches(): Promise<void> {
  const names = await caches.keys()
  const seen = new Set([PAGES_CACHE, ANSWERS_CACHE, PICTURES_CACHE])
  const kept = names.filter((name) => seen.has(name) || name.startsWith(FILM_CACHES))
  await Promise.all(kept.map((name) => caches.delete(name)))
}
