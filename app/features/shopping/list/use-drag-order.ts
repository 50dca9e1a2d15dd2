import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** What {@link useDragOrder} works with. */
export interface DragOrderOptions {
  /** The ids in their present order. */
  ids: readonly number[]
  /** The list; its children are the rows in the order shown. */
  rows: RefObject<HTMLElement | null>
  /** Called with the new order and the one that was moved: after a move, and when a row is let go. */
  onOrder: (ids: readonly number[], moved: number) => void
}

function moved(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(to, 0, id)
}

/**
 * An order that a cook changes row by row or by dragging. What was wished holds at once, before
 * whoever keeps it has done so: quick moves go on from each other.
 */
export function useDragOrder({ ids, rows, onOrder }: DragOrderOptions) {
  const [wished, setWished] = useState<readonly number[]>()
  const [dragged, setDragged] = useState<number>()
  const before = useRef<readonly number[]>(ids)
  // What came or went meanwhile, by another device, is not in the wish.
  const order = wished
    ? [...wished.filter((id) => ids.includes(id)), ...ids.filter((id) => !wished.includes(id))]
    : ids

  const move = (id: number, to: number) => {
    if (to < 0 || to >= order.length) return
    const next = moved(order, id, to)
    const focused = document.activeElement
    flushSync(() => setWished(next))
    // A row that changes its place loses the focus.
    if (focused instanceof HTMLElement) focused.focus()
    onOrder(next, id)
  }
  const follow = ({ clientY }: PointerEvent) => {
    if (dragged === undefined) return
    const from = order.indexOf(dragged)
    const elements = [...(rows.current?.children ?? [])]
    // Past the middle of a row its place is taken, so that rows of unequal height do not flicker.
    const to = elements.filter((row, index) => {
      const { top, height } = row.getBoundingClientRect()
      return index !== from && top + height / 2 < clientY
    }).length
    if (to === from) return
    // Before the next event, which begins where this one ended.
    flushSync(() => setWished(moved(order, dragged, to)))
    const next = rows.current?.children[to + Math.sign(to - from)]
    next?.scrollIntoView({ block: 'nearest' })
  }
  const letGo = () => {
    if (dragged === undefined) return
    if (order.join() !== before.current.join()) onOrder(order, dragged)
  }
  /** What the list has to listen to: rows lose the pointer when they change their place. */
  const list = {
    onPointerMove: follow,
    onPointerUp: letGo,
    onPointerCancel: () => setWished(before.current),
    onLostPointerCapture: () => setDragged(undefined),
  }
  /** Begins to drag a row; for the handle of it. */
  const grab = (id: number, { pointerId }: PointerEvent) => {
    rows.current?.setPointerCapture(pointerId)
    before.current = order
    setDragged(id)
  }
  return { order, dragged, move, list, grab }
}
