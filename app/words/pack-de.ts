import { de as messages } from '#design-system/messages/de.ts'
import { de as words } from './de.ts'
import type { LanguagePack } from './load.ts'

/** German. */
export const packDe: LanguagePack = { language: 'de', words, messages }
