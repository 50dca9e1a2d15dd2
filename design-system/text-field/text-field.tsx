import { useId, type ComponentProps } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { FIELD, FIELD_LABEL } from '#design-system/text-field/field.ts'

/** Props of {@link TextField}: those of an `<input>`. */
export interface TextFieldProps extends ComponentProps<'input'> {
  /** The words above the field, its name. */
  label: string
  /** A drawing at the start of the field. */
  icon?: IconDrawing
}

/** A line of text to type, under its label. */
export function TextField({ label, icon, id, className, ...props }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div data-slot="text-field" className={className}>
      <label htmlFor={inputId} className={FIELD_LABEL}>
        {label}
      </label>
      <div className="relative">
        {icon && (
          <Icon
            of={icon}
            className="pointer-events-none absolute inset-s-3.5 inset-y-0 my-auto text-ink-soft"
          />
        )}
        <input id={inputId} className={cn(FIELD, icon && 'ps-11')} {...props} />
      </div>
    </div>
  )
}
