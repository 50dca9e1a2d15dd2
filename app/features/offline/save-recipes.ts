import { useEffect } from 'react'
import { pagePictures, readRecipe } from '#app/features/recipes/index.ts'
import { fetchKey } from '#app/lib/api/api-client.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { type Key, keys } from '#app/lib/api/keys.ts'
import { idle } from '#app/lib/lazy/when-idle.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { ANSWERS_CACHE, dropCaches, PICTURES_CACHE } from '#app/lib/storage/caches.ts'
import { readToken } from '#app/lib/storage/token.ts'
import { currentLanguage } from '#app/lib/words/current-language.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { type LangId, langIdOf } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { readOlderComments } from './read-older-comments.ts'
import { untilControlled } from './until-controlled.ts'
import { noteViewed } from './viewed.ts'

/** The recipe, which is cached beforehand, and the tools, which are the same for all recipes. */
const SHARED = [keysOf(['/recipe/:id']), keysOf(['/tool'])]

/** Most recipes that are saved, the first of the list. */
const MOST = 30

/** Fetches a picture through the service worker, which caches it, unless it is cached in any width. */
async function cachePicture(url: string): Promise<void> {
  const cached = await caches.match(url, { cacheName: PICTURES_CACHE, ignoreSearch: true })
  // As an image, which no policy of another host forbids.
  if (!cached) new Image().src = url
}

/** Reads a key through the service worker, which caches the response. */
type Read = <Data>(key: Key<Data>) => Promise<Data>

/** Reads a key, from the cache if it is there. */
const readCached: Read = async (key) => {
  const cached = await caches.match(key, { cacheName: ANSWERS_CACHE, ignoreVary: true })
  return cached ? await cached.json() : await fetchKey(key)
}

/**
 * Caches a response that is known already: reading a recipe counts as a view. A service worker
 * that the server has turned off may have deleted the caches in the meantime.
 */
async function cacheResponse(key: string, data: unknown): Promise<void> {
  const cache = await caches.open(ANSWERS_CACHE)
  if (!(await cache.match(key, { ignoreVary: true }))) await cache.put(key, Response.json(data))
  if (!(await navigator.serviceWorker.getRegistration())) await dropCaches()
}

async function saveRecipe(recipe: Recipe, langId: LangId, read: Read): Promise<void> {
  await cacheResponse(keys.recipe(recipe.Id, langId), recipe)
  const readMissing: Read = (key) =>
    SHARED.some((isMatch) => isMatch(key)) ? readCached(key) : read(key)
  const contents = await readRecipe(readMissing, recipe.Id, langId)
  await readOlderComments(read, recipe.Id, langId, contents)
  await Promise.all(pagePictures(contents).map(cachePicture))
}

/**
 * Caches the responses and pictures of recipes through the service worker, so that they open without a
 * connection. One recipe after the other, and only if a service worker controls the page.
 *
 * @param read reads a response. @default from the server
 */
async function saveRecipes(
  recipes: readonly Recipe[],
  langId: LangId,
  read: Read = fetchKey,
): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return
  for (const recipe of recipes.slice(0, MOST)) await saveRecipe(recipe, langId, read)
}

/**
 * Caches the account, which the screens of members need, and the favourites that are not cached yet.
 *
 * @throws {ApiError} if the connection drops
 */
export async function cacheMember(): Promise<void> {
  const langId = langIdOf(currentLanguage())
  await readCached(keys.me())
  const favourites = await fetchKey(keys.favouriteRecipes(langId))
  await saveRecipes(favourites, langId, readCached)
}

/**
 * Records the view of a recipe, and caches the parts of it that are not cached yet, such as pictures
 * further down. On the first visit it waits until the service worker controls the page.
 */
export async function saveViewed(recipe: Recipe, langId: LangId): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await untilControlled()
  if (readToken() === null) return
  noteViewed(recipe.Id)
  if (!navigator.onLine) return
  // The page has priority, and its own calls cache most of it.
  await idle()
  await saveRecipe(recipe, langId, readCached)
}

/**
 * Caches recipes for use without a connection.
 *
 * @param recipes undefined while they are being fetched
 */
export function useSaveRecipes(recipes: readonly Recipe[] | undefined): void {
  const { langId } = useWords()
  const ids = recipes?.map(({ Id }) => Id).join()
  useEffect(() => {
    if (recipes && navigator.onLine) saveRecipes(recipes, langId).catch(reportFailure)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another list, not another object
  }, [ids, langId])
}
