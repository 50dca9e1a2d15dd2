import { useState } from 'react'
import { focusedElement } from '#design-system/lib/focus.ts'

/**
 * The theme of the part of a page in which an overlay was opened. An overlay is rendered at the end
 * of the body, where it does not inherit `data-theme` of that part.
 *
 * @param open whether the overlay is open
 * @returns undefined when the opener has the theme of the page
 */
export function useOpenerTheme(open: boolean): string | undefined {
  const [wasOpen, setWasOpen] = useState(false)
  const [theme, setTheme] = useState<string>()
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTheme(themeOf(focusedElement()))
  }
  return theme
}

function themeOf(opener: Element | null | undefined): string | undefined {
  if (!opener) return undefined
  const part = opener.closest<HTMLElement>('[data-theme]')
  if (part) return part === part.ownerDocument.documentElement ? undefined : part.dataset.theme
  const root = opener.getRootNode()
  return root instanceof ShadowRoot ? themeOf(root.host) : undefined
}
