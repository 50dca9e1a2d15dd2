import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import {
  addressOf,
  CookbookCard,
  FilterBar,
  filterOf,
  isPlain,
  listQuery,
  searchOf,
  selectionQuery,
  useCookbookCount,
  useCookbookPage,
} from '#app/features/cookbooks/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { prefetch } from '#app/lib/api/prefetch.ts'
import { clampPage, pageCount, pageOf } from '#app/lib/lists/page-of.ts'
import { useListAnnouncements } from '#app/lib/lists/use-list-announcements.ts'
import { skeletonIndexes, CardSkeleton } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Cookbook } from '#contract/cookbook.ts'
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

/** Number of skeletons while the length of the list is unknown: two rows. */
const SKELETONS = 8

/** Screen of /cookbooks: all cookbooks, with a filter and pages. */
export function Cookbooks() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const filter = useMemo(() => filterOf(search), [search])
  const asked = pageOf(search)
  const { count, error: countError, retry: retryCount } = useCookbookCount(filter)
  // Only a later page can be beyond the last one; the first need not wait for the count.
  const isPageKnown = asked === 1 || count !== undefined || countError !== undefined
  const page = clampPage(asked, count ?? Infinity, COOKBOOKS_PER_PAGE)
  const { cookbooks, error, retry } = useCookbookPage(filter, isPageKnown ? page : undefined)
  const pages = pageCount(count ?? 0, COOKBOOKS_PER_PAGE)

  const heading = useRef<HTMLHeadingElement>(null)
  const news = cookbooks && t('cookbooks.shown', { page, pages, count: cookbooks.length })
  useListAnnouncements({ page, filter: addressOf(filter) }, heading, news)

  return (
    <div tabIndex={-1} className="page-column pt-12 outline-none max-tablet:pt-6">
      <PageMeta
        title={page === 1 ? t('cookbooks.title') : t('cookbooks.pageTitle', { page })}
        description={t('cookbooks.description')}
        canonicalSearch={isPlain(filter) ? searchOf(filter, page) : undefined}
      />
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {t('cookbooks.title')}
      </h1>
      <div className="mt-2 mb-6 min-h-6 text-ink-soft">
        {count === undefined ? (
          !countError && <Skeleton className="h-5 w-48" />
        ) : (
          <p>{t('common.cookbooks', { count })}</p>
        )}
      </div>
      <FilterBar filter={filter} />
      {error ? (
        <LoadFailed
          title={t('cookbooks.failed')}
          text={t('errors.listText')}
          onRetry={() => Promise.all([retryCount(), retry()])}
        />
      ) : (
        <Results cookbooks={cookbooks} />
      )}
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(other) => addressOf(filter, other)}
        className="mt-12"
      />
    </div>
  )
}

function Results({ cookbooks }: { cookbooks: readonly Cookbook[] | undefined }) {
  const { t } = useWords()
  if (cookbooks?.length === 0) return <EmptyState title={t('empty.items')} />
  return (
    <CardGrid>
      {cookbooks?.map((cookbook) => (
        <li key={cookbook.Id}>
          <CookbookCard cookbook={cookbook} place="grid" level="h2" />
        </li>
      )) ??
        skeletonIndexes(SKELETONS).map((index) => (
          <li key={index}>
            <CardSkeleton index={index} cover />
          </li>
        ))}
    </CardGrid>
  )
}
