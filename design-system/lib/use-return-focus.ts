import { useRef, type RefObject } from 'react'
import { focusedElement } from '#design-system/lib/focus.ts'

/** Callbacks of an overlay that returns the focus. */
export interface ReturnFocus {
  /** Call before the focus moves into the overlay, as in Radix' `onOpenAutoFocus`. */
  save: () => void
  /** Call after the overlay closed, as in Radix' `onCloseAutoFocus`. */
  restore: (event: Event) => void
}

/** Whether an element can receive the focus again: still in the document and not the body. */
function canFocus(element: Element | null | undefined): element is HTMLElement {
  return (
    element instanceof HTMLElement && element.isConnected && element !== element.ownerDocument.body
  )
}

/**
 * Returns the focus to the element that had it when an overlay opened. Radix returns it only to its
 * own trigger; a controlled dialog without one would leave it on `<body>`.
 *
 * @param fallback receives the focus when the opener is gone, such as an entry of a closed menu, or
 * never had it: Safari does not focus a pressed button
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>): ReturnFocus {
  const opener = useRef<Element | null>(null)
  return {
    save: () => {
      opener.current = focusedElement() ?? null
    },
    restore: (event) => {
      // Another element took the focus meanwhile, such as the next page's heading.
      if (canFocus(focusedElement())) return event.preventDefault()
      const target = canFocus(opener.current) ? opener.current : fallback?.current
      if (!target) return
      event.preventDefault()
      target.focus({ preventScroll: true })
    },
  }
}
