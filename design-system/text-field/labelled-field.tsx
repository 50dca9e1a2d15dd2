import { useId, type ReactNode } from 'react'
import { FIELD_LABEL } from '#design-system/text-field/field.ts'
import { FieldError, FieldHint, joinIds } from '#design-system/text-field/field-words.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** What every field has around its control. */
export interface FieldWords {
  /** The words above the control, its name. */
  label: string
  /** Keeps the label for screen readers only; something else on the screen says it. @default false */
  labelHidden?: boolean
  /** At the other end of the label's line, such as a link. */
  labelEnd?: ReactNode
  /** What helps to fill it in, below the control and read out with it. */
  hint?: ReactNode
  /**
   * What is wrong, with an icon below the hint and read out after it. Show it once the field was
   * left or the form was sent, not while somebody types.
   * @selector [aria-invalid="true"] on the control
   */
  error?: ReactNode
}

/** What the control has to take over. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

/** Props of {@link LabelledField}. */
export interface LabelledFieldProps extends FieldWords {
  /** Names the component in `data-slot`. */
  slot: string
  /** The control's id, when it must be known. */
  id: string | undefined
  /** Whether it must be filled in: said beside the label. */
  required: boolean | undefined
  /** Leaves the word beside the label out, where every field of a form must be filled in. @default true */
  requiredMark?: boolean | undefined
  /** Further elements that describe the control. */
  describedBy: string | undefined
  /** Layout of the whole field only. */
  className: string | undefined
  /** Draws the control. */
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around a control, tied to it by their ids. */
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
