import { memo, Suspense, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { RecipeCards, RecipeSkeleton } from '#app/features/recipe-cards/index.ts'
import {
  addressOf,
  FilterButton,
  FilterPanel,
  isPlainFilter,
  type RecipeFilter,
  recipeFilterOf,
  useFilteredPage,
  useRecipeCount,
  useRecipePage,
} from '#app/features/recipes/index.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { growingListState } from '#app/lib/lists/growing-list-state.ts'
import { clampPage, pageCount, pageOf } from '#app/lib/lists/page-of.ts'
import { useListAnnouncements } from '#app/lib/lists/use-list-announcements.ts'
import { useShownPages } from '#app/lib/lists/use-shown-pages.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { FilteredRecipes } from './filtered-recipes.tsx'
import { haveOf } from './have/have-address.ts'
import { RecipeGrid } from './recipe-grid.tsx'

// Re-exported here so that the route loads the loader with the screen, and other pages do not fetch it.
export { recipesLoader } from './recipes-loader.ts'

const HaveScreen = lateComponent(async () => (await import('./have/have-screen.tsx')).HaveScreen)

/** Screen of /recipes: the list, or what can be cooked from what is there. */
export function Recipes() {
  const [search] = useSearchParams()
  const have = useMemo(() => haveOf(search), [search])
  return have ? <HaveScreen ids={have} /> : <RecipeList />
}

/** All recipes in pages, or the matches of a filter. */
function RecipeList() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const filter = useMemo(() => recipeFilterOf(search), [search])
  const isPlain = isPlainFilter(filter)
  const all = useAllRecipes(isPlain ? pageOf(search) : undefined)
  const filtered = useFilteredRecipes(isPlain ? undefined : filter)
  const heading = useRef<HTMLHeadingElement>(null)

  const { page, pages, recipes } = all
  const { count, hasMore } = filtered
  const allNews = recipes && t('recipes.shown', { page, pages, count: recipes.length })
  const matches =
    count === undefined
      ? undefined
      : t(hasMore ? 'recipes.filter.atLeast' : 'recipes.filter.matches', { count })
  useListAnnouncements({ page, filter: addressOf(filter) }, heading, isPlain ? allNews : matches)

  const total = all.count === undefined ? undefined : t('recipes.count', { count: all.count })
  const line = isPlain ? total : matches
  const hasFailed = (isPlain ? all.countError : filtered.last.error) !== undefined
  return (
    <div tabIndex={-1} className="page-column pt-12 outline-none max-tablet:pt-6">
      <PageMeta
        title={page === 1 ? t('recipes.title') : t('recipes.pageTitle', { page })}
        description={t('recipes.description')}
        canonicalSearch={new URLSearchParams(page === 1 ? '' : { page: String(page) })}
      />
      <div className="@container mb-8">
        <div className="flex items-end justify-between gap-4 max-[22rem]:flex-wrap @max-[16rem]:flex-wrap">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-display">
              {t('recipes.title')}
            </h1>
            <div className="mt-2 min-h-6 text-ink-soft">
              {line ? <p>{line}</p> : !hasFailed && <Skeleton className="h-5 w-48" />}
            </div>
          </div>
          <FilterButton filter={filter} className="shrink-0 desktop:hidden noscript:hidden" />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 desktop:grid-cols-[17rem_minmax(0,1fr)] slides-4:grid-cols-[18.5rem_minmax(0,1fr)]">
        <FilterColumn filter={filter} />
        {isPlain ? (
          <AllRecipes list={all} />
        ) : (
          <FilteredRecipes
            filter={filter}
            list={filtered}
            onUnfiltered={() => heading.current?.focus()}
          />
        )}
      </div>
    </div>
  )
}

/** The filter beside the list. It hydrates in slices, and not again with each render of the list. */
const FilterColumn = memo(function FilterColumn({ filter }: { filter: RecipeFilter }) {
  return (
    <div className="-mx-3 overscroll-contain px-3 max-desktop:not-noscript:hidden max-desktop:mb-8 desktop:max-h-[calc(100svh-1.5rem)] desktop:overflow-y-auto desktop:sticky desktop:top-3 desktop:scrollbar-thin">
      <Suspense>
        <FilterPanel filter={filter} />
      </Suspense>
    </div>
  )
})

/**
 * The shown part of the list of a filter.
 *
 * @param filter undefined without a filter
 */
function useFilteredRecipes(filter: RecipeFilter | undefined) {
  const shown = useShownPages()
  return growingListState(shown, useFilteredPage(filter, shown.pages))
}

const pageAddress = (page: number) => (page === 1 ? '/recipes' : `/recipes?page=${page}`)

/** All recipes in pages, with their loading, empty and failed states. */
function AllRecipes({ list }: { list: AllRecipesState }) {
  const { t } = useWords()
  const { page, pages, recipes, error, retry } = list
  if (error) {
    return <LoadFailed title={t('recipes.failed')} text={t('errors.listText')} onRetry={retry} />
  }
  if (recipes?.length === 0) {
    return (
      <EmptyState
        title={t('empty.items')}
        action={<ButtonLink href="/">{t('shell.notFound.home')}</ButtonLink>}
      >
        {t('recipes.empty')}
      </EmptyState>
    )
  }
  return (
    <div>
      <RecipeGrid>
        {recipes ? <RecipeCards recipes={recipes} eager /> : <RecipeSkeleton />}
      </RecipeGrid>
      <Pagination page={page} pageCount={pages} hrefOf={pageAddress} className="mt-12" />
    </div>
  )
}

/**
 * One page of all recipes, and how many pages there are.
 *
 * @param asked 1-based page of the address; undefined while there is a filter
 */
function useAllRecipes(asked: number | undefined) {
  const total = useRecipeCount(asked !== undefined)
  // Only a later page can be beyond the last one; the first need not wait for the count.
  const isPageKnown = asked === 1 || total.count !== undefined || total.error !== undefined
  const page = clampPage(asked ?? 1, total.count ?? Infinity)
  const { recipes, error, retry } = useRecipePage(
    asked !== undefined && isPageKnown ? page : undefined,
  )
  return {
    page,
    pages: pageCount(total.count ?? 0),
    count: total.count,
    countError: total.error,
    recipes,
    error,
    retry: () => Promise.all([total.retry(), retry()]),
  }
}

/** Result of {@link useAllRecipes}. */
type AllRecipesState = ReturnType<typeof useAllRecipes>
