import type { APIRequestContext, Page } from '@playwright/test'
import type { LangId } from '#contract/languages.ts'
import { EXPLORE_RECIPES } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { answerOf } from './answer-of.ts'
import { expect } from './test.ts'

/** The recipes of the first page, in one language. */
export async function firstRecipes(request: APIRequestContext, langId: LangId): Promise<Recipe[]> {
  const answer = await request.get(`/api/recipe?limit=${EXPLORE_RECIPES}&offset=0&LangId=${langId}`)
  return (await answer.json()) as Recipe[]
}

/**
 * A recipe by its place in the list. Journeys that rate or comment take one each, at the end of the
 * list: others compare the newest recipes and the newest cookbook with what the server says.
 */
export async function recipeAt(
  request: APIRequestContext,
  place: number,
  langId: LangId = 1,
): Promise<Recipe> {
  const recipes = await answerOf<Recipe[]>(request, `/api/recipe?LangId=${langId}`)
  const recipe = recipes.at(place)
  if (!recipe) throw new Error('There are not enough recipes.')
  return recipe
}

/** The first of all recipes that fits. */
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

/** Changes an answer of the API before the page sees it; only calls of the browser itself. */
export async function changeAnswer(
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

/** Opens a recipe from the list, so that the browser asks for its parts itself. */
export async function openFromList(
  page: Page,
  open: (path: string) => Promise<void>,
  recipe: Recipe,
): Promise<void> {
  await open('/recipes')
  await page.getByRole('link', { name: recipe.Name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
}
