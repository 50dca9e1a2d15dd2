import type { CheckRow } from '#app/lib/ui/publishing-frame.tsx'
import type { Translate } from '#app/lib/words/translate.ts'
import type { Language } from '#contract/languages.ts'

/** What is said of something by the language that it is written in first. */
const OF_LANGUAGE = {
  en: {
    in: 'publishing.check.inEn',
    only: 'publishing.check.onlyEn',
    someOfOther: 'publishing.check.someDe',
    rest: 'publishing.check.restEn',
  },
  de: {
    in: 'publishing.check.inDe',
    only: 'publishing.check.onlyDe',
    someOfOther: 'publishing.check.someEn',
    rest: 'publishing.check.restDe',
  },
} as const

/** In which languages something is written. */
export interface Written {
  /** The language that it was written in first. */
  readonly language: Language
  /** Texts, and how many of them the other language has. */
  readonly texts: number
  readonly translated: number
}

/** The row about the languages of something. */
export function languageRow(
  { language, texts: all, translated: done }: Written,
  t: Translate,
): CheckRow {
  const words = OF_LANGUAGE[language]
  if (done === 0) return { state: 'open', text: t(words.in), hint: t(words.only) }
  if (done === all) return { state: 'there', text: t('publishing.check.inBoth') }
  return { state: 'open', text: t(words.someOfOther, { done, all }), hint: t(words.rest) }
}
