import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { focusedElement } from '#design-system/lib/focus.ts'

/** Edge of the window at which the toasts are. */
export type ToastPlace = 'top' | 'bottom'

/** Whether toasts at an edge would hide part of an element that has the focus. */
function covers(list: HTMLElement, focused: Element, place: ToastPlace): boolean {
  const toasts = list.getBoundingClientRect()
  const target = focused.getBoundingClientRect()
  const gap = list.dataset.place === 'top' ? toasts.top : innerHeight - toasts.bottom
  const top = place === 'top' ? gap : innerHeight - gap - toasts.height
  return (
    target.bottom > top &&
    target.top < top + toasts.height &&
    target.right > toasts.left &&
    target.left < toasts.right
  )
}

/**
 * The edge at which the toasts do not cover the focused element (WCAG 2.4.11): the bottom, and the
 * top only while the element is below them. The newest toast is scrolled into view.
 *
 * @param list the element with the toasts
 * @param count number of toasts
 */
export function useClearOfFocus(list: RefObject<HTMLElement | null>, count: number): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('bottom')
  useLayoutEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [list, count])
  useEffect(() => {
    if (count === 0) return undefined
    const move = () => {
      const toasts = list.current
      const focused = focusedElement()
      if (!toasts || !focused || focused === document.body || toasts.contains(focused)) return
      const isHidden = covers(toasts, focused, 'bottom') && !covers(toasts, focused, 'top')
      setPlace(isHidden ? 'top' : 'bottom')
    }
    // Radix renders a toast into the list after its first effect.
    const observer = new ResizeObserver(move)
    if (list.current) observer.observe(list.current)
    document.addEventListener('focusin', move)
    window.addEventListener('resize', move)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', move)
      window.removeEventListener('resize', move)
    }
  }, [list, count])
  return place
}
