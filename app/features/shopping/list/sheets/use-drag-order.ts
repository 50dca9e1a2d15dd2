import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Options of {@link useDragOrder}. */
export interface DragOrderOptions {
  /** The ids in their current order. */
  ids: readonly number[]
  /** The list; its children are the rows in the order shown. */
  rows: RefObject<HTMLElement | null>
  /** Called with the new order and the id that was moved, after a move and when a row is dropped. */
  onOrder: (ids: readonly number[], moved: number) => void
}

function moved(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(to, 0, id)
}

/**
 * An order that a cook changes with buttons or by dragging. A change is shown at once, before `ids`
 * has it, so that quick moves build on each other.
 */
export function useDragOrder({ ids, rows, onOrder }: DragOrderOptions) {
  const [pending, setPending] = useState<readonly number[]>()
  const [dragged, setDragged] = useState<number>()
  const before = useRef<readonly number[]>(ids)
  // Ids that another device has added or removed since are not in the pending order.
  const order = pending
    ? [...pending.filter((id) => ids.includes(id)), ...ids.filter((id) => !pending.includes(id))]
    : ids

  const move = (id: number, to: number) => {
    if (to < 0 || to >= order.length) return
    const next = moved(order, id, to)
    const focused = document.activeElement
    flushSync(() => setPending(next))
    // A row that is moved in the document loses the focus.
    if (focused instanceof HTMLElement) focused.focus()
    onOrder(next, id)
  }
  const follow = ({ clientY }: PointerEvent) => {
    if (dragged === undefined) return
    const from = order.indexOf(dragged)
    const elements = [...(rows.current?.children ?? [])]
    // Compared with the middle of each row, so that rows of unequal height do not flicker.
    const to = elements.filter((row, index) => {
      const { top, height } = row.getBoundingClientRect()
      return index !== from && top + height / 2 < clientY
    }).length
    if (to === from) return
    // Rendered before the next event, which starts from this position.
    flushSync(() => setPending(moved(order, dragged, to)))
    const next = rows.current?.children[to + Math.sign(to - from)]
    next?.scrollIntoView({ block: 'nearest' })
  }
  const drop = () => {
    if (dragged === undefined) return
    if (order.join() !== before.current.join()) onOrder(order, dragged)
  }
  /** Handlers for the list: a row loses the pointer when it is moved in the document. */
  const list = {
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: () => setPending(before.current),
    onLostPointerCapture: () => setDragged(undefined),
  }
  /** Handler for the handle of a row: starts dragging it. */
  const grab = (id: number, { pointerId }: PointerEvent) => {
    rows.current?.setPointerCapture(pointerId)
    before.current = order
    setDragged(id)
  }
  return { order, dragged, move, list, grab }
}
