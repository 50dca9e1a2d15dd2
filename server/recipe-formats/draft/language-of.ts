import type { Language } from '#contract/languages.ts'
import { likelyLanguage } from '#server/lib/likely-language.ts'

/** Words that only one of the languages has, and that nearly every recipe has some of. */
const WORDS: Record<Language, RegExp> = {
  de: /(?<!\p{L})(?:und|oder|mit|die|der|das|den|dem|ein|eine|einen|im|zum|auf|für|nicht|EL|TL|Prise|Zwiebeln?|Salz|Mehl|Zucker|gehackt|Minuten)(?!\p{L})/gu,
  en: /(?<!\p{L})(?:and|or|with|the|a|an|in|to|on|for|not|of|tbsp|tsp|cups?|pinch|onions?|salt|flour|sugar|chopped|minutes)(?!\p{L})/gu,
}

/** The language of a text: the one of which it has more words; `other` where that is not clear. */
export function languageOfText(text: string, other: Language): Language {
  return likelyLanguage((language) => text.match(WORDS[language])?.length ?? 0) ?? other
}
