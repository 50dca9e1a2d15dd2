import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react'
import { ChevronDown } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { resetsToOption } from '#design-system/lib/use-form-reset.ts'
import { FIELD } from '#design-system/text-field/field.ts'
import { LabelledField, type FieldWords } from '#design-system/text-field/labelled-field.tsx'

/** One option. */
export interface SelectOption<Value extends string> {
  /** The value. */
  value: Value
  /** The label. */
  label: string
  /** Cannot be chosen now. @default false */
  disabled?: boolean
}

/**
 * Props of {@link Select}: those of a field, and those of a `<select>`, which gets `ref` and everything
 * else, so that `register` of a form can be spread.
 */
export interface SelectProps<Value extends string>
  extends
    Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'value' | 'defaultValue'>,
    FieldWords {
  /** The chosen value. Undefined makes it uncontrolled. */
  value?: Value
  /** The initial value. @default the first option */
  defaultValue?: Value
  /** The options. */
  options: readonly SelectOption<Value>[]
  /** Called with the new value. */
  onValueChange?: (value: Value) => void
}

/** A native select. A long option is truncated visually only. */
export function Select<Value extends string>({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  options,
  onValueChange,
  id,
  required,
  className,
  'aria-describedby': describedBy,
  value,
  ref,
  ...props
}: SelectProps<Value>) {
  const select = useRef<HTMLSelectElement>(null)
  useImperativeHandle(ref, () => select.current as HTMLSelectElement, [])
  useEffect(() => {
    if (value !== undefined) resetsToOption(select.current, value)
  })
  const words = { label, labelHidden, labelEnd, hint, error }
  return (
    <LabelledField slot="select" {...words} {...{ id, required, describedBy, className }}>
      {(control) => (
        <div className="relative">
          <select
            ref={select}
            {...control}
            value={value}
            className={cn(FIELD, 'cursor-pointer appearance-none truncate ps-3 pe-8')}
            {...composeProps(props, {
              onChange: (event) => {
                const chosen = options.find((option) => option.value === event.target.value)
                if (chosen) onValueChange?.(chosen.value)
              },
            })}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute inset-e-2.5 inset-y-0 my-auto text-ink-soft"
          />
        </div>
      )}
    </LabelledField>
  )
}
