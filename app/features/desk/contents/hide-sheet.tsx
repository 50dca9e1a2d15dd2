import { useState, type RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DESK_TEXT_MAX } from '#contract/desk/limits.ts'
import type { DeskContent } from '#contract/reports/desk-contents.ts'
import { REPORT_REASONS, type ReportReason } from '#contract/reports/limits.ts'
import { useHiding } from './use-contents.ts'

/** Props of {@link HideSheet}. */
export interface HideSheetProps {
  content: DeskContent
  onClose: () => void
  /** Receives the focus when the thing is gone. */
  returnFocus: RefObject<HTMLElement | null>
}

/** Asks why something of a member is hidden; the member reads it. */
export function HideSheet({ content, onClose, returnFocus }: HideSheetProps) {
  const { t } = useWords()
  const hide = useHiding()
  const { isPending, change } = useChange()
  const [reason, setReason] = useState<ReportReason>('insult')
  const [remark, setRemark] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { Kind, Text, Writer } = content
  const name = { name: Writer.Name }
  const submit = async () => {
    const said = oneLine(remark)
    setMissing(said === '')
    if (said === '') return
    if (!(await change(t('desk.contents.hide.failed'), () => hide(content, reason, said)))) return
    onClose()
    toast({ title: t('desk.contents.hide.done', name) })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={t(`desk.contents.hide.title.${Kind}`, name)}
      description={t('desk.contents.hide.text', name)}
      footer={
        <Button variant="primary" pending={isPending} onClick={() => void submit()}>
          {t('desk.contents.hide.confirm')}
        </Button>
      }
    >
      {Text !== '' && (
        <p dir="auto" className="desk-said mb-4">
          {Text}
        </p>
      )}
      <RadioGroup
        label={t('desk.contents.hide.reason')}
        value={reason}
        onValueChange={setReason}
        options={REPORT_REASONS.map((one) => ({
          value: one,
          label: t(`desk.contents.reasons.${one}`),
        }))}
      />
      <TextArea
        className="mt-4"
        label={t('desk.contents.hide.remark')}
        hint={t('desk.contents.hide.remarkHint', name)}
        rows={3}
        maxLength={DESK_TEXT_MAX}
        required
        value={remark}
        error={isMissing && oneLine(remark) === '' ? t('desk.contents.hide.required') : undefined}
        onChange={({ target }) => setRemark(target.value)}
      />
    </Dialog>
  )
}
