import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Keyboard, PenLine, Store, Undo2 } from '#design-system/icon/lucide.ts'
import { type ListSheet, MenuEntries } from '#app/features/shopping/list/sheets/list-entries.tsx'
import type { Actions } from '#app/features/shopping/list/actions/use-actions.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link ModeMenu}. */
export interface ModeMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  actions: Actions
  onSheet: (sheet: ListSheet) => void
  /** Back to planning, where rows are edited. */
  onEdit: () => void
}

/** More in the shop: the shop and its order, the last ten actions, the keys, and back to editing. */
export function ModeMenu({ open, onOpenChange, actions, onSheet, onEdit }: ModeMenuProps) {
  const { t } = useWords()
  const here = actions.shops.find(({ IsHere }) => IsHere)
  const to = (sheet: ListSheet) => ({ leadsOn: true, onClick: () => onSheet(sheet) })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shopping.title')}>
      <MenuEntries
        entries={[
          {
            icon: Store,
            text: t('shopping.shopAndOrder'),
            detail: here?.Name ?? t('shopping.noShop'),
            ...to('shop'),
          },
          { icon: Undo2, text: t('shopping.lastActions'), ...to('history') },
          { icon: Keyboard, text: t('shopping.keys'), ...to('keys') },
          { icon: PenLine, text: t('shopping.toPlanning'), onClick: onEdit },
        ]}
      />
    </Dialog>
  )
}
