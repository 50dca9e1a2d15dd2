import { type LangId, langIdOf, type Language } from '#contract/languages.ts'
import { likelyLanguage } from '#server/lib/likely-language.ts'

const wordsOf = (text: string) => new Set(text.split(' '))

/** Short words that are common in German and rare in English. */
const GERMAN = wordsOf(
  'aber als auch auf aus bei das dem den der doch ein eine einen es euch für habe haben ich ihr ist ja kann lecker mehr mein mich mir mit nach nicht noch nur oder schmeckt schon sehr sich sie sind und uns von vor wenn wie wir wird zu zum zur',
)
/** Short words that are common in English and rare in German. */
const ENGLISH = wordsOf(
  'a and are be but can delicious do for had have how i is it its just like loved made me my next not of on or recipe than thank that the this to too used very we with would you your',
)

const COMMON: Record<Language, ReadonlySet<string>> = { de: GERMAN, en: ENGLISH }

/**
 * The language that a comment is written in, by its common words: members also write in another
 * language than that of the page.
 *
 * @param pageLangId language of the page, which counts when the words do not decide
 */
export function commentLanguage(text: string, pageLangId: LangId): LangId {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const known = likelyLanguage((language) => words.filter((w) => COMMON[language].has(w)).length)
  return known === undefined ? pageLangId : langIdOf(known)
}
