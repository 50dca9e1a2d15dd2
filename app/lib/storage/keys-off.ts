import { createStoredText } from './stored-text.ts'

/**
 * Any stored text turns off, on this device, single-key shortcuts: the letters of the
 * shopping list and of the kitchen, and Space in the kitchen outside a button (WCAG 2.1.4).
 */
export const keysOff = createStoredText('simmer.shopping.keys')
