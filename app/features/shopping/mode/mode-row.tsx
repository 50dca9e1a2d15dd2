import { memo, type KeyboardEvent } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { useImperial } from '#app/features/account/index.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { AmountText } from '#app/features/shopping/list/row/amount-text.tsx'
import {
  purchaseLine,
  rowDetails,
  hasUnbreakableWord,
} from '#app/features/shopping/list/row/line.ts'
import { listKeyOf } from '#app/features/shopping/list/list-keys.ts'
import { useRowPerson } from '#app/features/shopping/list/row/row-person.tsx'
import { useRowNews } from '#app/features/shopping/list/row/row-news.tsx'
import { RowPicture } from '#app/features/shopping/list/row/row-picture.tsx'
import type { Actions } from '#app/features/shopping/list/actions/use-actions.ts'
import { useTick } from '#app/features/shopping/list/row/use-tick.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** A row of the shop: all of it ticks, and names stand in full. The key H says that it is at home. */
export const ModeRow = memo(function ModeRow(props: { row: ListRow; actions: Actions }) {
  const { row, actions } = props
  const { t, language } = useWords()
  const imperial = useImperial()
  const options = { language, imperial }
  const { number, unit, name } = purchaseLine(row, options)
  const { disc, tickedText, addedText } = useRowPerson(row)
  const { ref, isNew, changedText } = useRowNews<HTMLLIElement>(row)
  const detail = tickedText ? (
    <span className="inline-block">{tickedText}</span>
  ) : (
    (changedText ?? rowDetails(row, options, t))
  )
  const tick = useTick(row, name, actions)
  const press = (event: KeyboardEvent) => {
    if (listKeyOf(event) !== 'home') return
    event.preventDefault()
    void actions.moveTo(row, name, 'home')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key that bubbles from its checkbox
    <li
      ref={ref}
      data-row={row.key}
      data-mode
      data-new={isNew || undefined}
      data-long={hasUnbreakableWord(name) || undefined}
      onKeyDown={press}
      className="border-b border-line"
    >
      <Checkbox
        variant="round"
        {...tick}
        className="shop-tick"
        label={
          <span className="flex items-center gap-2.5 group-has-checked/check:text-ink-soft group-has-checked/check:line-through">
            <RowPicture
              picture={row.picture}
              size={44}
              className="shop-picture size-11 group-has-checked/check:opacity-50"
            />
            <span className="shop-text flex min-w-0 grow items-center gap-2.5">
              <b className="shop-amount shrink-0 leading-tight font-bold">
                <AmountText number={number} unit={unit} />
              </b>{' '}
              <span className="shop-name min-w-0 leading-tight font-medium hyphens-auto wrap-anywhere">
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
})
