import { AlertDialog } from '#design-system/dialog/alert-dialog.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Waiting } from './ask.ts'

/** The dialog of `alert()` and of `confirm()`. */
export function AskedDialog({ asked, answer }: Waiting) {
  const { t } = useWords()
  const refuse = () => answer(false)
  if (asked.kind === 'alert') {
    return (
      <AlertDialog open title={asked.title} closeLabel={t('common.ok')} onOpenChange={refuse} />
    )
  }
  const { kind: _, cancelLabel = t('common.cancel'), ...question } = asked
  return (
    <ConfirmDialog
      {...question}
      open
      cancelLabel={cancelLabel}
      onOpenChange={refuse}
      onConfirm={() => answer(true)}
    />
  )
}
