import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { send } from '#app/lib/api/send.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { WEEK_PATH } from '#app/lib/dinner-address.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { deviceDinners } from '../device/device-dinners.ts'

/** Deletes a dinner for everybody who sees it, after a question: nothing brings it back. */
export function DeleteDinner({ of: key }: { of: string }) {
  const { t, langId } = useWords()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { isPending, change } = useChange()
  const remove = async () => {
    const isDone = await change(
      t('dinner.plan.notDeleted'),
      async () => await send('DELETE /dinners/:key', { params: { key, LangId: langId } }),
    )
    if (!isDone) return
    deviceDinners.update(key, () => undefined)
    toast({ title: t('dinner.plan.deleted') })
    void navigate(WEEK_PATH)
  }
  return (
    <>
      <Button className="mt-6" onClick={() => setAsking(true)}>
        {t('dinner.plan.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('dinner.plan.deleteTitle')}
        description={t('dinner.plan.deleteText')}
        cancelLabel={t('dinner.plan.deleteKeep')}
        confirmLabel={t('dinner.plan.deleteConfirm')}
        danger
        pending={isPending}
        onConfirm={() => void remove()}
      />
    </>
  )
}
