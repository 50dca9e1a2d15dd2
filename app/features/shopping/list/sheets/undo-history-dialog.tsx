import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { RotateCcw, Undo2 } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { MadeAct } from '../actions/use-undo-history.ts'

/** Props of {@link ActsDialog}. */
export interface ActsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Newest first. */
  acts: readonly MadeAct[]
  onToggle: (act: MadeAct) => void
}

/** The last ten acts: each is undone by itself, and made again in the same place. */
export function ActsDialog({ open, onOpenChange, acts, onToggle }: ActsDialogProps) {
  const { t, language } = useWords()
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
  const newest = acts.find(({ isUndone }) => !isUndone)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.lastActs')}
      description={t('shopping.lastActsText')}
      footer={
        newest && (
          <Button variant="primary" size="l" full icon={Undo2} onClick={() => onToggle(newest)}>
            {t('shopping.undoAct', { act: newest.text })}
          </Button>
        )
      }
    >
      {acts.length === 0 && <p>{t('shopping.noActs')}</p>}
      <ol>
        {acts.map((act) => (
          <li key={act.id} className="flex min-h-14 items-center gap-4 border-b border-line">
            <span className="text-caption text-ink-soft">{time.format(act.at)}</span>
            <span className="min-w-0 grow wrap-anywhere">
              {act.isUndone ? <s>{act.text}</s> : act.text}
            </span>
            <IconButton
              icon={act.isUndone ? RotateCcw : Undo2}
              label={t(act.isUndone ? 'shopping.redoAct' : 'shopping.undoAct', { act: act.text })}
              onClick={() => onToggle(act)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
