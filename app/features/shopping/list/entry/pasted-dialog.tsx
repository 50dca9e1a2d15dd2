import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { itemName } from '#cooking/items/understood.ts'
import { SHOPPING_ITEMS_MAX } from '#contract/shopping/limits.ts'
import { ITEM_MAX } from '#contract/shopping/limits.ts'
import { Draft, type DraftProps } from './draft.tsx'
import type { Actions } from '../actions/use-actions.ts'

/** Lines that are shown; the others are added without. */
const SHOWN_MAX = 50

/** The lines of a text that was pasted, as items: none empty, none too long, and no more than fit. */
export function pastedItems(text: string, room: number) {
  const lines = text
    .split(/[\n\r]+/u)
    .map(itemName)
    .filter((line) => line !== '')
  const fitting = lines.filter((line) => Array.from(line).length <= ITEM_MAX)
  const items = fitting.slice(0, Math.max(0, room))
  return { items, tooLong: lines.length - fitting.length, tooMany: fitting.length - items.length }
}

/** Props of {@link PastedDialog}. */
export interface PastedDialogProps extends Pick<DraftProps, 'shopping'> {
  /** What was pasted; undefined while nothing was. */
  text: string | undefined
  onClose: () => void
  actions: Actions
}

/** Shows several lines that were pasted before they go on the list. */
export function PastedDialog({ text, onClose, actions, shopping }: PastedDialogProps) {
  const { t } = useWords()
  const room = SHOPPING_ITEMS_MAX - shopping.list.items.length
  const { items, tooLong, tooMany } = pastedItems(text ?? '', room)
  const add = () => {
    void actions.addItems(items)
    onClose()
  }
  return (
    <Dialog
      open={text !== undefined}
      onOpenChange={onClose}
      title={t('shopping.pasted', { count: items.length })}
      size="l"
      footer={
        <Button variant="primary" disabled={items.length === 0} onClick={add}>
          {t('shopping.addPasted', { count: items.length })}
        </Button>
      }
    >
      {tooLong > 0 && <p className="mb-3">{t('shopping.pastedTooLong', { count: tooLong })}</p>}
      {tooMany > 0 && (
        <p className="mb-3">
          {t('shopping.pastedTooMany', { count: tooMany, most: SHOPPING_ITEMS_MAX })}
        </p>
      )}
      <ul className="grid gap-2">
        {[...new Set(items)].slice(0, SHOWN_MAX).map((item) => (
          <li key={item}>
            <Draft item={item} shopping={shopping} />
          </li>
        ))}
      </ul>
      {items.length > SHOWN_MAX && (
        <p className="mt-3">{t('shopping.pastedMore', { count: items.length - SHOWN_MAX })}</p>
      )}
    </Dialog>
  )
}
