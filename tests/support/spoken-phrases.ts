/** Roles that screen readers name when the focus enters them; dialogs are named anyway. */
const CONTAINERS = new Set(['group', 'list', 'listbox', 'radiogroup', 'region'])

/** Values that Chromium computes with `--enable-blink-features=ComputedAccessibilityInfo`. */
type Computed = Element & { computedRole?: string; computedName?: string }

/** Prefix of announcements in the log of the screen reader. */
export const LIVE = /^(polite|assertive): /u

/** Removes soft hyphens and no-break spaces, and what screen readers leave out. */
export function plainly(phrase: string): string {
  return phrase
    .replaceAll('\u00ad', '')
    .replaceAll('\u00a0', ' ')
    .replace(/, \d+ controls?(?=,|$)/u, '')
    .replace(/(?:, level \d+)?, position (\d+), set size (\d+)/u, ', $1 of $2')
}

/** Phrases that a listener does not hear, or has heard as part of a name. */
export const isAside = (node: Node | null, phrase: string) =>
  // Paragraphs, and pictures without a name.
  /^(?:end of )?(?:paragraph|image)$/u.test(phrase) ||
  /^end of (?:button|link|listitem|status)/u.test(phrase) ||
  (node?.parentElement?.closest('button, a[href], video, [role="log"]') ?? null) !== null ||
  (node instanceof Element && node.role === 'log')

/** Named containers around an element, the outermost first. */
export function containersOf(element: Element | null): Computed[] {
  const found: Computed[] = []
  for (let at: Computed | null = element?.parentElement ?? null; at; at = at.parentElement) {
    if (CONTAINERS.has(at.computedRole ?? '') && at.computedName) found.unshift(at)
  }
  return found
}

/** The phrase for a container when the focus enters it. */
export function entrance(container: Computed): string {
  const description = container.getAttribute('aria-describedby')
  return [
    container.computedRole,
    container.computedName,
    description && document.getElementById(description)?.textContent,
    container.ariaInvalid === 'true' && 'invalid',
    container.ariaRequired === 'true' && 'required',
  ]
    .filter(Boolean)
    .join(', ')
}
