import type { KeyboardEvent } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { useUnitSystem } from '#app/features/account/index.ts'
import type { ListRow } from '#app/features/shopping/departments.ts'
import { AmountText } from '#app/features/shopping/list/amount-text.tsx'
import { purchaseLine, rowDetails } from '#app/features/shopping/list/line.ts'
import { listKeyOf } from '#app/features/shopping/list/list-keys.ts'
import { hasLongWord } from '#app/features/shopping/list/long-word.ts'
import { useRowPerson } from '#app/features/shopping/list/row-person.tsx'
import { RowPicture } from '#app/features/shopping/list/row-picture.tsx'
import type { Actions } from '#app/features/shopping/list/use-actions.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** A row of the shop: all of it ticks, and names stand in full. The key H says that it is at home. */
export function ModeRow({ row, actions }: { row: ListRow; actions: Actions }) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const options = { language, unitSystem }
  const { number, unit, name } = purchaseLine(row, options)
  const { disc, tickedText, addedText } = useRowPerson(row)
  const detail = tickedText ? (
    <span className="inline-block">{tickedText}</span>
  ) : (
    rowDetails(row, options, t)
  )
  const press = (event: KeyboardEvent) => {
    if (listKeyOf(event) !== 'home') return
    event.preventDefault()
    void actions.place(row, name, 'home')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key that bubbles from its checkbox
    <li
      data-row
      data-mode
      data-long={hasLongWord(name) || undefined}
      onKeyDown={press}
      className="border-b border-line"
    >
      <Checkbox
        variant="round"
        checked={row.State === 1}
        onCheckedChange={(isTicked) => void actions.place(row, name, isTicked ? 'trolley' : 'open')}
        className="[&_input]:size-8.5 [&_label]:min-h-[calc(var(--shop-row)-1px)] [&_label]:py-1.5 [&_label]:active:bg-tint [&_label]:hover:bg-tint"
        label={
          <span className="flex items-center gap-2.5 group-has-checked/check:text-ink-soft group-has-checked/check:line-through">
            <RowPicture
              picture={row.picture}
              size={44}
              className="size-11 group-has-checked/check:opacity-50 max-[23.4375rem]:hidden"
            />
            <span className="flex min-w-0 grow items-center gap-2.5 in-data-long:flex-col in-data-long:items-start in-data-long:gap-0">
              <b className="w-17.5 shrink-0 text-(length:--shop-name) leading-tight font-bold group-has-checked/check:font-medium in-data-long:w-auto max-[23.4375rem]:w-17">
                <AmountText number={number} unit={unit} />
              </b>{' '}
              <span className="min-w-0 text-(length:--shop-name) leading-tight font-medium hyphens-auto wrap-anywhere in-data-long:text-[1.1875rem]">
                <bdi>{name}</bdi>
                {detail && (
                  <small className="line-clamp-2 text-caption leading-snug font-regular text-ink-soft">
                    {' '}
                    {detail}
                  </small>
                )}
                {addedText && <VisuallyHidden>, {addedText}</VisuallyHidden>}
              </span>
            </span>
            {disc}
          </span>
        }
      />
    </li>
  )
}
