import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useControllable } from '#design-system/lib/use-controllable.ts'
import { radioVariants } from '#design-system/radio-group/radio-group.variants.ts'
import { FieldError, FieldHint, joinIds } from '#design-system/text-field/field-words.tsx'
import { useMessages } from '#design-system/provider/context.ts'

/** One of the things to choose from. */
export interface RadioOption<Value extends string | number> {
  /** What is passed on; different for each. */
  value: Value
  /** What is read, its name. */
  label: ReactNode
  /** Cannot be chosen now. @default false */
  disabled?: boolean
}

/** Props of {@link RadioGroup}; the rest goes to the `<fieldset>`. */
export interface RadioGroupProps<Value extends string | number> extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue' | 'onChange' | 'children'
> {
  /** The question: words above the group, its name. */
  label: ReactNode
  /** Keeps them for screen readers only. @default false */
  labelHidden?: boolean
  /** What there is to choose from. */
  options: readonly RadioOption<Value>[]
  /** The chosen one; null is none yet. Undefined lets the group keep it. */
  value?: Value | null
  /** Chosen at first. @default null */
  defaultValue?: Value | null
  /** Called with the newly chosen one: by press, and by each arrow key. */
  onValueChange?: (value: Value) => void
  /** A list, or segments in a row for two to four short ones. @default 'list' @selector [data-look] */
  look?: 'list' | 'segments'
  /** Must be answered; said beside the label. @default false */
  required?: boolean
  /** What helps to choose. */
  hint?: ReactNode
  /** What is wrong, with an icon. @selector [aria-invalid="true"] */
  error?: ReactNode
}

/**
 * One of few, all of them in sight: native radio buttons in a fieldset (APG radio group). Tab comes
 * to the chosen one, arrows move and choose, Space chooses.
 */
export function RadioGroup<Value extends string | number>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue = null,
  onValueChange,
  look = 'list',
  required = false,
  hint,
  error,
  name,
  className,
  'aria-describedby': describedBy,
  ...props
}: RadioGroupProps<Value>) {
  const { field } = useMessages()
  const id = useId()
  const [chosen, setChosen] = useControllable<Value | null>({
    value,
    defaultValue,
    onValueChange: (next) => next !== null && onValueChange?.(next),
  })
  const looks = radioVariants[look]
  return (
    <fieldset
      data-slot="radio-group"
      data-look={look}
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
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-label font-semibold'}>
        {label}
        {required && (
          <span aria-hidden="true" className="ms-1.5 text-caption font-regular text-ink-soft">
            {field.required}
          </span>
        )}
      </legend>
      <div className={looks.group}>
        {options.map((option) => (
          <label key={option.value} className={looks.option}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={chosen === option.value}
              required={required}
              disabled={option.disabled}
              onChange={() => setChosen(option.value)}
              className={looks.input}
            />
            <span className="relative min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
