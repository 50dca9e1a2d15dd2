import { fetchKey } from '#app/data/api-client.ts'
import { keys } from '#app/data/keys.ts'
import { pictureUrl } from '#app/data/media.ts'
import { PAGES_CACHE } from '#app/offline/caches.ts'
import type { Ingredient } from '#contract/ingredient.ts'
import type { HowToStep } from '#contract/how-to.ts'
import type { LangId } from '#contract/languages.ts'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Width of the pictures that are kept; any other one is answered with it. */
const WIDTH = 640

/** Recipes kept at most, the first of the list. */
const MOST = 30

function showOnce(path: string | null | undefined): void {
  // As an image, so that the service worker takes it for one.
  if (path) new Image().src = pictureUrl(path, WIDTH)
}

async function keepRecipe(recipe: Recipe, langId: LangId): Promise<void> {
  const id = String(recipe.Id)
  const film = recipe.Videos.Main
  const [steps] = await Promise.all([
    fetchKey<HowToStep[]>(keys.howTo(id, langId)),
    fetchKey<Ingredient[]>(keys.recipeIngredients(id, langId)),
    fetchKey<Recipe>(keys.recipe(id, langId)),
    fetchKey<unknown>(keys.comments(id, langId)),
    film && fetchKey<unknown>(keys.videoActions(film.Id, SERVINGS_DEFAULT, langId)),
  ])
  for (const path of [recipe.CoverPath, recipe.IngredientImagePath]) showOnce(path)
  for (const { ImagePath } of steps) showOnce(ImagePath)
  await (await caches.open(PAGES_CACHE)).add(`/recipes/${id}`)
}

/**
 * Lets the service worker see what these recipes are made of, so that they open without a
 * connection: the page, what it reads, and the pictures of its steps. One after the other, and only
 * where a worker works.
 */
export async function keepRecipes(recipes: readonly Recipe[], langId: LangId): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return
  for (const recipe of recipes.slice(0, MOST)) await keepRecipe(recipe, langId)
}
