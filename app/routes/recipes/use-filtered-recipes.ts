import { growingListState } from '#app/cards/growing-list-state.ts'
import { useShownPages } from '#app/cards/use-shown-pages.ts'
import { useFilteredPage } from '#app/data/filtered-recipes.ts'
import type { RecipeFilter } from '#app/filters/recipe-filter.ts'

/**
 * The list of a filter as far as it is shown.
 *
 * @param filter undefined where there is none
 */
export function useFilteredRecipes(filter: RecipeFilter | undefined) {
  const shown = useShownPages()
  return growingListState(shown, useFilteredPage(filter, shown.pages))
}
