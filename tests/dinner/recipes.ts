import type { DinnerRecipe } from '#cooking/dinner/dish-of.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { App } from '#server/http/app-type.ts'

/** A recipe as the planner reads it, with its name. */
export interface NamedRecipe extends DinnerRecipe {
  readonly name: string
}

const minutes = (time: string | null) => {
  const [hours = 0, rest = 0] = time?.split(':').map(Number) ?? []
  return time === null ? undefined : hours * 60 + rest
}

/** Every recipe of the catalogue, as the API answers it. */
export async function dinnerRecipes(app: App): Promise<NamedRecipe[]> {
  return await readRecipes(async (path) => (await app.inject({ url: path })).json())
}

/** Every recipe of the catalogue, as a server answers it. */
export async function fetchedRecipes(origin: string): Promise<NamedRecipe[]> {
  return await readRecipes(async (path) => (await fetch(origin + path)).json())
}

async function readRecipes(read: (path: string) => Promise<unknown>): Promise<NamedRecipe[]> {
  const get = async <Body>(path: string) => (await read(`/api${path}`)) as Body
  const recipes = await get<Recipe[]>('/recipe?limit=100&LangId=1')
  return await Promise.all(
    recipes.map(async (recipe) => ({
      name: recipe.Name,
      steps: await get<HowToStep[]>(`/recipe/${recipe.Id}/howto?LangId=1`),
      keep: recipe.Keep,
      holds: recipe.Holds,
      yield: recipe.Yield,
      isBaking: recipe.DishTypes.some((type) => BAKING.has(type)),
      activeMinutes: minutes(recipe.CookTime),
      totalMinutes: minutes(recipe.TotalTime),
    })),
  )
}

/** Codes of what shares an oven with nothing. */
const BAKING: ReadonlySet<number> = new Set([dishTypeCode('Cake'), dishTypeCode('Bread')])
