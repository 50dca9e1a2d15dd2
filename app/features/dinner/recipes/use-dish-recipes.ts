import { type ApiError, isRequestInvalid } from '#app/lib/api/api-error.ts'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { DishRecipe } from './dinner-recipe.ts'

/** Why the recipe of a dish is not there: deleted or withdrawn, or it did not arrive. */
export type DishFailure = 'gone' | 'failed'

function failureOf(error: unknown): DishFailure | undefined {
  if (error === undefined) return undefined
  const isWithdrawn = (error as Partial<ApiError>).code === 'Withdrawn'
  return isWithdrawn || isRequestInvalid(error) ? 'gone' : 'failed'
}

function useDishRecipe(id: Id | undefined) {
  const { langId } = useWords()
  const recipe = useKey(id === undefined ? null : keys.recipe(id, langId))
  const steps = useKey(id === undefined ? null : keys.howTo(id, langId))
  const isKnown = recipe.data !== undefined && steps.data !== undefined
  return {
    dish: isKnown ? { recipe: recipe.data!, steps: steps.data! } : undefined,
    failure: failureOf(recipe.error) ?? failureOf(steps.error),
    retry: async () => void (await Promise.all([recipe.retry(), steps.retry()])),
  }
}

/** The recipes of a dinner. */
export interface DishRecipes {
  /** By dish: undefined while it loads, and where it cannot be read. */
  readonly recipes: readonly (DishRecipe | undefined)[]
  /** By dish: why it cannot be read. */
  readonly failures: readonly (DishFailure | undefined)[]
  /** Fetches again what failed. */
  readonly retry: () => Promise<void>
}

/** The recipes of a dinner, by their ids; up to four, as a dinner has. */
export function useDishRecipes(ids: readonly Id[]): DishRecipes {
  // One hook for each place, because their number may not change.
  const places = [
    useDishRecipe(ids[0]),
    useDishRecipe(ids[1]),
    useDishRecipe(ids[2]),
    useDishRecipe(ids[3]),
  ].slice(0, ids.length)
  return {
    recipes: places.map(({ dish }) => dish),
    failures: places.map(({ failure }) => failure),
    retry: async () => {
      const failed = places.filter(({ failure }) => failure !== undefined)
      await Promise.all(failed.map(({ retry }) => retry()))
    },
  }
}
