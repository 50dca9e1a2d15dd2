import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import {
  addressOf,
  FilterButton,
  FilterPanel,
  isPlainFilter,
  recipeFilterOf,
} from '#app/features/recipes/index.ts'
import { pageOf } from '#app/lib/lists/page-of.ts'
import { useListAnnouncements } from '#app/lib/lists/use-list-announcements.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { haveOf } from './have/have-address.ts'
import { AllRecipes } from './all-recipes.tsx'
import { FilteredRecipes } from './filtered-recipes.tsx'
import { useAllRecipes } from './use-all-recipes.ts'
import { useFilteredRecipes } from './use-recipe-results.ts'

// Re-exported here so that the route loads the loader with the screen, and other pages do not fetch it.
export { recipesLoader } from './recipes-loader.ts'

const HaveScreen = lateComponent(async () => (await import('./have/have-screen.tsx')).HaveScreen)

/** Screen of /recipes: the list, or what can be cooked from what is there. */
export function Recipes() {
  const [search] = useSearchParams()
  const have = useMemo(() => haveOf(search), [search])
  return have ? <HaveScreen ids={have} /> : <RecipeList />
}

/** All recipes in pages, or the matches of a filter (RTE-09, RTE-10, RCL-01 to RCL-42). */
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
      <div className="mb-8 flex items-end justify-between gap-4 max-[22rem]:flex-wrap">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
            {t('recipes.title')}
          </h1>
          <div className="mt-2 min-h-6 text-ink-soft">
            {line ? <p>{line}</p> : !hasFailed && <Skeleton className="h-5 w-48" />}
          </div>
        </div>
        <FilterButton filter={filter} className="shrink-0 desktop:hidden noscript:hidden" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 desktop:grid-cols-[17rem_minmax(0,1fr)] slides-4:grid-cols-[18.5rem_minmax(0,1fr)]">
        <div className="-mx-3 overscroll-contain px-3 max-desktop:not-noscript:hidden max-desktop:mb-8 desktop:max-h-[calc(100svh-1.5rem)] desktop:overflow-y-auto desktop:sticky desktop:top-3 desktop:scrollbar-thin">
          <FilterPanel filter={filter} />
        </div>
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
