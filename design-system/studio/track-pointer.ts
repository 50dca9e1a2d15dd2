import type { PointerEvent as ReactPointerEvent } from 'react'

/** Pixels after which a press is a drag. */
const DRAG_PX = 4

/** What happens while a pointer is down. */
export interface TrackedPointer {
  /** It was moved, by more than a press moves. @param moved pixels since it went down */
  onDrag: (moved: number, event: PointerEvent) => void
  /** It went up. @param isDrag whether it was moved before */
  onEnd?: (isDrag: boolean, event: PointerEvent) => void
}

/** Follows a pointer that went down until it goes up, also outside the element. */
export function trackPointer(
  { currentTarget, pointerId, clientX: start }: ReactPointerEvent<HTMLElement>,
  { onDrag, onEnd }: TrackedPointer,
): void {
  const element: HTMLElement = currentTarget
  const controller = new AbortController()
  const { signal } = controller
  let isDrag = false
  element.setPointerCapture(pointerId)
  element.addEventListener(
    'pointermove',
    (event) => {
      const moved = event.clientX - start
      isDrag ||= Math.abs(moved) > DRAG_PX
      if (isDrag) onDrag(moved, event)
    },
    { signal },
  )
  element.addEventListener(
    'pointerup',
    (event) => {
      controller.abort()
      onEnd?.(isDrag, event)
    },
    { signal },
  )
  element.addEventListener('pointercancel', () => controller.abort(), { signal })
}
