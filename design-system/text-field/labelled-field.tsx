import { useId, type ReactNode } from 'react'
import { FIELD_LABEL } from '#design-system/text-field/field.ts'
import { FieldError, FieldHint, joinIds } from '#design-system/text-field/field-words.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props shared by all fields. */
export interface FieldWords {
  /** The label above the control. */
  label: string
  /** Hides the label visually, where something else on the screen shows it. @default false */
  labelHidden?: boolean
  /** Content at the end of the label's line, such as a link. */
  labelEnd?: ReactNode
  /** A hint below the control, referenced by `aria-describedby`. */
  hint?: ReactNode
  /**
   * The error message, shown with an icon below the hint and read after it. Set it on blur or
   * submit, not while typing.
   * @selector [aria-invalid="true"] on the control
   */
  error?: ReactNode
}

/** Props for the control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

/** Props of {@link LabelledField}. */
export interface LabelledFieldProps extends FieldWords {
  /** Value of `data-slot`. */
  slot: string
  /** Id of the control, when the caller needs it. */
  id: string | undefined
  /** Whether it is required; shown beside the label. */
  required: boolean | undefined
  /**
   * Shows "(required)" beside the label. Turn it off where every field of a form is required.
   * @default true
   */
  requiredMark?: boolean | undefined
  /** Ids of further elements that describe the control. */
  describedBy: string | undefined
  /** Layout of the whole field only. */
  className: string | undefined
  /** Renders the control. */
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around a control, connected by ids. */
export function LabelledField({
  slot,
  label,
  labelHidden = false,
  labelEnd,
  hint,
  error,
  id,
  required,
  requiredMark = true,
  describedBy,
  className,
  children,
}: LabelledFieldProps) {
  const { field } = useMessages()
  const ownId = useId()
  const hintId = hint === undefined ? undefined : `${ownId}-hint`
  const errorId = error === undefined ? undefined : `${ownId}-error`
  const controlId = id ?? ownId
  return (
    <div data-slot={slot} className={className}>
      <div className={cn('flex items-baseline justify-between gap-3', labelHidden && 'sr-only')}>
        <label htmlFor={controlId} className={FIELD_LABEL}>
          {label}
          {required && requiredMark && (
            <span aria-hidden="true" className="ms-1.5 text-caption font-regular text-ink-soft">
              {field.required}
            </span>
          )}
        </label>
        {labelEnd}
      </div>
      {children({
        id: controlId,
        'aria-describedby': joinIds(describedBy, hintId, errorId),
        'aria-invalid': error === undefined ? undefined : true,
        required,
      })}
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
