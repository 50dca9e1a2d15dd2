import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { CountBadge } from '#design-system/tag/badge.tsx'
import { ListFoot } from '#app/features/shopping/list/entry/foot.tsx'
import type { ListSheet } from '#app/features/shopping/list/sheets/list-entries.tsx'
import { ListChoice } from '#app/features/shopping/list/list-choice.tsx'
import { ListMenu } from '#app/features/shopping/list/sheets/list-menu.tsx'
import { ListSheets } from '#app/features/shopping/list/sheets/list-sheets.tsx'
import { ShoppingList } from '#app/features/shopping/list/shopping-list.tsx'
import { useActions } from '#app/features/shopping/list/actions/use-actions.ts'
import { CopyNote } from '#app/features/shopping/list/copy-note.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { isUnderstood } from '#cooking/items/understood.ts'
import { countOpen } from './model/departments.ts'
import { hasItems, useShopping } from './use-shopping.ts'
import { useShownList } from './use-shown-list.ts'

/** Props of {@link ShoppingDrawer}. */
export interface ShoppingDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The shopping list in a drawer. No call is made before it opens. */
export function ShoppingDrawer({ open, onOpenChange }: ShoppingDrawerProps) {
  const { t } = useWords()
  const [listId, setListId] = useState<number>()
  const shopping = useShownList(listId)
  const actions = useActions(shopping)
  // Focusing the field at the foot would open the keyboard of a phone.
  const content = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [sheet, setSheet] = useState<ListSheet>()
  return (
    <Dialog
      shape="drawer"
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.title')}
      initialFocus={content}
      footer={
        <ListFoot
          notUnderstood={shopping.list.items.filter((item) => !isUnderstood(item))}
          actions={actions}
          shopping={shopping}
          side="above"
          field={field}
        />
      }
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        <CopyNote shopping={shopping} />
        <ListChoice list={listId} onChoose={setListId} />
        <ShoppingList shopping={shopping} actions={actions} field={field} isCut isUnderstoodOnly />
        {hasItems(shopping) && (
          <ListMenu actions={actions} onSheet={setSheet} isFilled={hasItems(shopping)} />
        )}
        <ListSheets
          sheet={sheet}
          onClose={() => setSheet(undefined)}
          shopping={shopping}
          actions={actions}
        />
      </div>
    </Dialog>
  )
}

/**
 * A badge on the header's button: the number of rows to buy in the list stored on this device.
 *
 * @param onChange called with the number, for the button's name
 */
export function OpenCount({ onChange }: { onChange: (count: number) => void }) {
  const open = countOpen(useShopping().arranged)
  useEffect(() => onChange(open), [open, onChange])
  return open > 0 && <CountBadge>{open}</CountBadge>
}
