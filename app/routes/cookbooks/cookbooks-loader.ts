import { filterOf, listQuery, selectionQuery } from '#app/features/cookbooks/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { prefetch } from '#app/lib/api/prefetch.ts'
import { clampPage, pageOf } from '#app/lib/lists/page-of.ts'
import { COOKBOOKS_PER_PAGE } from '#contract/limits.ts'

/** Loader of the cookbook list. */
export const cookbooksLoader = prefetch(['cookbooks'], async ({ search, langId, load }) => {
  const filter = filterOf(search)
  void load(keys.authors(langId))
  const count = load(keys.cookbookCount(selectionQuery(filter), langId))
  const page = pageOf(search)
  const known = page === 1 ? page : clampPage(page, (await count) ?? Infinity, COOKBOOKS_PER_PAGE)
  void load(keys.cookbookPage(listQuery(filter), langId, known))
})
