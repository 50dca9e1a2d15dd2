/** Language id on the wire: 0 German, 1 English. 0 is a value, never "nothing". */
export type LangId = 0 | 1

/** Language tag in pages, words and catalogue files. */
export type Language = 'de' | 'en'

/** Language tags by their wire id. */
export const LANGUAGES: readonly Language[] & Readonly<Record<LangId, Language>> = ['de', 'en']

const LANG_IDS: Record<Language, LangId> = { de: 0, en: 1 }

/** Locales (BCP 47) whose notation of dates, numbers and lists each language uses. */
export const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

const OTHERS: Record<Language, Language> = { de: 'en', en: 'de' }

/** Cookie that mirrors the chosen language, so that the first HTML is already right. */
export const LANGUAGE_COOKIE = 'lang'

/** Language of the interface if none is stored. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Language of a call that names none. */
export const DEFAULT_LANG_ID: LangId = 1

/** The wire id of a language tag. */
export function langIdOf(language: Language): LangId {
  return LANG_IDS[language]
}

/** The language tag of a wire id. */
export function languageOf(langId: LangId): Language {
  return LANGUAGES[langId]
}

/** The language that a text may be in instead. */
export function otherLanguage(language: Language): Language {
  return OTHERS[language]
}

/** Whether a value is the tag of a language of Simmer. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text)
}
