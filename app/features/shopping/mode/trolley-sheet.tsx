import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import type { Actions } from '#app/features/shopping/list/actions/use-actions.ts'
import { keepFocus } from '#app/features/shopping/list/keep-focus.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ModeRow } from './mode-row.tsx'

/** Props of {@link TrolleySheet}. */
export interface TrolleySheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What is in the trolley. */
  rows: readonly ListRow[]
  actions: Actions
  onFinish: () => void
}

/** What is in the trolley: a press takes it out again. Shopping can be finished here. */
export function TrolleySheet({ open, onOpenChange, rows, actions, onFinish }: TrolleySheetProps) {
  const { t } = useWords()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.inTrolley')}
      description={t(rows.length > 0 ? 'shopping.trolleyText' : 'shopping.nothingInTrolley')}
      footer={
        <>
          {rows.length > 0 && (
            <Button size="l" className="grow" onClick={onFinish}>
              {t('shopping.finish')}
            </Button>
          )}
          <Button variant="primary" size="l" className="grow" onClick={() => onOpenChange(false)}>
            {t('shopping.leaveShop')}
          </Button>
        </>
      }
    >
      <ul
        ref={keepFocus}
        tabIndex={-1}
        className="outline-none [--shop-name:1.25rem] [--shop-row:4rem]"
      >
        {rows.map((row) => (
          <ModeRow key={row.key} row={row} actions={actions} />
        ))}
      </ul>
    </Dialog>
  )
}
