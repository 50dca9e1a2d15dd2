import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { recipeQueryOf } from './filter-address.ts'
import { loosened } from './filter-parts.ts'
import type { RecipeFilter } from './recipe-filter.ts'

/**
 * One page of the recipes that match a filter.
 *
 * @param filter undefined fetches nothing
 * @param page 1-based
 */
export function useFilteredPage(filter: RecipeFilter | undefined, page: number) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey(
    filter === undefined ? null : keys.recipePage(langId, page, recipeQueryOf(filter)),
  )
  return { recipes, ...state }
}

/** What to remove of a filter to find recipes, in the order of the panel. */
export function useLoosened(filter: RecipeFilter) {
  const { langId } = useWords()
  const { data, ...state } = useKey(keys.loosened(langId, recipeQueryOf(filter)))
  return { loosenings: data && loosened(filter, data), ...state }
}
