import { useRecipeCount, useRecipePage } from '#app/features/recipes/index.ts'
import { clampPage, pageCount } from '#app/lib/lists/page-of.ts'

/**
 * One page of all recipes, and how many pages there are.
 *
 * @param asked 1-based page of the address; undefined while there is a filter
 */
export function useAllRecipes(asked: number | undefined) {
  const total = useRecipeCount(asked !== undefined)
  // Only a later page can be beyond the last one; the first need not wait for the count.
  const isPageKnown = asked === 1 || total.count !== undefined || total.error !== undefined
  const page = clampPage(asked ?? 1, total.count ?? Infinity)
  const { recipes, error, retry } = useRecipePage(
    asked !== undefined && isPageKnown ? page : undefined,
  )
  return {
    page,
    pages: pageCount(total.count ?? 0),
    count: total.count,
    countError: total.error,
    recipes,
    error,
    retry: () => Promise.all([total.retry(), retry()]),
  }
}

/** Result of {@link useAllRecipes}. */
export type AllRecipesState = ReturnType<typeof useAllRecipes>
