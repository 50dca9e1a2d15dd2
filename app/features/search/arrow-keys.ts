import type { KeyboardEvent } from 'react'

/**
 * Moves the focus with the up and down arrow keys between the field, suggestions and results. On other
 * elements, such as tabs, the keys keep their meaning.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || event.altKey || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at === -1) return
  event.preventDefault()
  stops[at + by]?.focus()
}
