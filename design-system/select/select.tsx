import { useId, type ComponentProps } from 'react'
import { ChevronDown } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { FIELD, FIELD_LABEL } from '#design-system/text-field/field.ts'

/** One of the things to choose from. */
export interface SelectOption<Value extends string> {
  /** What is passed on. */
  value: Value
  /** What is read. */
  label: string
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'children' | 'multiple' | 'onChange' | 'value'
> {
  /** The words above the field, its name. */
  label: string
  /** The chosen one. */
  value: Value
  /** What there is to choose from. */
  options: readonly SelectOption<Value>[]
  /** Called with the newly chosen one. */
  onValueChange: (value: Value) => void
}

/** One of few, chosen in the browser's own list. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onValueChange,
  id,
  className,
  ...props
}: SelectProps<Value>) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div data-slot="select" className={className}>
      <label htmlFor={selectId} className={FIELD_LABEL}>
        {label}
      </label>
      <div className="relative">
        <select
          id={selectId}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onValueChange(chosen.value)
          }}
          className={cn(FIELD, 'cursor-pointer appearance-none truncate ps-3 pe-8')}
          {...props}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          className="pointer-events-none absolute inset-e-2.5 inset-y-0 my-auto text-ink-soft"
        />
      </div>
    </div>
  )
}
