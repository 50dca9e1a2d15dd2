import { en as messages } from '#design-system/messages/en.ts'
import { en as words } from './en.ts'
import type { LanguagePack } from './load.ts'

/** English. */
export const packEn: LanguagePack = { language: 'en', words, messages }
