import { useRef } from 'react'

/** What an overlay calls to give the focus back. */
export interface ReturnFocus {
  /** Call before the focus moves into the overlay, as in Radix' `onOpenAutoFocus`. */
  remember: () => void
  /** Call after the overlay closed, as in Radix' `onCloseAutoFocus`. */
  giveBack: (event: Event) => void
}

/**
 * Remembers what had the focus when an overlay opened and gives it back when the overlay closes.
 * Radix returns focus only to its own trigger; a controlled dialog without one would drop it on
 * `<body>`.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus({ preventScroll: true })
    },
  }
}
