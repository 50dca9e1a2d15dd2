import { useEffect, type RefObject } from 'react'

/** Milliseconds after something was shown in which a press was meant for what stood there before. */
export const UNSEEN_MS = 500

/** Keys that press a button or a link. */
const PRESS_KEYS = new Set(['Enter', ' '])

/**
 * Ignores presses that began before the cook can have seen what appeared: within half a second after it
 * was painted, also when the page comes back into view, and keys that are held down. What was pressed
 * there stood somewhere else, or was something else.
 *
 * @param root holds the buttons and links; they appear when the calling component mounts
 */
export function usePressGuard(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const ending = new AbortController()
    const options = { signal: ending.signal, capture: true }
    /** As the page's uptime; it is not painted yet before that. */
    let shownAt = Infinity
    let frame = 0
    let isPressUnseen = false
    /** The key that went down on a button after the button had been seen. */
    let keyDown: string | undefined

    const isUnseen = () => performance.now() - shownAt < UNSEEN_MS
    const show = () => {
      shownAt = Infinity
      cancelAnimationFrame(frame)
      // A hidden page has no frames: there it is shown when the page comes into view.
      frame = requestAnimationFrame(() => {
        shownAt = performance.now()
      })
    }
    const down = (event: KeyboardEvent) => {
      if (!PRESS_KEYS.has(event.key)) return
      if (isUnseen() || event.repeat) event.preventDefault()
      else keyDown = event.key
    }
    // Space presses a button when it goes up. It may have gone down elsewhere.
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ' && keyDown !== ' ') event.preventDefault()
      keyDown = undefined
    }
    const click = (event: MouseEvent) => {
      const isLate = event.detail > 0 && isPressUnseen
      isPressUnseen = false
      if (!isLate && !isUnseen()) return
      event.preventDefault()
      event.stopPropagation()
    }

    show()
    document.addEventListener('visibilitychange', show, options)
    document.addEventListener(
      'pointerdown',
      () => {
        isPressUnseen = isUnseen()
      },
      options,
    )
    element.addEventListener('keydown', down, options)
    element.addEventListener('keyup', up, options)
    element.addEventListener('click', click, options)
    return () => {
      cancelAnimationFrame(frame)
      ending.abort()
    }
  }, [root])
}
