import type { ReactNode, Ref } from 'react'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { REPORT_REASONS, type ReportReason } from '#contract/reports/limits.ts'
import './reports.css'

/** Props of {@link ReasonChoice}. */
export interface ReasonChoiceProps {
  value: ReportReason | null
  onValueChange: (reason: ReportReason) => void
  /** Shown above the reasons. @default hidden */
  label?: string
  error?: ReactNode
  /** Name of its radio buttons. */
  name?: string
  ref?: Ref<HTMLFieldSetElement>
}

/** One of the five reasons, each in a frame of its own. */
export function ReasonChoice({ label, value, onValueChange, error, name, ref }: ReasonChoiceProps) {
  const { t } = useWords()
  return (
    <RadioGroup
      ref={ref}
      {...(name !== undefined && { name })}
      className="report-reasons"
      label={label ?? t('reports.reason')}
      labelHidden={label === undefined}
      required
      value={value}
      onValueChange={onValueChange}
      error={error}
      options={REPORT_REASONS.map((reason) => ({
        value: reason,
        label: t(`reports.reasons.${reason}`),
      }))}
    />
  )
}
