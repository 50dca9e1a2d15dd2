import { type RecipeFilter, useFilteredPage } from '#app/features/recipes/index.ts'
import { growingListState } from '#app/lib/lists/growing-list-state.ts'
import { useShownPages } from '#app/lib/lists/use-shown-pages.ts'

/**
 * The shown part of the list of a filter.
 *
 * @param filter undefined without a filter
 */
export function useFilteredRecipes(filter: RecipeFilter | undefined) {
  const shown = useShownPages()
  return growingListState(shown, useFilteredPage(filter, shown.pages))
}
