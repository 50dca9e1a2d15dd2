import { fetchKey } from '#app/data/api-client.ts'
import { keys } from '#app/data/keys.ts'
import { pictureUrl } from '#app/data/media.ts'
import { ANSWERS_CACHE, PICTURES_CACHE } from '#app/offline/caches.ts'
import { idle } from '#app/offline/idle.ts'
import { readComments } from '#app/offline/read-comments.ts'
import { untilControlled } from '#app/offline/until-controlled.ts'
import { noteViewed } from '#app/offline/viewed.ts'
import { readToken } from '#app/session/token.ts'
import { currentLanguage } from '#app/words/current-language.ts'
import type { RecipeIngredient, Tool } from '#contract/ingredient.ts'
import type { HowToStep } from '#contract/how-to.ts'
import { langIdOf, type LangId } from '#contract/languages.ts'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { PictureWidth } from '#contract/pictures.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Width of the pictures that are kept; any other one is answered with it. */
const WIDTH = 640
/** Width of the small pictures of ingredients. */
const PLATE_WIDTH = 160

/** Recipes kept at most, the first of the list. */
const MOST = 30

/** Fetches a picture that the worker keeps, unless it has it already, in whatever width. */
async function seeOnce(path: string | null, width: PictureWidth): Promise<void> {
  if (path === null) return
  const url = pictureUrl(path, width)
  const kept = await caches.match(url, { cacheName: PICTURES_CACHE, ignoreSearch: true })
  // As an image, which no policy of another host forbids.
  if (!kept) new Image().src = url
}

/** Reads a key through the service worker, which keeps the answer. */
type Read = <Data>(key: string) => Promise<Data>

/** An answer that the worker has kept before is good enough. */
const readOnce: Read = async <Data>(key: string) => {
  const kept = await caches.match(key, { cacheName: ANSWERS_CACHE, ignoreVary: true })
  return kept ? ((await kept.json()) as Data) : fetchKey<Data>(key)
}

/** Keeps what is known already as if it had been read: reading a recipe counts as a look (D-42). */
async function keepAnswer(key: string, answer: unknown): Promise<void> {
  const cache = await caches.open(ANSWERS_CACHE)
  if (!(await cache.match(key, { ignoreVary: true }))) await cache.put(key, Response.json(answer))
}

async function keepRecipe(recipe: Recipe, langId: LangId, read: Read): Promise<void> {
  const id = String(recipe.Id)
  const film = recipe.Videos.Main
  const [steps, ingredients, tools] = await Promise.all([
    read<HowToStep[]>(keys.howTo(id, langId)),
    read<RecipeIngredient[]>(keys.recipeIngredients(id, langId)),
    // The same for all recipes.
    readOnce<Tool[]>(keys.tools(langId)),
    keepAnswer(keys.recipe(id, langId), recipe),
    readComments(read, recipe.Id, langId),
    film && read(keys.videoActions(film.Id, SERVINGS_DEFAULT, langId)),
  ])
  const pictures = [recipe.CoverPath, recipe.IngredientImagePath, recipe.ToolImagePath]
  pictures.push(...steps.map(({ ImagePath }) => ImagePath))
  const plates = ingredients.map(({ Ingredient }) => Ingredient.ImagePath)
  const used = tools.filter(({ Id }) => recipe.ToolIds.includes(Id))
  plates.push(...used.map(({ ImagePath }) => ImagePath))
  await Promise.all([
    ...pictures.map((path) => seeOnce(path, WIDTH)),
    ...plates.map((path) => seeOnce(path, PLATE_WIDTH)),
  ])
}

/**
 * Lets the service worker see what these recipes are made of, so that they open without a
 * connection: what their pages read, and the pictures. One after the other, and only where a worker
 * works.
 *
 * @param read how their answers are read. @default anew
 */
export async function keepRecipes(
  recipes: readonly Recipe[],
  langId: LangId,
  read: Read = fetchKey,
): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return
  // oxlint-disable-next-line no-await-in-loop
  for (const recipe of recipes.slice(0, MOST)) await keepRecipe(recipe, langId, read)
}

/**
 * Keeps who the member is, without which their screens do not open, and of their favourites what has
 * not been seen yet: a heart is enough for a recipe to open without a connection.
 *
 * @throws {ApiError} when the connection drops
 */
export async function keepMember(): Promise<void> {
  const langId = langIdOf(currentLanguage())
  await readOnce(keys.me())
  const favourites = await fetchKey<Recipe[]>(keys.favouriteRecipes(langId))
  await keepRecipes(favourites, langId, readOnce)
}

/**
 * Remembers that the member looks at a recipe, and keeps of it what has not been seen yet, such as
 * the pictures further down. On the first visit it waits until the worker works.
 */
export async function keepViewed(recipe: Recipe, langId: LangId): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await untilControlled()
  if (readToken() === null) return
  noteViewed(recipe.Id)
  if (!navigator.onLine) return
  // The page comes first, and reads most of it by itself.
  await idle()
  await keepRecipe(recipe, langId, readOnce)
}
