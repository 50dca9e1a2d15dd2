import { AlertDialog } from '#design-system/dialog/alert-dialog.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { QueuedDialog } from './ask.ts'

/** The dialog of `alert()` and of `confirm()`. */
export function AskedDialog({ content, answer }: QueuedDialog) {
  const { t } = useWords()
  const decline = () => answer(false)
  if (content.kind === 'alert') {
    return (
      <AlertDialog
        open
        title={content.title}
        description={content.description}
        closeLabel={t('common.ok')}
        onOpenChange={decline}
      />
    )
  }
  const { kind: _, cancelLabel = t('common.cancel'), ...question } = content
  return (
    <ConfirmDialog
      {...question}
      open
      cancelLabel={cancelLabel}
      onOpenChange={decline}
      onConfirm={() => answer(true)}
    />
  )
}
