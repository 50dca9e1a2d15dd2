import { useCallback, useState } from 'react'

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
