import type { RecipeFilter } from '#app/filters/recipe-filter.ts'
import { useFilteredPage } from '#app/data/filtered-recipes.ts'
import { useShownPages } from '#app/routes/recipes/use-shown-pages.ts'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'

/**
 * How far the list of a filter is shown, and how much of it is known: its calls do not count, so the
 * number is exact once a short page came (D-32).
 *
 * @param filter undefined where there is none
 */
export function useFilteredRecipes(filter: RecipeFilter | undefined) {
  const shown = useShownPages()
  const { pages } = shown
  const last = useFilteredPage(filter, pages)
  const before = (pages - 1) * RECIPES_PER_PAGE
  return {
    ...shown,
    /** The last page shown. */
    last,
    /** Recipes known to match; undefined while nothing is. */
    count: last.recipes ? before + last.recipes.length : before || undefined,
    /** Whether there are more than those. */
    hasMore: last.recipes?.length === RECIPES_PER_PAGE,
  }
}

/** What {@link useFilteredRecipes} gives. */
export type FilteredRecipesState = ReturnType<typeof useFilteredRecipes>
