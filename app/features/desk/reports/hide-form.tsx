import { useState, type ReactNode, type RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Select } from '#design-system/select/select.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DESK_TEXT_MAX } from '#contract/desk/limits.ts'
import type { DeskCase } from '#contract/reports/desk-reports.ts'
import { REPORT_REASONS, type ReportReason } from '#contract/reports/limits.ts'
import { useCaseDecisions } from './use-reports.ts'

/** Props of {@link HideForm}. */
export interface HideFormProps {
  of: DeskCase
  /** Receives the focus when the row is gone. */
  region: RefObject<HTMLElement | null>
  /** What else can be decided. */
  children: ReactNode
}

/** Hides something, or leaves it hidden, with a reason and a remark that its writer reads. */
export function HideForm({ of, region, children }: HideFormProps) {
  const { t } = useWords()
  const { hide } = useCaseDecisions()
  const { isPending, change } = useChange()
  const [reason, setReason] = useState<ReportReason>(of.Reasons[0]?.Reason ?? 'other')
  const [remark, setRemark] = useState(of.Remark ?? '')
  const [isMissing, setMissing] = useState(false)
  const isHidden = of.HiddenSince !== null
  const name = of.Writer?.Name
  const submit = async () => {
    const said = oneLine(remark)
    setMissing(said === '')
    if (said === '') return
    if (!(await change(t('desk.reports.hideFailed'), () => hide(of, reason, said)))) return
    toast({ title: t(isHidden ? 'desk.reports.stays' : 'desk.reports.hidden') })
    region.current?.focus({ preventScroll: true })
  }
  return (
    <form
      noValidate
      className="desk-case-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="grid gap-4">
        <Select
          label={t('desk.reports.reason')}
          value={reason}
          onValueChange={setReason}
          options={REPORT_REASONS.map((value) => ({
            value,
            label: t(`desk.reports.reasonNames.${value}`),
          }))}
        />
        <TextArea
          label={
            name === undefined ? t('desk.reports.remark') : t('desk.reports.remarkFor', { name })
          }
          rows={2}
          required
          maxLength={DESK_TEXT_MAX}
          value={remark}
          error={isMissing && oneLine(remark) === '' ? t('desk.reports.missing') : undefined}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
      <div className="desk-case-acts">
        <Button type="submit" variant="primary" full pending={isPending}>
          {t(isHidden ? 'desk.reports.keepHidden' : 'desk.reports.hide')}
        </Button>
        {children}
      </div>
    </form>
  )
}
