import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useBlocking, type Writer } from './use-blocks.ts'

/** Props of {@link BlockDialog}. */
export interface BlockDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  writer: Writer
}

/** Says what blocking somebody does, and blocks them. */
export function BlockDialog({ open, onOpenChange, writer }: BlockDialogProps) {
  const { t } = useWords()
  const { block } = useBlocking()
  const { isPending, change } = useChange()
  const name = { name: writer.name }
  const submit = async () => {
    if (!(await change(t('reports.failed.block', name), () => block(writer)))) return
    onOpenChange(false)
    toast({ title: t('reports.blocks.done', name), description: t('reports.blocks.where') })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('reports.blocks.ask', name)}
      description={t('reports.blocks.askText', name)}
      footer={
        <>
          <Button variant="primary" pending={isPending} onClick={() => void submit()}>
            {t('reports.blocks.confirm')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('common.cancel')}</Button>
        </>
      }
    />
  )
}
