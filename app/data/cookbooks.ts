import type { CookbookFilter } from '#app/filters/cookbook-filter.ts'
import { keys } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Cookbook, CookbookOfTheMonth } from '#contract/cookbook.ts'

/** The cookbook of this month; null in a month without one (D-39). */
export function useCookbookOfTheMonth() {
  const { langId } = useWords()
  const { data: month, ...state } = useKey<CookbookOfTheMonth | null>(
    keys.cookbookOfTheMonth(langId),
  )
  return { month, ...state }
}

/** The newest cookbooks, the youngest first (D-33). */
export function useNewestCookbooks() {
  const { langId } = useWords()
  const { data: cookbooks, ...state } = useKey<Cookbook[]>(keys.newestCookbooks(langId))
  return { cookbooks, ...state }
}

/** The cookbook of an address; `id` as it stands there, valid or not. */
export function useCookbook(id: string) {
  const { langId } = useWords()
  const { data: cookbook, ...state } = useKey<Cookbook>(keys.cookbook(id, langId))
  return { cookbook, ...state }
}

/**
 * One page of the cookbook list.
 *
 * @param page 1-based; undefined while it is not known which page that is
 */
export function useCookbookPage(filter: CookbookFilter, page: number | undefined) {
  const { langId } = useWords()
  const { data: cookbooks, ...state } = useKey<Cookbook[]>(
    page === undefined ? null : keys.cookbookPage(filter, page, langId),
  )
  return { cookbooks, ...state }
}

/** How many cookbooks a filter shows. */
export function useCookbookCount(filter: CookbookFilter) {
  const { langId } = useWords()
  const { data: count, ...state } = useKey<number>(keys.cookbookCount(filter, langId))
  return { count, ...state }
}

/** All cookbooks of an author. */
export function useCookbooksOfAuthor(authorId: Id) {
  const { langId } = useWords()
  const { data: cookbooks, ...state } = useKey<Cookbook[]>(keys.cookbooksOfAuthor(authorId, langId))
  return { cookbooks, ...state }
}
