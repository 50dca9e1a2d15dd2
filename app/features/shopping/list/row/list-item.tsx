import { memo, useId, type KeyboardEvent } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { House } from '#design-system/icon/lucide.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { useImperial } from '#app/features/account/index.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AmountText } from './amount-text.tsx'
import { purchaseLine, rowDetails, shortLine, hasUnbreakableWord } from './line.ts'
import { listKeyOf } from '../list-keys.ts'
import { useRowPerson } from './row-person.tsx'
import { useRowNews } from './row-news.tsx'
import { useRowSheet } from './row-sheets.tsx'
import { RowPicture } from './row-picture.tsx'
import type { Actions } from '../actions/use-actions.ts'
import { useTick } from './use-tick.ts'
import './list-row.css'

/** Props of {@link ListItem}. */
export interface ListItemProps {
  row: ListRow
  actions: Actions
  /** Long names and units are cut. */
  isCut?: boolean
}

/**
 * A row of a department. The tick puts it into the trolley, the house says that it is at home, the rest
 * opens its sheet. Keys: H at home, E the sheet.
 */
export const ListItem = memo(function ListItem({ row, actions, isCut = false }: ListItemProps) {
  const { t } = useWords()
  const openSheet = useRowSheet()
  const { name, shown, detail } = useRowText(row, isCut)
  const { disc, tickedText, addedText } = useRowPerson(row)
  const { ref, isNew, changedText } = useRowNews<HTMLDivElement>(row)
  const textId = useId()
  const tick = useTick(row, name, actions)
  const isTicked = row.State === 1
  const isHome = row.isAtHome
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = listKeyOf(event)
    if (key === 'home') void actions.moveTo(row, name, isHome ? 'open' : 'home')
    else if (key === 'sheet') openSheet(row, event.currentTarget)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from its controls
    <div
      ref={ref}
      data-slot="list-row"
      data-row={row.key}
      data-new={isNew || undefined}
      data-long={hasUnbreakableWord(name) || undefined}
      data-ticked={tick.checked || undefined}
      onKeyDown={press}
      className="item-row @container flex items-center border-b border-line data-ticked:text-ink-soft"
    >
      <Checkbox
        variant="round"
        aria-labelledby={textId}
        label={null}
        {...tick}
        className="item-tick"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${textId} ${textId}-edit`}
        onClick={(event) => openSheet(row, event.currentTarget)}
        className="flex min-h-14 min-w-0 grow items-center py-1.5 text-start"
      >
        <RowPicture picture={row.picture} size={36} className="item-picture" />
        <span id={textId} className="item-text flex min-w-0 grow items-center">
          {(shown.number !== null || !hasUnbreakableWord(name)) && (
            <b className="item-amount shrink-0 font-semibold">
              <AmountText number={shown.number} unit={shown.unit} />
            </b>
          )}{' '}
          <span className="item-name min-w-0 leading-tight hyphens-auto wrap-anywhere">
            {shown.name === name ? (
              <bdi>{name}</bdi>
            ) : (
              <>
                <span aria-hidden="true" title={name}>
                  {shown.name}
                </span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </>
            )}
            {(tickedText ?? changedText ?? detail) && (
              <small className="block text-caption leading-snug text-ink-soft">
                {' '}
                {/* Only what is to be bought is struck through. */}
                {tickedText ? (
                  <span className="inline-block">{tickedText}</span>
                ) : (
                  (changedText ?? detail)
                )}
              </small>
            )}
            {addedText && <VisuallyHidden>, {addedText}</VisuallyHidden>}
          </span>
        </span>
        <VisuallyHidden id={`${textId}-edit`}>{t('shopping.change')}</VisuallyHidden>
      </button>
      {disc}
      {(!isTicked || isHome) && (
        <IconButton
          icon={House}
          label={t('shopping.haveIt', { name })}
          aria-pressed={isHome}
          onClick={() => void actions.moveTo(row, name, isHome ? 'open' : 'home')}
          className="text-ink-soft pressed:bg-tint pressed:text-ink"
        />
      )}
    </div>
  )
})

function useRowText(row: ListRow, isCut: boolean) {
  const { t, language } = useWords()
  const options = { language, imperial: useImperial() }
  const whole = purchaseLine(row, options)
  const shown = isCut ? shortLine(whole, row.State === 1) : whole
  return { name: whole.name, shown, detail: rowDetails(row, options, t) }
}
