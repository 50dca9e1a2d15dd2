import { Button } from '#design-system/button/button.tsx'
import { PLAIN_FILTER, type RecipeFilter } from '#app/features/recipes/recipe-filter.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ApplyWords } from './apply-words.tsx'
import { FilterFields } from './filter-fields.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps {
  /** The filter of the address. */
  filter: RecipeFilter
}

/** The filter as a column beside the list; it scrolls separately when it is taller than the window. */
export function FilterPanel({ filter }: FilterPanelProps) {
  const { t } = useWords()
  const { draft, setDraft, apply, go, facets, result } = useFilterDraft(filter)
  return (
    <form
      aria-label={t('recipes.filter.title')}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <FilterFields filter={draft} onFilterChange={setDraft} facets={facets} />
      <div className="sticky bottom-0 z-lifted -mx-1 mt-6 grid grid-cols-2 gap-2 bg-ground px-1 py-3">
        <Button
          onClick={() => {
            setDraft(PLAIN_FILTER)
            go(PLAIN_FILTER)
          }}
        >
          {t('recipes.filter.reset')}
        </Button>
        <Button type="submit" variant="primary">
          <ApplyWords result={result} />
        </Button>
      </div>
    </form>
  )
}
