import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { FIELD, TYPED } from '#design-system/text-field/field.ts'
import { LabelledField, type FieldWords } from '#design-system/text-field/labelled-field.tsx'

/**
 * Props of {@link TextField}: those of a field, and those of an `<input>`, which gets `ref` and
 * everything else, so that `register` of a form can be spread.
 */
export interface TextFieldProps extends ComponentProps<'input'>, FieldWords {
  /**
   * Shows "(required)" beside the label. Turn it off where every field of a form is required.
   * @default true
   */
  requiredMark?: boolean
  /** An icon at the start of the field. */
  icon?: IconDrawing
  /** A button at the end of the field, 44 px wide. */
  end?: ReactNode
}

/**
 * A labelled text field. Controlled by `value`, or uncontrolled with `defaultValue`; dashed and
 * sunken while `readOnly`. The placeholder is an example, never the label.
 */
export function TextField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  icon,
  end,
  id,
  required,
  requiredMark,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const words = { label, labelHidden, labelEnd, hint, error }
  return (
    <LabelledField
      slot="text-field"
      {...words}
      {...{ id, required, requiredMark, describedBy, className }}
    >
      {(control) => (
        <div className="relative">
          {icon && (
            <Icon
              of={icon}
              className="pointer-events-none absolute inset-s-3.5 inset-y-0 my-auto text-ink-soft"
            />
          )}
          <input
            {...control}
            className={cn(FIELD, TYPED, icon && 'ps-11', end !== undefined && 'pe-12')}
            {...props}
          />
          {end !== undefined && <div className="absolute inset-e-0.5 top-0.5">{end}</div>}
        </div>
      )}
    </LabelledField>
  )
}
