import { useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useFormValue } from '#design-system/lib/use-controllable.ts'
import { resetsTo } from '#design-system/lib/use-form-reset.ts'
import { radioVariants } from '#design-system/radio-group/radio-group.variants.ts'
import { FieldError, FieldHint, joinIds } from '#design-system/text-field/field-words.tsx'
import { useMessages } from '#design-system/provider/context.ts'

/** One option. */
export interface RadioOption<Value extends string | number> {
  /** The value, unique. */
  value: Value
  /** The label. */
  label: ReactNode
  /** Cannot be chosen now. @default false */
  disabled?: boolean
  /** A button beside the label, outside of it. For the list variant. */
  action?: ReactNode
}

/** Props of {@link RadioGroup}; other props go to the `<fieldset>`. */
export interface RadioGroupProps<Value extends string | number> extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue' | 'onChange' | 'children'
> {
  /** Visible label and accessible name of the group. */
  label: ReactNode
  /** Hides the label visually. @default false */
  labelHidden?: boolean
  /** The options. */
  options: readonly RadioOption<Value>[]
  /** The chosen value; null when none is. Undefined makes it uncontrolled. */
  value?: Value | null
  /** The initial value. @default null */
  defaultValue?: Value | null
  /** Called with the new value, by press and by each arrow key. */
  onValueChange?: (value: Value) => void
  /**
   * A list, or segments in a row for two to four short options. @default 'list' @selector
   * [data-variant]
   */
  variant?: 'list' | 'segments'
  /** A choice is required; shown beside the label. @default false */
  required?: boolean
  /** A hint below the label. */
  hint?: ReactNode
  /** The error message, shown with an icon. @selector [aria-invalid="true"] */
  error?: ReactNode
}

/**
 * One of few visible options: native radio buttons in a fieldset (APG radio group). Tab focuses the
 * chosen one, arrows move and choose, Space chooses.
 */
export function RadioGroup<Value extends string | number>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue = null,
  onValueChange,
  variant = 'list',
  required = false,
  hint,
  error,
  name,
  className,
  'aria-describedby': describedBy,
  ref,
  ...props
}: RadioGroupProps<Value>) {
  const { field } = useMessages()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(ref, () => group.current as HTMLFieldSetElement, [])
  const [chosen, setChosen] = useFormValue<Value | null>(
    { value, defaultValue, onValueChange: (next) => next !== null && onValueChange?.(next) },
    group,
  )
  const classes = radioVariants[variant]
  return (
    <fieldset
      ref={group}
      data-slot="radio-group"
      data-variant={variant}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={joinIds(
        describedBy,
        hint !== undefined && `${id}-hint`,
        error !== undefined && `${id}-error`,
      )}
      className={cn('group/radios min-w-0', className)}
      {...props}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-label font-semibold wrap-anywhere'}>
        {label}
        {required && (
          <span aria-hidden="true" className="ms-1.5 text-caption font-regular text-ink-soft">
            {field.required}
          </span>
        )}
      </legend>
      <div className={classes.group}>
        {options.map((option) => {
          const row = (
            <label key={option.value} className={classes.option}>
              <input
                ref={resetsTo(chosen === option.value)}
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={chosen === option.value}
                required={required}
                disabled={option.disabled}
                onChange={() => setChosen(option.value)}
                className={classes.input}
              />
              <span className="relative min-w-0">{option.label}</span>
            </label>
          )
          return option.action === undefined ? (
            row
          ) : (
            <div
              key={option.value}
              className="flex items-center gap-3 border-line *:first:grow not-first:border-t"
            >
              {row}
              {option.action}
            </div>
          )
        })}
      </div>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
