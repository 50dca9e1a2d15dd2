import { useEffect, useRef, useState } from 'react'

/**
 * The value of a field whose changes are debounced. When the sent value changes by
 * other means, such as a step back, the field is updated.
 *
 * @param value the value sent last
 * @param send receives the changed value
 * @param delay milliseconds without another change before it is sent
 */
export function useDelayed<Value>(
  value: Value,
  send: (value: Value) => void,
  delay: number,
): [Value, (value: Value) => void] {
  const [shown, setShown] = useState(value)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (value === sent.current) return
    clearTimeout(timer.current)
    sent.current = value
    setShown(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: Value) => {
    setShown(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (next === sent.current) return
      sent.current = next
      send(next)
    }, delay)
  }
  return [shown, change]
}
