import type { Language } from '#contract/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Area, LanguagePack } from './load.ts'
import { packDe } from './pack-de.ts'
import { packEn } from './pack-en.ts'

/** Both languages at once and whole, for the server; the browser loads one with `loadPack`. */
export function packOf(language: Language): LanguagePack {
  return language === 'de' ? { ...packDe, words: de } : { ...packEn, words: en }
}

/** The module of a language, as the manifest of the build names it. */
export const packFile = (language: Language) => `app/words/pack-${language}.ts`

/** The module of an area in a language, as the manifest of the build names it. */
export function areaFile(area: Area, language: Language): string {
  const name = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `app/words/${language}/${name}.ts`
}
