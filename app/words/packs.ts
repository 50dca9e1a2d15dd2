import type { Language } from '#contract/languages.ts'
import type { LanguagePack } from './load.ts'
import { packDe } from './pack-de.ts'
import { packEn } from './pack-en.ts'

/** Both languages at once, for the server; the browser loads one with `loadPack`. */
export function packOf(language: Language): LanguagePack {
  return language === 'de' ? packDe : packEn
}
