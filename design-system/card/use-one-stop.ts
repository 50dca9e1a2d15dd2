import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { focusedElement } from '#design-system/lib/focus.ts'

/** What a card may contain besides its link. What is hidden from screen readers is for fingers. */
const CONTROLS = ':is(a[href], button, input, select, textarea, summary):not([aria-hidden="true"])'
/** The link that covers the card. */
const MAIN = '[data-slot="card-title"] a'

/**
 * Makes a card one stop for the Tab key: its link. The left and right arrows go through everything in
 * the card, and Tab goes on to the next card. Without scripts every control is a stop.
 *
 * @returns the handler of the card's keys
 */
export function useOneStop(
  card: RefObject<HTMLElement | null>,
): (event: KeyboardEvent<HTMLElement>) => void {
  useEffect(() => {
    const element = card.current
    if (!element) return undefined
    const apply = () => {
      const main = element.querySelector(MAIN)
      if (!main) return
      for (const control of element.querySelectorAll<HTMLElement>(CONTROLS))
        if (control !== main) control.tabIndex = -1
    }
    apply()
    // Some controls are there only while the card is hovered or has the focus.
    const observer = new MutationObserver(apply)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [card])

  return (event) => {
    const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
    if (!isArrow || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return
    const focused = focusedElement()
    // Fields, and radio buttons, have arrows of their own.
    if (!focused?.matches('a, button') || !currentTarget.contains(focused)) return
    const main = currentTarget.querySelector<HTMLElement>(MAIN)
    if (!main) return
    const others = [...currentTarget.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => control !== main && control.checkVisibility(),
    )
    const stops = [main, ...others]
    const forwards =
      (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction !== 'rtl')
    const index = stops.indexOf(focused as HTMLElement)
    stops[(index + (forwards ? 1 : stops.length - 1)) % stops.length]?.focus()
    event.preventDefault()
  }
}
