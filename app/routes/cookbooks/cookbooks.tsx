import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { boneNumbers, CardBones } from '#app/cards/card-bones.tsx'
import { CookbookCard } from '#app/cards/cookbook-card.tsx'
import { filterOf, isPlain, searchOf } from '#app/filters/cookbook-filter.ts'
import { useCookbookCount, useCookbookPage } from '#app/data/filtered-cookbooks.ts'
import { addressOf, FilterBar } from '#app/routes/cookbooks/filter-bar.tsx'
import { useListNews } from '#app/shell/use-list-news.ts'
import { clampPage, pageCount, pageOf } from '#app/data/page-of.ts'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { PageMeta } from '#app/shell/page-meta.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import type { Cookbook } from '#contract/cookbook.ts'
import { COOKBOOKS_PER_PAGE } from '#contract/limits.ts'

// In one file with the screen: only who goes there fetches what this list alone knows.
export { cookbooksLoader } from '#app/routes/cookbooks/cookbooks-loader.ts'

/** Bones of a list whose length is not known: two rows. */
const BONES = 8

/** Screen of /cookbooks: every cookbook, filtered, page by page (RTE-06, RTE-07, CBL-01 to CBL-19). */
export function Cookbooks() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const filter = useMemo(() => filterOf(search), [search])
  const asked = pageOf(search)
  const { count, error: countError, retry: retryCount } = useCookbookCount(filter)
  // Only a later page can lie beyond the last one; the first need not wait for the count.
  const isPageKnown = asked === 1 || count !== undefined || countError !== undefined
  const page = clampPage(asked, count ?? Infinity, COOKBOOKS_PER_PAGE)
  const { cookbooks, error, retry } = useCookbookPage(filter, isPageKnown ? page : undefined)
  const pages = pageCount(count ?? 0, COOKBOOKS_PER_PAGE)

  const heading = useRef<HTMLHeadingElement>(null)
  const news = cookbooks && t('cookbooks.shown', { page, pages, count: cookbooks.length })
  useListNews({ page, filter: addressOf(filter) }, heading, news)

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
        boneNumbers(BONES).map((index) => (
          <li key={index}>
            <CardBones index={index} cover />
          </li>
        ))}
    </CardGrid>
  )
}
