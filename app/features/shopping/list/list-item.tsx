import { useId, useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ChevronDown, House, Pencil } from '#design-system/icon/lucide.ts'
import { TickRow } from '#design-system/tick-row/tick-row.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { useUnitSystem } from '#app/features/account/index.ts'
import type { ListRow } from '#app/features/shopping/departments.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AmountText } from './amount-text.tsx'
import { ItemSheet } from './item-sheet.tsx'
import { purchaseLine, rowDetails, shortLine, wholeLine } from './line.ts'
import { RowSources } from './row-sources.tsx'
import { useRowPerson } from './row-person.tsx'
import type { Actions } from './use-actions.ts'

/** Props of {@link ListItem}. */
export interface ListItemProps {
  row: ListRow
  actions: Actions
  /** Long names and units are cut (SHP-08, SHP-09). */
  isCut?: boolean
}

/** A row of a department: what to buy, below it the exact need; it may be at home. */
export function ListItem({ row, actions, isCut = false }: ListItemProps) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const [isOpen, setOpen] = useState(false)
  const sourcesId = useId()
  const options = { language, unitSystem }
  const whole = purchaseLine(row, options)
  const shown = isCut ? shortLine(whole, row.State === 1) : whole
  const { name } = whole
  const [item] = row.items
  const person = useRowPerson(row)
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <TickRow
        picture={row.picture && pictureUrl(row.picture, THUMBNAIL_WIDTH)}
        amount={<AmountText number={shown.number} unit={shown.unit} />}
        name={
          <>
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
            {person.addedText && <VisuallyHidden>, {person.addedText}</VisuallyHidden>}
          </>
        }
        detail={person.tickedText ?? rowDetails(row, options, t)}
        checked={row.State === 1}
        onCheckedChange={(isTicked) => void actions.place(row, name, isTicked ? 'trolley' : 'open')}
        end={
          <>
            {person.disc}
            {item && (
              <IconButton
                icon={Pencil}
                label={t('shopping.edit', { name })}
                onClick={() => setEditing(true)}
              />
            )}
            {!item && row.needs.length > 1 && (
              <IconButton
                icon={ChevronDown}
                label={t('shopping.sources', { name })}
                aria-expanded={isOpen}
                aria-controls={sourcesId}
                onClick={() => setOpen(!isOpen)}
                className="aria-expanded:[&_svg]:rotate-180"
              />
            )}
            {row.State === 0 && (
              <IconButton
                icon={House}
                label={t('shopping.haveIt', { name })}
                onClick={() => void actions.place(row, name, 'home')}
              />
            )}
          </>
        }
      />
      {item && (
        <ItemSheet open={isEditing} onOpenChange={setEditing} item={item} actions={actions} />
      )}
      <RowSources id={sourcesId} hidden={!isOpen} row={row} name={wholeLine(whole)} />
    </>
  )
}
