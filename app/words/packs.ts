import { de as messagesDe } from '#design-system/messages/de.ts'
import { en as messagesEn } from '#design-system/messages/en.ts'
import type { Language } from '#contract/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Area, LanguagePack } from './load.ts'

/** Both languages at once and whole, for the server; the browser loads one with `loadPack`. */
export function packOf(language: Language): LanguagePack {
  return language === 'de'
    ? { language, words: de, messages: messagesDe }
    : { language, words: en, messages: messagesEn }
}

/** The module of a language, as the manifest of the build names it. */
export const packFile = (language: Language) => `app/words/pack-${language}.ts`

/** The module of an area in a language, as the manifest of the build names it. */
export function areaFile(area: Area, language: Language): string {
  const name = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `app/words/${language}/${name}.ts`
}
