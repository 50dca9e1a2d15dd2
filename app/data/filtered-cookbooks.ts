import { withLang } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { listQuery, selectionQuery, type CookbookFilter } from '#app/filters/cookbook-filter.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Cookbook } from '#contract/cookbook.ts'
import type { LangId } from '#contract/languages.ts'
import { COOKBOOKS_PER_PAGE } from '#contract/limits.ts'

/** The key of a page of the cookbook list; `page` is 1-based (CBL-17). */
export function cookbookPageKey(filter: CookbookFilter, langId: LangId, page: number): string {
  const offset = (page - 1) * COOKBOOKS_PER_PAGE
  return withLang(`/book?${listQuery(filter)}&limit=${COOKBOOKS_PER_PAGE}&offset=${offset}`, langId)
}

/** The key of how many cookbooks a filter shows (D-32). */
export function cookbookCountKey(filter: CookbookFilter, langId: LangId): string {
  const query = selectionQuery(filter)
  return withLang(query.size > 0 ? `/book/count?${query}` : '/book/count', langId)
}

/**
 * One page of the cookbook list.
 *
 * @param page 1-based; undefined while it is not known which page that is
 */
export function useCookbookPage(filter: CookbookFilter, page: number | undefined) {
  const { langId } = useWords()
  const { data: cookbooks, ...state } = useKey<Cookbook[]>(
    page === undefined ? null : cookbookPageKey(filter, langId, page),
  )
  return { cookbooks, ...state }
}

/** How many cookbooks a filter shows. */
export function useCookbookCount(filter: CookbookFilter) {
  const { langId } = useWords()
  const { data: count, ...state } = useKey<number>(cookbookCountKey(filter, langId))
  return { count, ...state }
}
