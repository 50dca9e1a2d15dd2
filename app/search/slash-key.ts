import { createStoredText } from '#app/session/stored-text.ts'

/** Where a browser remembers that `/` opens nothing: first-line.ts reads it, too. */
export const SLASH_KEY = 'simmer.slash'

/** Anything stored turns the key `/` off; Ctrl+K stays (WCAG 2.1.4). */
export const slashOff = createStoredText(SLASH_KEY)
