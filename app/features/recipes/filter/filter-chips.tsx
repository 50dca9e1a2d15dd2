import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Chip } from '#design-system/tag/tag.tsx'
import { addressOf } from './filter-address.ts'
import { partsOf, withoutPart, type FilterPart } from './filter-parts.ts'
import type { RecipeFilter } from './recipe-filter.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { usePartLabel } from './use-filter-label.ts'

/** Props of {@link FilterChips}. */
export interface FilterChipsProps {
  /** The filter of the address; not the plain one. */
  filter: RecipeFilter
  /** Called when the last chip has been removed. */
  onEmptied: () => void
}

/** Whether two parts are the same. */
const isSame = (one: FilterPart, other: FilterPart) =>
  one.kind === other.kind && one.value === other.value

/** The active parts of the filter, each with a button to remove it. */
export function FilterChips({ filter, onEmptied }: FilterChipsProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const labelOf = usePartLabel(filter)
  const list = useRef<HTMLUListElement>(null)
  const parts = partsOf(filter)
  // A second chip may be removed before the address has changed for the first.
  const latest = useRef(filter)
  useEffect(() => {
    latest.current = filter
  }, [filter])

  const remove = (removed: FilterPart, index: number) => {
    latest.current = withoutPart(latest.current, removed)
    const left = partsOf(latest.current)
    // The focus goes to the next remaining chip, else to the previous one.
    const stays = (part: FilterPart) => left.some((other) => isSame(other, part))
    const after = parts.findIndex((part, place) => place > index && stays(part))
    const next = after === -1 ? parts.findLastIndex(stays) : after
    if (next === -1) onEmptied()
    else list.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
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
