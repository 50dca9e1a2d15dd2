import { useEffect, useState, type RefObject } from 'react'
import { focusedElement } from '#design-system/lib/focus.ts'

/** Milliseconds for which the strip of steps stays by default. */
export const STRIP_LINGER_MS = 500

const isHeld = (element: Element | null) =>
  element !== null &&
  (element.matches(':hover') || element.querySelector(':focus-visible') !== null)

/**
 * Whether the strip of steps is shown: while the film is paused and for a while after play.
 * It stays while it is hovered or has the visible focus.
 *
 * @param strip the element around it
 * @param playing whether the film plays
 * @param rescueFocus called before it hides with the focus inside, as after a click; a stable
 * function
 * @param linger milliseconds for which it stays after play, and after hover and focus have left it
 */
export function useStrip(
  strip: RefObject<HTMLElement | null>,
  playing: boolean,
  rescueFocus: () => void,
  linger = STRIP_LINGER_MS,
): boolean {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (!playing) return undefined
    const off = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const hide = () => {
      if (isHeld(element)) return
      if (element?.contains(focusedElement() ?? null)) rescueFocus()
      setGone(true)
    }
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(hide, linger)
    }
    restart()
    element?.addEventListener('pointerleave', restart, { signal: off.signal })
    element?.addEventListener('focusout', restart, { signal: off.signal })
    return () => {
      clearTimeout(timer)
      off.abort()
      setGone(false)
    }
  }, [strip, playing, rescueFocus, linger])
  return !(playing && gone)
}
