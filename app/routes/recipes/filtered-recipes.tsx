import { GrowingList } from '#app/cards/growing-list.tsx'
import type { GrowingListState } from '#app/cards/growing-list-state.ts'
import { RecipeBones, RecipeCards } from '#app/cards/recipe-cards.tsx'
import { useFilteredPage } from '#app/data/filtered-recipes.ts'
import type { RecipeFilter } from '#app/filters/recipe-filter.ts'
import { FilterChips } from '#app/routes/recipes/filter-chips.tsx'
import { NoMatch } from '#app/routes/recipes/no-match.tsx'
import { useWords } from '#app/words/words-provider.tsx'

/** Props of {@link FilteredRecipes}. */
export interface FilteredRecipesProps {
  filter: RecipeFilter
  list: GrowingListState
  /** Called when the last part of the filter is taken out. */
  onUnfiltered: () => void
}

/** What a filter lets through, and what it filters by. */
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
  if (isPending) return <RecipeBones />
  return recipes && <RecipeCards recipes={recipes} eager={page === 1} />
}
