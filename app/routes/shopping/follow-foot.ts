/**
 * Tells the style sheet how high the foot of the page is, as `--foot`, and keeps the focused element in sight
 * while the foot grows: a notice above the field may cover the row that has the focus (WCAG 2.4.11). Pass it as
 * the ref of the foot.
 *
 * @returns ends it
 */
export function followFoot(foot: HTMLElement | null): (() => void) | undefined {
  const page = foot?.parentElement
  if (!page) return undefined
  const observer = new ResizeObserver(() => {
    page.style.setProperty('--foot', `${foot.offsetHeight}px`)
    const focused = document.activeElement
    if (page.contains(focused) && !foot.contains(focused)) {
      focused?.scrollIntoView({ block: 'nearest' })
    }
  })
  observer.observe(foot)
  return () => observer.disconnect()
}
