import { useRef } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Entry } from '#app/features/shopping/list/entry/entry.tsx'
import { LastAction } from '#app/features/shopping/list/entry/last-action.tsx'
import type { Actions } from '#app/features/shopping/list/actions/use-actions.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link AddSheet}. */
export interface AddSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  shopping: Shopping
  actions: Actions
}

/** The sheet for adding items in the shop. It suggests what the member often buys. */
export function AddSheet({ open, onOpenChange, shopping, actions }: AddSheetProps) {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.newItem')}
      initialFocus={field}
      className="flex flex-col justify-end gap-2 [&_button]:min-h-14 [&_input]:min-h-14"
    >
      <LastAction actions={actions} />
      <Entry shopping={shopping} actions={actions} side="above" field={field} hasChips />
    </Dialog>
  )
}
