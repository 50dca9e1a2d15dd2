import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { FIELD, TYPED } from '#design-system/text-field/field.ts'
import { LabelledField, type FieldWords } from '#design-system/text-field/labelled-field.tsx'

/** Props of {@link TextArea}: those of a field, and those of a `<textarea>`. */
export interface TextAreaProps extends ComponentProps<'textarea'>, FieldWords {
  /**
   * Least number of lines. It grows with its text up to twelve, where browsers support it. @default
   * 4
   */
  rows?: number
}

/** A labelled multi-line text field. */
export function TextArea({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  rows = 4,
  id,
  required,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextAreaProps) {
  const words = { label, labelHidden, labelEnd, hint, error }
  return (
    <LabelledField slot="text-area" {...words} {...{ id, required, describedBy, className }}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          style={{ minBlockSize: `calc(${rows}lh + 1.5rem)` }}
          className={cn(
            FIELD,
            TYPED,
            'block field-sizing-content max-h-[calc(12lh+1.5rem)] py-2.5',
          )}
          {...props}
        />
      )}
    </LabelledField>
  )
}
