import { useCallback, useState, type RefObject } from 'react'
import { useFormReset } from '#design-system/lib/use-form-reset.ts'

/** The value props of a component that can be controlled or uncontrolled. */
export interface ControllableProps<Value> {
  /** The value, when controlled. */
  value: Value | undefined
  /** The initial value, when uncontrolled. */
  defaultValue: Value
  /** Called with each new value, in both modes. */
  onValueChange: ((value: Value) => void) | undefined
}

/**
 * State that is controlled when `value` is passed, and internal otherwise.
 *
 * @returns the current value and its setter, which reports to `onValueChange` in both modes
 */
export function useControllable<Value>({
  value,
  defaultValue,
  onValueChange,
}: ControllableProps<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  const set = useCallback(
    (next: Value) => {
      setOwn(() => next)
      onValueChange?.(next)
    },
    [onValueChange],
  )
  return [current, set]
}

/**
 * State of a form control: {@link useControllable} that follows resets of its form. Uncontrolled, it
 * gets its initial value again and reports it; controlled, it keeps the value that it is given.
 *
 * @param part an element of the control
 */
export function useFormValue<Value>(
  { value, defaultValue, onValueChange }: ControllableProps<Value>,
  part: RefObject<HTMLElement | null>,
): [Value, (next: Value) => void] {
  const [initial] = useState(defaultValue)
  const [current, set] = useControllable({ value, defaultValue, onValueChange })
  useFormReset(part, () => {
    if (value === undefined && current !== initial) set(initial)
  })
  return [current, set]
}
