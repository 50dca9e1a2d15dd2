import type { KeyState } from '#app/lib/api/use-key.ts'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { useShownPages } from './use-shown-pages.ts'

/** One page of recipes with the state of its call. */
type RecipePage = Omit<KeyState<Recipe[]>, 'data'> & { recipes: Recipe[] | undefined }

/**
 * How many recipes of a list are known, and whether there are more. The calls return no total, so the
 * count is exact once a page was not full.
 *
 * @param last the last page shown
 * @param perPage recipes of a full page
 */
export function growingListState(
  shown: ReturnType<typeof useShownPages>,
  last: RecipePage,
  perPage = RECIPES_PER_PAGE,
) {
  const before = (shown.pages - 1) * perPage
  return {
    ...shown,
    last,
    perPage,
    /** Recipes known to be in the list; undefined before the first page has loaded. */
    count: last.recipes ? before + last.recipes.length : before || undefined,
    /** Whether there are more than those. */
    hasMore: last.recipes?.length === perPage,
  }
}

/** Result of {@link growingListState}. */
export type GrowingListState = ReturnType<typeof growingListState>
