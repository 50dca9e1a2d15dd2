import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { listQuery, selectionQuery, type CookbookFilter } from './cookbook-filter.ts'

/**
 * One page of the cookbook list.
 *
 * @param page 1-based; undefined while the page is not known
 */
export function useCookbookPage(filter: CookbookFilter, page: number | undefined) {
  const { langId } = useWords()
  const { data: cookbooks, ...state } = useKey(
    page === undefined ? null : keys.cookbookPage(listQuery(filter), langId, page),
  )
  return { cookbooks, ...state }
}

/** How many cookbooks a filter selects. */
export function useCookbookCount(filter: CookbookFilter) {
  const { langId } = useWords()
  const { data: count, ...state } = useKey(keys.cookbookCount(selectionQuery(filter), langId))
  return { count, ...state }
}
