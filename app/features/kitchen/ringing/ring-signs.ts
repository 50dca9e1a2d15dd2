/** A bell on a flame. A favicon knows no tokens, and inside the page it needs no network. */
const RINGING_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#ffc247"/><path fill="#241600" d="M32 10a5 5 0 0 1 5 5c7 2 11 8 11 16v9l5 6v3H11v-3l5-6v-9c0-8 4-14 11-16a5 5 0 0 1 5-5zm-6 42h12a6 6 0 0 1-12 0z"/></svg>',
)}`

let shown: { title: string; before: string; icon: string | null } | undefined

function iconLink(): HTMLLinkElement | null {
  return document.head.querySelector('link[rel="icon"]')
}

/**
 * Shows in the tab's title and icon that a timer rings, for cooks who are in another tab.
 *
 * @param title the whole title; null takes both signs back
 */
export function showRingSigns(title: string | null): void {
  const link = iconLink()
  // A navigation while it rings has brought a title of its own.
  const before = shown?.title === document.title ? shown.before : document.title
  const icon = shown ? shown.icon : (link?.getAttribute('href') ?? null)
  if (title === null) {
    if (!shown) return
    document.title = before
    if (icon !== null) link?.setAttribute('href', icon)
    shown = undefined
    return
  }
  document.title = title
  link?.setAttribute('href', RINGING_ICON)
  shown = { title, before, icon }
}
