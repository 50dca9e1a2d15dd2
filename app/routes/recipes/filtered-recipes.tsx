import { useEffect, useRef, type CSSProperties } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { announce } from '#design-system/lib/announce.ts'
import type { RecipeFilter } from '#app/filters/recipe-filter.ts'
import { useFilteredPage } from '#app/data/filtered-recipes.ts'
import { FilterChips } from '#app/routes/recipes/filter-chips.tsx'
import { NoMatch } from '#app/routes/recipes/no-match.tsx'
import { RecipeBones, RecipeCards, RecipeGrid } from '#app/routes/recipes/recipe-grid.tsx'
import type { FilteredRecipesState } from '#app/routes/recipes/use-filtered-recipes.ts'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'

/** Props of {@link FilteredRecipes}. */
export interface FilteredRecipesProps {
  filter: RecipeFilter
  list: FilteredRecipesState
  /** Called when the last part of the filter is taken out. */
  onUnfiltered: () => void
}

/** What a filter lets through, more of it on demand, and what it filters by (RCL-35, D-32). */
export function FilteredRecipes({ filter, list, onUnfiltered }: FilteredRecipesProps) {
  const { t } = useWords()
  const { pages, height, last, count = 0, hasMore, showMore, keepHeight } = list
  const grid = useRef<HTMLDivElement>(null)
  const asked = useRef<number>(undefined)

  // The button is where the focus was; the first of the new recipes is what was asked for.
  useEffect(() => {
    if (last.recipes === undefined || asked.current !== pages) return
    asked.current = undefined
    const card = grid.current?.querySelectorAll('article')[(pages - 1) * RECIPES_PER_PAGE]
    card?.querySelector<HTMLElement>('h2 a')?.focus()
    announce(t('recipes.filter.moreShown', { count }))
  }, [pages, last.recipes, count, t])

  // Bones are not as high as cards: the place in the list would be another one.
  useEffect(() => {
    const isWhole = last.recipes && !grid.current?.querySelector('[data-slot=card-skeleton]')
    if (isWhole) keepHeight(grid.current?.offsetHeight ?? 0)
  })

  const askForMore = () => {
    asked.current = pages + 1
    showMore()
  }

  const failed = last.error !== undefined && (
    <LoadFailed title={t('recipes.failed')} text={t('errors.listText')} onRetry={last.retry} />
  )
  return (
    <div
      ref={grid}
      tabIndex={-1}
      style={
        height === undefined ? undefined : ({ '--list-height': `${height}px` } as CSSProperties)
      }
      className="outline-none has-data-[slot=card-skeleton]:min-h-(--list-height) has-data-[slot=card-skeleton]:[overflow-anchor:none]"
    >
      <FilterChips filter={filter} onEmptied={onUnfiltered} />
      {count === 0 && last.recipes && <NoMatch filter={filter} />}
      <RecipeGrid>
        {Array.from({ length: pages }, (_, index) => (
          <FilteredPage key={index} filter={filter} page={index + 1} />
        ))}
      </RecipeGrid>
      {failed}
      {hasMore && (
        <p className="mt-12 text-center">
          <Button size="l" onClick={askForMore}>
            {t('recipes.filter.more')}
          </Button>
        </p>
      )}
    </div>
  )
}

function FilteredPage({ filter, page }: { filter: RecipeFilter; page: number }) {
  const { recipes, isPending } = useFilteredPage(filter, page)
  if (isPending) return <RecipeBones />
  return recipes && <RecipeCards recipes={recipes} eager={page === 1} />
}
