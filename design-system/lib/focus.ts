/** The element that has the focus, also within a shadow root. Undefined on a server. */
export function focusedElement(): Element | null | undefined {
  let focused = globalThis.document?.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** The element that an event is about. A listener outside of a shadow root sees its host instead. */
export function targetOf(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target
}
