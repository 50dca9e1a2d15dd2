import type { Language } from '#contract/languages.ts'

/** The largest number that is written in words. */
export const NUMBER_MAX = 9999

const ONES = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
}
const TENS = {
  en: '- - twenty thirty forty fifty sixty seventy eighty ninety',
  de: '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
}

/** The word at a place of a list; the lists above have one for every place that is asked for. */
const at = (list: string, index: number) => list.split(' ')[index] ?? ''

function english(value: number): string {
  if (value < 20) return at(ONES.en, value)
  if (value < 100) {
    const rest = value % 10
    return at(TENS.en, Math.floor(value / 10)) + (rest > 0 ? `-${english(rest)}` : '')
  }
  const size = value < 1000 ? 100 : 1000
  const rest = value % size
  const head = `${english(Math.floor(value / size))} ${size === 100 ? 'hundred' : 'thousand'}`
  if (rest === 0) return head
  return `${head} ${rest < 100 ? 'and ' : ''}${english(rest)}`
}

/** "ein" before another part of the word: "einundzwanzig", "einhundert". */
const bound = (value: number) => (value === 1 ? 'ein' : german(value))

function german(value: number): string {
  if (value < 20) return at(ONES.de, value)
  if (value < 100) {
    const rest = value % 10
    return (rest > 0 ? `${bound(rest)}und` : '') + at(TENS.de, Math.floor(value / 10))
  }
  const size = value < 1000 ? 100 : 1000
  const count = Math.floor(value / size)
  const rest = value % size
  const head = (count === 1 ? '' : german(count)) + (size === 100 ? 'hundert' : 'tausend')
  return head + (rest > 0 ? german(rest) : '')
}

const WORDS: Record<Language, (value: number) => string> = { en: english, de: german }

/**
 * A whole number in words: "four hundred and fifty", "vierhundertfünfzig".
 *
 * @param value from 0 to {@link NUMBER_MAX}
 */
export function numberWords(value: number, language: Language): string {
  return WORDS[language](value)
}
