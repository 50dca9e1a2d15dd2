import { anyRecipeKey, filteredPageKey, type RecipeFilter } from '#app/data/recipe-filter.ts'
import { useKey } from '#app/data/use-key.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'

/**
 * One page of the recipes that a filter lets through.
 *
 * @param filter undefined where there is none
 * @param page 1-based
 */
export function useFilteredPage(filter: RecipeFilter | undefined, page: number) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey<Recipe[]>(
    filter === undefined ? null : filteredPageKey(filter, langId, page),
  )
  return { recipes, ...state }
}

/** Whether a filter lets any recipe through; undefined while that is not known. */
export function useHasRecipes(filter: RecipeFilter): boolean | undefined {
  const { langId } = useWords()
  const { data } = useKey<Recipe[]>(anyRecipeKey(filter, langId))
  return data && data.length > 0
}
