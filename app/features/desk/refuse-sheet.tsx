import { useState, type RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { DESK_TEXT_MAX } from '#contract/desk/limits.ts'
import { useApplications } from './use-desk.ts'

/** Props of {@link RefuseSheet}. */
export interface RefuseSheetProps {
  /** Of the application. */
  id: Id
  /** Whose it is. */
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Receives the focus when the application is gone. */
  returnFocus: RefObject<HTMLElement | null>
}

/** Asks why an application is refused. What was typed stays until it has been sent. */
export function RefuseSheet({ id, name, open, onOpenChange, returnFocus }: RefuseSheetProps) {
  const { t } = useWords()
  const { refuse } = useApplications()
  const { isPending, change } = useChange()
  const [remark, setRemark] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    const said = oneLine(remark)
    setMissing(said === '')
    if (said === '') return
    const failed = t('desk.applications.refuseFailed', { name })
    if (!(await change(failed, () => refuse(id, said)))) return
    onOpenChange(false)
    toast({ title: t('desk.applications.refused', { name }) })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocus={returnFocus}
      title={t('desk.applications.answerOf', { name })}
      description={t('desk.applications.answerText', { name })}
      footer={
        <Button variant="primary" pending={isPending} onClick={() => void submit()}>
          {t('desk.applications.refuse')}
        </Button>
      }
    >
      <TextArea
        label={t('desk.applications.remark')}
        value={remark}
        maxLength={DESK_TEXT_MAX}
        required
        error={isMissing && oneLine(remark) === '' ? t('desk.applications.required') : undefined}
        onChange={({ target }) => setRemark(target.value)}
      />
    </Dialog>
  )
}
