import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { MenuEntries, type ListEntry } from '#app/features/shopping/index.ts'

/** Props of {@link ListMenu}. */
export interface ListMenuProps extends Pick<DialogProps, 'returnFocus'> {
  title: string
  /** Who sees the list. */
  description: string
  entries: readonly ListEntry[]
  onClose: () => void
}

/** What can be done with one of the member's lists. */
export function ListMenu({ entries, onClose, ...props }: ListMenuProps) {
  return (
    <Dialog open onOpenChange={onClose} {...props}>
      <MenuEntries entries={entries} />
    </Dialog>
  )
}
