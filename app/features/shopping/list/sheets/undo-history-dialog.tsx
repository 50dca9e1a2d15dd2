import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { RotateCcw, Undo2 } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DoneAction } from '../actions/use-undo-history.ts'

/** Props of {@link UndoHistoryDialog}. */
export interface UndoHistoryDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Newest first. */
  history: readonly DoneAction[]
  onToggle: (action: DoneAction) => void
}

/** The last ten actions: each is undone by itself, and redone with the same button. */
export function UndoHistoryDialog({
  open,
  onOpenChange,
  history,
  onToggle,
}: UndoHistoryDialogProps) {
  const { t, language } = useWords()
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
  const newest = history.find(({ isUndone }) => !isUndone)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.lastActions')}
      description={t('shopping.lastActionsText')}
      footer={
        newest && (
          <Button variant="primary" size="l" full icon={Undo2} onClick={() => onToggle(newest)}>
            {t('shopping.undoAction', { action: newest.text })}
          </Button>
        )
      }
    >
      {history.length === 0 && <p>{t('shopping.noActions')}</p>}
      <ol>
        {history.map((action) => (
          <li key={action.id} className="flex min-h-14 items-center gap-4 border-b border-line">
            <span className="text-caption text-ink-soft">{time.format(action.at)}</span>
            <span className="min-w-0 grow wrap-anywhere">
              {action.isUndone ? <s>{action.text}</s> : action.text}
            </span>
            <IconButton
              icon={action.isUndone ? RotateCcw : Undo2}
              label={t(action.isUndone ? 'shopping.redoAction' : 'shopping.undoAction', {
                action: action.text,
              })}
              onClick={() => onToggle(action)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
