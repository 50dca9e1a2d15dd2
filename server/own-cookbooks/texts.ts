import {
  LANGUAGES,
  languageOf,
  otherLanguage,
  type LangId,
  type Language,
} from '#contract/languages.ts'

/** A text in one or both languages. */
export type Texts = Partial<Record<Language, string>>

/** The languages that are not empty. */
export function textsOf(en: string, de: string): Texts {
  return { ...(en !== '' && { en }), ...(de !== '' && { de }) }
}

/** A text in a language, or else in that of its cookbook, or in whichever there is; empty for none. */
export function textIn(texts: Texts, langId: LangId, language: Language): string {
  const asked = languageOf(langId)
  return texts[asked] || texts[language] || texts[otherLanguage(language)] || ''
}

/** The only language that has a text; undefined for both and for none. */
export function onlyLanguageOf(texts: Texts): Language | undefined {
  const written = LANGUAGES.filter((language) => texts[language])
  return written.length === 1 ? written[0] : undefined
}
