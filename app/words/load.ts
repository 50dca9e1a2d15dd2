import type { Messages } from '#design-system/messages/en.ts'
import type { Language } from '#contract/languages.ts'
import type { Words } from './en.ts'

/** Everything the interface says in one language: the app's words and the design system's. */
export interface LanguagePack {
  readonly language: Language
  readonly words: Words
  readonly messages: Messages
}

/** Fetches one language; the other one never reaches the browser. */
export async function loadPack(language: Language): Promise<LanguagePack> {
  return language === 'de'
    ? (await import('./pack-de.ts')).packDe
    : (await import('./pack-en.ts')).packEn
}
