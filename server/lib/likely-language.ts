import { type Language, LANGUAGES } from '#contract/languages.ts'

/** The language with the highest count; undefined where two have the same. */
export function likelyLanguage(count: (language: Language) => number): Language | undefined {
  const [first, second] = LANGUAGES.map((language) => ({
    language,
    count: count(language),
  })).toSorted((a, b) => b.count - a.count)
  return first?.count === second?.count ? undefined : first?.language
}
