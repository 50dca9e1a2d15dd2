import { RecipeSkeleton, RecipeCards } from '#app/features/recipe-cards/index.ts'
import {
  FilterChips,
  type RecipeFilter,
  useFilteredPage,
  useLoosened,
} from '#app/features/recipes/index.ts'
import type { GrowingListState } from '#app/lib/lists/growing-list-state.ts'
import { GrowingList } from '#app/lib/lists/growing-list.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { Loosenings } from './loosenings.tsx'
import { NoMatch } from './no-match.tsx'

/** Props of {@link FilteredRecipes}. */
export interface FilteredRecipesProps {
  filter: RecipeFilter
  list: GrowingListState
  /** Called when the last part of the filter has been removed. */
  onUnfiltered: () => void
}

/** The matches of a filter, and its parts as chips. */
export function FilteredRecipes({ filter, list, onUnfiltered }: FilteredRecipesProps) {
  const { t } = useWords()
  const { count = 0 } = list
  return (
    <GrowingList
      list={list}
      columns={3}
      renderPage={(page) => <FilteredPage key={page} filter={filter} page={page} />}
      more={t('recipes.filter.more')}
      moreShown={t('recipes.filter.moreShown', { count })}
      failed={{ title: t('recipes.failed'), text: t('errors.listText') }}
    >
      <FilterChips filter={filter} onEmptied={onUnfiltered} />
      {count === 0 && list.last.recipes && <NoMatch filter={filter} />}
    </GrowingList>
  )
}

function FilteredPage({ filter, page }: { filter: RecipeFilter; page: number }) {
  const { recipes, isPending } = useFilteredPage(filter, page)
  if (isPending) return <RecipeSkeleton />
  if (!recipes) return null
  return (
    <>
      <RecipeCards recipes={recipes} eager={page === 1} />
      {page === 1 && recipes.length === 1 && <OnlyMatch filter={filter} />}
    </>
  )
}

/** Beside the only recipe that matches: what to lift to see more. */
export function OnlyMatch({ filter }: { filter: RecipeFilter }) {
  const { t } = useWords()
  const { loosenings = [] } = useLoosened(filter)
  return (
    <li className="col-span-2 empty:hidden max-slides-4:col-span-full">
      <Loosenings
        title={t('recipes.filter.moreWithout')}
        filter={filter}
        loosenings={loosenings}
        shown={1}
      />
    </li>
  )
}
