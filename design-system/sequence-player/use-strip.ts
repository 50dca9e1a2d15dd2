import { useEffect, useState, type RefObject } from 'react'

/** Milliseconds for which the strip of steps stays after play, and after it was left (CON-35). */
export const STRIP_LINGER_MS = 500

const isHeld = (element: Element | null) =>
  element !== null &&
  (element.matches(':hover') || element.querySelector(':focus-visible') !== null)

/**
 * Whether the strip of steps shows: while the film stands and for 500 ms after play (VID-26). It
 * stays as long as the pointer is over it or the keyboard in it.
 *
 * @param strip the element around it
 * @param playing whether the film runs
 * @param rescueFocus called before it goes with the focus inside (after a click); keep it the same
 */
export function useStrip(
  strip: RefObject<HTMLElement | null>,
  playing: boolean,
  rescueFocus: () => void,
): boolean {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (!playing) return undefined
    const off = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const hide = () => {
      if (isHeld(element)) return
      if (element?.contains(document.activeElement)) rescueFocus()
      setGone(true)
    }
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(hide, STRIP_LINGER_MS)
    }
    restart()
    element?.addEventListener('pointerleave', restart, { signal: off.signal })
    element?.addEventListener('focusout', restart, { signal: off.signal })
    return () => {
      clearTimeout(timer)
      off.abort()
      setGone(false)
    }
  }, [strip, playing, rescueFocus])
  return !(playing && gone)
}
