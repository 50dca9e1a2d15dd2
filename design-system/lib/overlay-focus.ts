import { focusedElement } from './focus.ts'

/** What the Tab key may stop at. Of radio buttons with one name it stops at one. */
const STOPS =
  'a[href], button, input, select, textarea, summary, video[controls], [tabindex], [contenteditable]'

function stopsIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
}

/** Whether an element is within a shadow root, which Radix does not look into. */
export function isInShadow(element: Element | null): element is HTMLElement {
  return element?.getRootNode() instanceof ShadowRoot
}

/** Moves the focus to the first control of an overlay, or to the overlay itself. */
export function focusFirstIn(container: HTMLElement): void {
  const first = stopsIn(container)[0] ?? container
  first.focus({ preventScroll: true })
}

/** Keeps the focus in an overlay within a shadow root: Tab goes from its last control to its first. */
export function loopFocus(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'> & {
    currentTarget: HTMLElement
  },
): void {
  const { key, shiftKey, currentTarget } = event
  if (key !== 'Tab' || !isInShadow(currentTarget)) return
  const stops = stopsIn(currentTarget)
  const [edge, next] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const focused = focusedElement()
  if (focused !== edge && !(shiftKey && focused === currentTarget)) return
  event.preventDefault()
  next?.focus()
}
