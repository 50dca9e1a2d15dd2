import type { APIRequestContext, Page } from '@playwright/test'
import type { LangId } from '#contract/languages.ts'
import { EXPLORE_RECIPES } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { responseOf } from './response-of.ts'
import { expect } from './test.ts'

/** The recipes of the first page, in one language. */
export async function firstRecipes(request: APIRequestContext, langId: LangId): Promise<Recipe[]> {
  const answer = await request.get(`/api/recipe?limit=${EXPLORE_RECIPES}&offset=0&LangId=${langId}`)
  return (await answer.json()) as Recipe[]
}

/**
 * A recipe by its position in the list. Journeys that rate or comment use one each, at the end of the
 * list, because other journeys compare the newest recipes and the newest cookbook with the server.
 */
export async function recipeAt(
  request: APIRequestContext,
  place: number,
  langId: LangId = 1,
): Promise<Recipe> {
  const recipes = await responseOf<Recipe[]>(request, `/api/recipe?LangId=${langId}`)
  const recipe = recipes.at(place)
  if (!recipe) throw new Error('There are not enough recipes.')
  return recipe
}

/** The first recipe that meets a condition. */
export async function recipeWhere(
  request: APIRequestContext,
  fits: (recipe: Recipe) => boolean,
): Promise<Recipe> {
  const recipes = (await (await request.get('/api/recipe?LangId=1')).json()) as Recipe[]
  const found = recipes.find(fits)
  if (!found) throw new Error('No recipe fits.')
  return found
}

/** The recipe with the shortest film on the first page. */
export async function shortestFilm(request: APIRequestContext, langId: LangId): Promise<Recipe> {
  const films = (await firstRecipes(request, langId)).filter(({ Videos }) => Videos.Main !== null)
  const [shortest] = films.sort((a, b) => a.StepCount - b.StepCount)
  if (!shortest) throw new Error('No recipe on the first page has a film.')
  return shortest
}

/** Changes a response of the API before the page receives it; only for calls of the browser. */
export async function changeResponse(
  page: Page,
  path: RegExp,
  change: (answer: Record<string, unknown>) => unknown,
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: change((await response.json()) as Record<string, unknown>),
    })
  })
}

/** Opens a recipe from the list, so that the browser itself fetches its parts. */
export async function openFromList(
  page: Page,
  open: (path: string) => Promise<void>,
  recipe: Recipe,
): Promise<void> {
  await open('/recipes')
  await page.getByRole('link', { name: recipe.Name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
}
