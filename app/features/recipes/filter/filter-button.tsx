import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { SlidersHorizontal } from '#design-system/icon/lucide.ts'
import { partsOf } from './filter-parts.ts'
import type { RecipeFilter } from './recipe-filter.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

const loadSheet = () => import('./filter-sheet.tsx')

/** Props of {@link FilterButton}. */
export interface FilterButtonProps {
  /** The filter of the address. */
  filter: RecipeFilter
  className?: string
}

/** Opens the filter as a sheet and shows the number of active filters. The code is fetched on press. */
export function FilterButton({ filter, className }: FilterButtonProps) {
  const { t } = useWords()
  const { code, isPending, ask } = useOnDemand(loadSheet)
  const [isOpen, setOpen] = useState(false)
  const count = partsOf(filter).length
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        pending={isPending}
        aria-haspopup="dialog"
        onClick={() => {
          ask()
          setOpen(true)
        }}
        className={className}
      >
        {t('recipes.filter.title')}
        {count > 0 && (
          <span className="ms-2 rounded-full bg-action px-1.5 text-caption text-on-action">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t('recipes.filter.activeCount', { count })}</span>
          </span>
        )}
      </Button>
      {code && <code.FilterSheet filter={filter} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
