import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Chip } from '#design-system/tag/tag.tsx'
import { partsOf, type FilterPart, type RecipeFilter } from '#app/filters/recipe-filter.ts'
import { addressOf } from '#app/routes/recipes/use-filter-draft.ts'
import { usePartLabel } from '#app/routes/recipes/use-part-label.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Props of {@link FilterChips}. */
export interface FilterChipsProps {
  /** The filter that the address names; not the plain one. */
  filter: RecipeFilter
  /** Called when the last chip goes, and the list of chips with it. */
  onEmptied: () => void
}

/** What the list is filtered by, each part with a button that takes it out. */
export function FilterChips({ filter, onEmptied }: FilterChipsProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const labelOf = usePartLabel(filter)
  const list = useRef<HTMLUListElement>(null)
  const parts = partsOf(filter)
  // A second chip may go before the list has followed the first.
  const latest = useRef(filter)
  useEffect(() => {
    latest.current = filter
  }, [filter])

  const remove = (removed: FilterPart, index: number) => {
    const isRemoved = ({ kind, value }: FilterPart) =>
      kind === removed.kind && value === removed.value
    latest.current = partsOf(latest.current).find(isRemoved)?.without ?? latest.current
    // The focus goes to the next chip, else to the one before: this one is about to vanish.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else onEmptied()
    void navigate(addressOf(latest.current), { preventScrollReset: true })
  }
  return (
    <ul
      ref={list}
      aria-label={t('recipes.filter.active')}
      className="mb-6 flex flex-wrap items-center gap-1.5 max-tablet:-mx-gutter max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:px-gutter max-tablet:[scrollbar-width:none]"
    >
      {parts.map((part, index) => {
        const label = labelOf(part)
        return (
          <li key={`${part.kind} ${part.value}`} className="shrink-0">
            <Chip
              removeLabel={t('common.removeItem', { name: label })}
              onRemove={() => remove(part, index)}
            >
              {label}
            </Chip>
          </li>
        )
      })}
      <li className="shrink-0">
        <ButtonLink href="/recipes" variant="bare" size="s">
          {t('recipes.filter.reset')}
        </ButtonLink>
      </li>
    </ul>
  )
}
