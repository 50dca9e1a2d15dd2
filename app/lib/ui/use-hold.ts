import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Milliseconds until a finger that rests on a row lifts it. */
const HOLD_MS = 350
/** Pixels that a finger may stray meanwhile. Beyond that it scrolls. */
const STRAY = 8

interface Waiting {
  timer: ReturnType<typeof setTimeout>
  x: number
  y: number
}

/**
 * Handlers of an element that is lifted by a finger that rests on it. Its controls stay controls.
 *
 * @param onHold called with the element and the event that began it
 */
export function useHold(onHold: (held: HTMLElement, event: PointerEvent) => void) {
  const waiting = useRef<Waiting>(undefined)
  const end = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, target, pointerType, clientX: x, clientY: y } = event
      if (pointerType === 'mouse') return
      if (target instanceof Element && target.closest('button, a, input')) return
      end()
      const timer = setTimeout(() => {
        waiting.current = undefined
        onHold(currentTarget, event)
      }, HOLD_MS)
      waiting.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = waiting.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > STRAY) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    // A long press would open the menu of the browser.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
