import { useState } from 'react'

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
    if (open) setTheme(themeOf(globalThis.document?.activeElement))
  }
  return theme
}

function themeOf(opener: Element | null | undefined): string | undefined {
  const part = opener?.closest<HTMLElement>('body [data-theme]')
  return part?.dataset.theme
}
