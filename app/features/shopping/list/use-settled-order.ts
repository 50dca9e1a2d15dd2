import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Milliseconds after the last tick until ticked rows move down. */
const SETTLE_MS = 1200

/**
 * Rows in an order that changes only after a pause: while a cook ticks off several rows, none moves
 * under the finger; then all ticked rows move down at once. The focus stays on its row.
 *
 * @param rows in the final order
 * @param keyOf returns the unique key of a row
 */
export function useSettledOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const keys = rows.map(keyOf)
  const [order, setOrder] = useState(keys)
  const target = keys.join('\n')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      // Moving a row during a press would end the press on another row.
      if (document.querySelector(':active')) {
        timer = setTimeout(settle, SETTLE_MS)
        return
      }
      const focused = document.activeElement
      flushSync(() => setOrder(target.split('\n')))
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
    timer = setTimeout(settle, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [target])
  const positionOf = (row: Row) => {
    const found = order.indexOf(keyOf(row))
    return found === -1 ? order.length : found
  }
  return rows.toSorted((a, b) => positionOf(a) - positionOf(b))
}
