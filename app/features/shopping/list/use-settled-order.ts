import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Milliseconds after the last tick until ticked rows move down. */
const SETTLE_MS = 1200

/**
 * Rows in an order that waits for a hand at rest: while one row after another is ticked off, nothing
 * moves under the finger; then all ticked ones move down at once. The focus stays on its row.
 *
 * @param rows in the wished order
 * @param keyOf names a row
 */
export function useSettledOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const wished = rows.map(keyOf)
  const [order, setOrder] = useState(wished)
  const wish = wished.join('\n')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      // A press that has begun ends on the row where it began.
      if (document.querySelector(':active')) {
        timer = setTimeout(settle, SETTLE_MS)
        return
      }
      const focused = document.activeElement
      flushSync(() => setOrder(wish.split('\n')))
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
    timer = setTimeout(settle, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [wish])
  const place = (row: Row) => {
    const found = order.indexOf(keyOf(row))
    return found === -1 ? order.length : found
  }
  return rows.toSorted((a, b) => place(a) - place(b))
}
