import { type Language, otherLanguage } from '#contract/languages.ts'

/** A text in one or both languages. */
export type Texts = Partial<Record<Language, string | undefined>>

/** A text as a reader of a language sees it: in the other one where it is missing; empty without any. */
export function textOf(texts: Texts, language: Language): string {
  return texts[language] || texts[otherLanguage(language)] || ''
}
