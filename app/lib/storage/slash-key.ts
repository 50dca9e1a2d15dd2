import { STORAGE_KEYS } from './storage-keys.ts'
import { createStoredText } from './stored-text.ts'

/** Anything stored turns the key `/` off; Ctrl+K stays (WCAG 2.1.4). */
export const slashOff = createStoredText(STORAGE_KEYS.slash)
