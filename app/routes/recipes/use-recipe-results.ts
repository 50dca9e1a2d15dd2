import { type RecipeFilter, useFilteredPage } from '#app/features/recipes/index.ts'
import { growingListState } from '#app/lib/lists/growing-list-state.ts'
import { useShownPages } from '#app/lib/lists/use-shown-pages.ts'

/**
 * The list of a filter as far as it is shown.
 *
 * @param filter undefined where there is none
 */
export function useFilteredRecipes(filter: RecipeFilter | undefined) {
  const shown = useShownPages()
  return growingListState(shown, useFilteredPage(filter, shown.pages))
}
