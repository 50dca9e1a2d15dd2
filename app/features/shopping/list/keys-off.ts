import { createStoredText } from '#app/lib/storage/stored-text.ts'

/** Any stored text turns the keys of the list off that are single letters (WCAG 2.1.4). */
export const keysOff = createStoredText('simmer.shopping.keys')
