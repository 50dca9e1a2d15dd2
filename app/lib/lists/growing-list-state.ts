import type { Answer } from '#app/lib/api/use-key.ts'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { useShownPages } from './use-shown-pages.ts'

/** One page of recipes with the state of its call. */
type RecipePage = Omit<Answer<Recipe[]>, 'data'> & { recipes: Recipe[] | undefined }

/**
 * How far a list is shown, and how much of it is known: its calls do not count, so the number is
 * exact once a short page came (D-32).
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
    /** Recipes known to be in the list; undefined while nothing is. */
    count: last.recipes ? before + last.recipes.length : before || undefined,
    /** Whether there are more than those. */
    hasMore: last.recipes?.length === perPage,
  }
}

/** What {@link growingListState} gives. */
export type GrowingListState = ReturnType<typeof growingListState>
