import { Button } from '#design-system/button/button.tsx'
import { FILTER_NAMES, recipeSearchOf } from './filter-address.ts'
import { PLAIN_FILTER, type RecipeFilter } from './recipe-filter.ts'
import { AskedLanguage } from '#app/lib/ui/asked-language.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ApplyWords } from './apply-words.tsx'
import { FilterFields } from './filter-fields.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps {
  /** The filter of the address. */
  filter: RecipeFilter
}

/** Fields that cannot be changed without scripts, in the order of the address. */
const BEFORE_FACETS = ['categories', 'time', 'totalTime', 'calories'] as const
const AFTER_FACETS = ['include', 'exclude'] as const

interface KeptValuesProps {
  filter: RecipeFilter
  kinds: readonly (keyof typeof FILTER_NAMES)[]
}

/** The values of fields that a form without scripts keeps as they are. */
function KeptValues({ filter, kinds }: KeptValuesProps) {
  const search = recipeSearchOf(filter)
  return kinds.flatMap((kind) => {
    const name = FILTER_NAMES[kind]
    return search
      .getAll(name)
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
  })
}

/**
 * The filter as a column beside the list; it scrolls separately when it is taller than the window.
 * Without scripts its facets are a form, which leads to the same addresses.
 */
export function FilterPanel({ filter }: FilterPanelProps) {
  const { t } = useWords()
  const { draft, setDraft, apply, go, facets, result } = useFilterDraft(filter)
  return (
    <form
      method="get"
      action="/recipes"
      aria-label={t('recipes.filter.title')}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <noscript>
        <AskedLanguage />
      </noscript>
      <KeptValues filter={filter} kinds={BEFORE_FACETS} />
      <FilterFields filter={draft} onFilterChange={setDraft} facets={facets} />
      <KeptValues filter={filter} kinds={AFTER_FACETS} />
      <div className="bottom-0 z-lifted -mx-1 mt-6 grid grid-cols-2 noscript:grid-cols-1 gap-2 bg-ground px-1 py-3 desktop:sticky">
        <Button
          className="noscript:hidden"
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
