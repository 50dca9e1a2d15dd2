import { useId } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { PLAIN_FILTER, type RecipeFilter } from './recipe-filter.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ApplyWords } from './apply-words.tsx'
import { FilterFields } from './filter-fields.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps {
  /** The filter of the address. */
  filter: RecipeFilter
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The filter as a sheet, for windows without space for a column. */
export function FilterSheet({ filter, open, onOpenChange }: FilterSheetProps) {
  const { t } = useWords()
  const form = useId()
  const { draft, setDraft, apply, go, facets, result } = useFilterDraft(filter)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('recipes.filter.title')}
      footer={
        <div className="grid grow grid-cols-2 gap-2">
          <Button
            onClick={() => {
              setDraft(PLAIN_FILTER)
              go(PLAIN_FILTER)
              onOpenChange(false)
            }}
          >
            {t('recipes.filter.reset')}
          </Button>
          <Button type="submit" variant="primary" form={form}>
            <ApplyWords result={result} />
          </Button>
        </div>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
          onOpenChange(false)
        }}
      >
        <FilterFields filter={draft} onFilterChange={setDraft} facets={facets} />
      </form>
    </Dialog>
  )
}
