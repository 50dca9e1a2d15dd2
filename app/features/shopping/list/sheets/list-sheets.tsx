import type { ReactNode } from 'react'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { UndoHistoryDialog } from './undo-history-dialog.tsx'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { ListKeysDialog } from './list-keys-dialog.tsx'
import type { ListSheet } from './list-entries.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { StaplesDialog } from './staples-dialog.tsx'
import type { Actions } from '../actions/use-actions.ts'

/** Props of {@link ListSheets}. */
export interface ListSheetsProps {
  /** The one that is open; any other name opens none. */
  sheet: string | undefined
  onClose: () => void
  shopping: Shopping
  actions: Actions
  /** The link to read the list, for the sheet that shares it. */
  link?: ReactNode
}

/** The sheets of a list, at most one of them open. */
export function ListSheets({ sheet, onClose, shopping, actions, link }: ListSheetsProps) {
  const props = (name: ListSheet) => ({ open: sheet === name, onOpenChange: onClose })
  return (
    <>
      <ArrangeDialog {...props('shop')} departments={shopping.list.places} actions={actions} />
      <ShareDialog {...props('share')} shopping={shopping} link={link} />
      <UndoHistoryDialog
        {...props('history')}
        history={actions.history}
        onToggle={(action) => void actions.toggle(action)}
      />
      <StaplesDialog {...props('staples')} shopping={shopping} actions={actions} />
      <ListKeysDialog {...props('keys')} />
    </>
  )
}
