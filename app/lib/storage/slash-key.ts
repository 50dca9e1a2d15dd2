import { STORAGE_KEYS } from './storage-keys.ts'
import { createStoredText } from './stored-text.ts'

/** Any stored text turns the key `/` off; Ctrl+K still opens the search (WCAG 2.1.4). */
export const slashOff = createStoredText(STORAGE_KEYS.slash)
