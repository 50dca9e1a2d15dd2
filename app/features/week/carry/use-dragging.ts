import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { useHold } from '#app/lib/ui/use-hold.ts'

/** Pixels that a mouse moves before it lifts something. */
const LIFT_AFTER = 8
/** Pixels at the edges of the window where carrying scrolls, and how far each time. */
const EDGE = { within: 96, by: 14 }
/** From which width there is room to carry by pointer. */
const WIDE = '(min-width: 46.625rem)'

/** Options of {@link useDragging}. */
export interface DraggingOptions<Item> {
  onLift: (item: Item) => void
  /** Called with the pointer's place in the window. */
  onCarry: (x: number, y: number) => void
  onDrop: () => void
  onCancel: () => void
}

interface Pressed<Item> {
  item: Item
  element: HTMLElement
  pointer: number
  x: number
  y: number
  isLifted: boolean
}

/** Lifts an element once a mouse has moved it a little, or a finger has rested on it. */
export function useDragging<Item>({ onLift, onCarry, onDrop, onCancel }: DraggingOptions<Item>) {
  const pressed = useRef<Pressed<Item>>(undefined)
  const hasDragged = useRef(false)
  const lift = (press: Pressed<Item>) => {
    press.isLifted = true
    press.element.setPointerCapture(press.pointer)
    pressed.current = press
    onLift(press.item)
  }
  const holdItem = useRef<Item>(undefined)
  const hold = useHold((element, { pointerId: pointer, clientX: x, clientY: y }) => {
    const item = holdItem.current
    if (item !== undefined && matchMedia(WIDE).matches)
      lift({ item, element, pointer, x, y, isLifted: false })
  })

  // A page would scroll under a finger that carries.
  useEffect(() => {
    const stay = (event: TouchEvent) => pressed.current?.isLifted && event.preventDefault()
    document.addEventListener('touchmove', stay, { passive: false })
    return () => document.removeEventListener('touchmove', stay)
  }, [])

  const end = (isDropped: boolean) => {
    const press = pressed.current
    pressed.current = undefined
    if (!press?.isLifted) return
    // The press that ends here must not open anything.
    hasDragged.current = true
    setTimeout(() => (hasDragged.current = false))
    press.element.style.translate = ''
    if (isDropped) onDrop()
    else onCancel()
  }

  return {
    wasDragged: () => hasDragged.current,
    handlersOf: (item: Item) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { pointerType, button, currentTarget, pointerId, clientX, clientY } = event
        holdItem.current = item
        hold.onPointerDown(event)
        if (pointerType !== 'mouse' || button !== 0 || !matchMedia(WIDE).matches) return
        if (event.target instanceof Element && event.target.closest('a')) return
        pressed.current = {
          item,
          element: currentTarget,
          pointer: pointerId,
          x: clientX,
          y: clientY,
          isLifted: false,
        }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        hold.onPointerMove(event)
        const press = pressed.current
        if (!press) return
        const { clientX, clientY } = event
        const [dx, dy] = [clientX - press.x, clientY - press.y]
        if (!press.isLifted && Math.hypot(dx, dy) > LIFT_AFTER) lift(press)
        if (!press.isLifted) return
        if (clientY < EDGE.within) scrollBy(0, -EDGE.by)
        if (clientY > innerHeight - EDGE.within) scrollBy(0, EDGE.by)
        press.element.style.translate = `${dx}px ${dy}px`
        onCarry(clientX, clientY)
      },
      onPointerUp: () => {
        hold.onPointerUp()
        end(true)
      },
      onPointerCancel: () => {
        hold.onPointerCancel()
        end(false)
      },
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      onContextMenu: (event: MouseEvent) => pressed.current?.isLifted && event.preventDefault(),
    }),
  }
}
