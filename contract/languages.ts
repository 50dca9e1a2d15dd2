/** Language id on the wire: 0 German, 1 English (CON-38). 0 is a value, never "nothing". */
export type LangId = 0 | 1

/** Language tag in pages, words and catalogue files. */
export type Language = 'de' | 'en'

/** Language tags by their wire id. */
export const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[]

/** Cookie that mirrors the chosen language, so that the first HTML is already right (D-05). */
export const LANGUAGE_COOKIE = 'lang'

/** Language of the interface if none is stored (CON-39). */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Language of a call that names none (D-25). */
export const DEFAULT_LANG_ID: LangId = 1

/** The wire id of a language tag. */
export function langIdOf(language: Language): LangId {
  return language === 'de' ? 0 : 1
}

/** The language tag of a wire id. */
export function languageOf(langId: LangId): Language {
  return LANGUAGES[langId]
}

/** Whether a value is the tag of a language of Simmer. */
export function isLanguage(text: unknown): text is Language {
  return text === 'de' || text === 'en'
}
