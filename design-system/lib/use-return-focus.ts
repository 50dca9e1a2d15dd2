import { useRef, type RefObject } from 'react'

/** What an overlay calls to give the focus back. */
export interface ReturnFocus {
  /** Call before the focus moves into the overlay, as in Radix' `onOpenAutoFocus`. */
  remember: () => void
  /** Call after the overlay closed, as in Radix' `onCloseAutoFocus`. */
  giveBack: (event: Event) => void
}

/** An element of the page that had the focus and still stands. */
function isPlace(element: Element | null): element is HTMLElement {
  return (
    element instanceof HTMLElement && element.isConnected && element !== element.ownerDocument.body
  )
}

/**
 * Remembers what had the focus when an overlay opened and gives it back when the overlay closes.
 * Radix returns focus only to its own trigger; a controlled dialog without one would drop it on
 * `<body>`.
 *
 * @param instead takes it when what opened the overlay is gone, such as an entry of a closed menu,
 * or never had it: Safari does not focus a pressed button
 */
export function useReturnFocus(instead?: RefObject<HTMLElement | null>): ReturnFocus {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event) => {
      // Something took it meanwhile, such as the next page: it stays there.
      if (isPlace(document.activeElement)) return event.preventDefault()
      const place = isPlace(opener.current) ? opener.current : instead?.current
      if (!place) return
      event.preventDefault()
      place.focus({ preventScroll: true })
    },
  }
}
