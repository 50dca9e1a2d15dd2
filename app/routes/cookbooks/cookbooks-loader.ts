import { cookbookCountKey, cookbookPageKey } from '#app/data/filtered-cookbooks.ts'
import { keys } from '#app/data/keys.ts'
import { clampPage, pageOf } from '#app/data/page-of.ts'
import { prefetch } from '#app/data/prefetch.ts'
import { filterOf } from '#app/filters/cookbook-filter.ts'
import { COOKBOOKS_PER_PAGE } from '#contract/limits.ts'

/** Loader of the cookbook list. */
export const cookbooksLoader = prefetch(['cookbooks'], async ({ search, langId, want }) => {
  const filter = filterOf(search)
  void want(keys.authors(langId))
  const count = want<number>(cookbookCountKey(filter, langId))
  const page = pageOf(search)
  const known = page === 1 ? page : clampPage(page, (await count) ?? Infinity, COOKBOOKS_PER_PAGE)
  void want(cookbookPageKey(filter, langId, known))
})
