import type { KeyboardEvent } from 'react'

/**
 * Arrows up and down walk from the field through everything that is offered, and back; elsewhere,
 * such as on a tab, they are left alone.
 */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || event.altKey || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at === -1) return
  event.preventDefault()
  stops[at + by]?.focus()
}
