import { de as messagesDe } from '#design-system/messages/de.ts'
import { en as messagesEn } from '#design-system/messages/en.ts'
import type { Language } from '#contract/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { areaFile, PARTS, type Area, type LanguagePack } from './pack-types.ts'

/** A whole language, for the server; the browser loads its areas with `loadPack`. */
export function packOf(language: Language): LanguagePack {
  return PACKS[language]
}

const PACKS: Record<Language, LanguagePack> = {
  de: { language: 'de', words: de, messages: messagesDe },
  en: { language: 'en', words: en, messages: messagesEn },
}

/** Path of a language's module in the manifest of the build. */
export const packFile = (language: Language) => `app/lib/words/pack-${language}.ts`

/** Paths of an area's modules in the manifest of the build. */
export function areaFiles(area: Area, language: Language): string[] {
  const part = PARTS[area]
  return [
    `app/lib/words/${language}/${areaFile(area)}`,
    ...(part ? [`design-system/messages/${part}/${language}.ts`] : []),
  ]
}
