import { useState } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Ellipsis } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useListEntries, type ListSheet, MenuEntries } from './list-entries.tsx'
import type { Actions } from '../actions/use-actions.ts'

/** Props of {@link ListMenu}. */
export interface ListMenuProps {
  actions: Actions
  onSheet: (sheet: ListSheet) => void
  /** Something can be cleared. */
  isFilled: boolean
}

/** More for a list: a button that opens a menu as a sheet. */
export function ListMenu({ actions, onSheet, isFilled }: ListMenuProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  const entries = useListEntries({
    actions,
    isFilled,
    onClose,
    onSheet: (sheet) => {
      onClose()
      onSheet(sheet)
    },
  })
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={t('shopping.listMenu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('shopping.title')}>
        <MenuEntries entries={entries} />
      </Dialog>
    </>
  )
}
