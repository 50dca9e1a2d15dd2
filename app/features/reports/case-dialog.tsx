import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { COMMENT_MAX } from '#contract/limits.ts'
import { REPORT_WORD_MAX } from '#contract/reports/limits.ts'
import type { OwnCase } from '#contract/reports/report.ts'
import { STEP_NOTE_MAX } from '#contract/step-notes/limits.ts'
import { useOwnCases } from './use-own-cases.ts'

/** What a writer can do about something that is hidden. */
export type CaseAct = 'change' | 'object' | 'delete'

/** Props of {@link CaseDialog}. */
export interface CaseDialogProps {
  act: CaseAct
  ownCase: OwnCase
  onClose: () => void
}

const maxOf = (act: CaseAct, { Kind }: OwnCase) => {
  if (act === 'object') return REPORT_WORD_MAX
  return Kind === 'note' ? STEP_NOTE_MAX : COMMENT_MAX
}

/** Changes what is hidden, objects to that, or deletes it. What was typed stays until it was sent. */
export function CaseDialog({ act, ownCase, onClose }: CaseDialogProps) {
  const { t } = useWords()
  const { object, changeText, remove } = useOwnCases()
  const { isPending, change } = useChange()
  const [text, setText] = useState(act === 'change' ? ownCase.Text : '')
  const [isMissing, setMissing] = useState(false)
  const isBlank = text.trim() === ''
  const submit = async () => {
    const isRequired = act !== 'delete'
    setMissing(isRequired && isBlank)
    if (isRequired && isBlank) return
    const { Id: id } = ownCase
    const make = {
      change: () => changeText(id, text.trim()),
      object: () => object(id, text.trim()),
      delete: () => remove(id),
    }[act]
    if (!(await change(t(`reports.cases.failed.${act}`), make))) return
    onClose()
    toast({ title: t(`reports.cases.done.${act}`) })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      role={act === 'delete' ? 'alertdialog' : 'dialog'}
      title={t(`reports.cases.title.${act}`)}
      description={t(`reports.cases.text.${act}`)}
      footer={
        <>
          <Button
            variant={act === 'delete' ? 'danger' : 'primary'}
            pending={isPending}
            onClick={() => void submit()}
          >
            {t(`reports.cases.confirm.${act}`)}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </>
      }
    >
      {act !== 'delete' && (
        <TextArea
          label={t(`reports.cases.label.${act}`)}
          required
          rows={3}
          maxLength={maxOf(act, ownCase)}
          value={text}
          error={isMissing && isBlank ? t('reports.cases.blank') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Dialog>
  )
}
