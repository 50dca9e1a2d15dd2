import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { useRecipeCount, useRecipePage } from '#app/data/recipes.ts'
import { clampPage, pageCount, pageOf } from '#app/routes/recipes/page-of.ts'
import { RecipeResults } from '#app/routes/recipes/recipe-results.tsx'
import { usePageTurn } from '#app/routes/recipes/use-page-turn.ts'
import { PageMeta } from '#app/shell/page-meta.tsx'
import { useWords } from '#app/words/words-provider.tsx'

/** What a later page adds to the address of the list. */
const searchOf = (page: number) => new URLSearchParams(page === 1 ? '' : { page: String(page) })

const addressOf = (page: number) => (page === 1 ? '/recipes' : `/recipes?${searchOf(page)}`)

/** Screen of /recipes: every recipe, page by page (RTE-09, RCL-24 to RCL-37). */
export function Recipes() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const asked = pageOf(search)
  const { count, error: countError, retry: retryCount } = useRecipeCount()
  // Only a later page can lie beyond the last one; the first need not wait for the count.
  const isPageKnown = asked === 1 || count !== undefined || countError !== undefined
  const page = clampPage(asked, count ?? Infinity)
  const { recipes, error, retry } = useRecipePage(isPageKnown ? page : undefined)
  const pages = pageCount(count ?? 0)

  const heading = useRef<HTMLHeadingElement>(null)
  const shown = recipes && t('recipes.shown', { page, pages, count: recipes.length })
  usePageTurn(page, heading, shown)

  return (
    <div tabIndex={-1} className="page-column pt-12 outline-none max-tablet:pt-6">
      <PageMeta
        title={page === 1 ? t('recipes.title') : t('recipes.pageTitle', { page })}
        description={t('recipes.description')}
        canonicalSearch={searchOf(page)}
      />
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {t('recipes.title')}
      </h1>
      <div className="mt-2 mb-8 min-h-6 text-ink-soft">
        {count === undefined ? (
          !countError && <Skeleton className="h-5 w-48" />
        ) : (
          <p>{t('recipes.count', { count })}</p>
        )}
      </div>
      <RecipeResults
        recipes={recipes}
        error={error}
        onRetry={() => Promise.all([retryCount(), retry()])}
      />
      <Pagination page={page} pageCount={pages} hrefOf={addressOf} className="mt-12" />
    </div>
  )
}
