import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import { timeToMinutes } from '#contract/text/time.ts'
import type { DishRecipe } from '../recipes/dinner-recipe.ts'
import { useDishRecipes } from '../recipes/use-dish-recipes.ts'

/** What is to be eaten instead of something. */
export interface Instead {
  /** The dish that takes too long. */
  readonly dish: DishRecipe
  /** Recipes that are dishes already. */
  readonly taken: readonly Id[]
  /** Minutes until people sit down. */
  readonly left: number
}

/** Types of dishes that are a dinner. Others, such as bakes, a dish may have besides. */
const MAIN = new Set((['MainDish', 'Soup', 'Pasta'] as const).map(dishTypeCode))

/** Recipes that are read with their steps. */
const READ = 4

/**
 * Recipes that could be made instead of a main dish: of a type that it has, and short enough, the newest first.
 * @param instead undefined while nothing is in the way
 */
export function useOtherDishes(instead: Instead | undefined): readonly DishRecipe[] {
  const { langId } = useWords()
  const DishTypes = (instead?.dish.recipe.DishTypes ?? []).filter((type) => MAIN.has(type))
  const { data } = useKey(DishTypes.length === 0 ? null : keys.recipePage(langId, 1, { DishTypes }))
  const fitting = (data ?? []).filter(
    ({ Id, TotalTime }) =>
      instead !== undefined &&
      !instead.taken.includes(Id) &&
      TotalTime !== null &&
      (timeToMinutes(TotalTime) ?? Infinity) <= instead.left,
  )
  const { recipes, failures } = useDishRecipes(fitting.slice(0, READ).map(({ Id }) => Id))
  // All at once, so that the ways do not change while they are read.
  const isKnown = recipes.every((recipe, index) => recipe ?? failures[index])
  return isKnown ? recipes.filter((recipe) => recipe !== undefined) : []
}
