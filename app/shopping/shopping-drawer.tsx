import { useRef } from 'react'
import { CountBadge } from '#design-system/tag/badge.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { ListFoot } from '#app/shopping/list/foot.tsx'
import { ShoppingList } from '#app/shopping/list/shopping-list.tsx'
import { useActions } from '#app/shopping/list/use-actions.ts'
import { useShopping } from '#app/shopping/use-shopping.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Props of {@link ShoppingDrawer}. */
export interface ShoppingDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The shopping list beside the page; nothing of it is asked for before it opens (SHP-03). */
export function ShoppingDrawer({ open, onOpenChange }: ShoppingDrawerProps) {
  const { t } = useWords()
  const shopping = useShopping()
  const actions = useActions(shopping.store, shopping.list)
  // Not the field at the foot, which would bring up the keyboard of a phone.
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      shape="drawer"
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.title')}
      initialFocus={content}
      footer={<ListFoot notes={shopping.list.notes} actions={actions} />}
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        <ShoppingList shopping={shopping} actions={actions} />
      </div>
    </Dialog>
  )
}

/** How much is still to buy, as this device knows it, on the corner of the header's button. */
export function OpenCount() {
  const { departments, list } = useShopping()
  const rows = departments.flatMap(({ rows: here }) => here)
  const open = rows.filter(({ State }) => State === 0).length + list.notes.length
  return open > 0 && <CountBadge>{open}</CountBadge>
}
