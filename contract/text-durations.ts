import type { Language } from './languages.ts'

/** A duration that a text states, in seconds. */
export interface TextDuration {
  /** The earlier end of a range. */
  readonly min: number
  /** The later end; the same as `min` where there is no range. */
  readonly max: number
  /** As the text has it: "5 to 7 minutes". */
  readonly words: string
  /** Where the words begin in the text, in UTF-16 units. */
  readonly index: number
}

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  another: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  eine: 1,
  einer: 1,
  einen: 1,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  zwölf: 12,
  anderthalb: 1.5,
  half: 0.5,
  halbe: 0.5,
  halben: 0.5,
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
}
const NUMBER = `\\d+(?:[.,]\\d+)?\\s?[½¼¾]?|[½¼¾]|${Object.keys(NUMBERS)
  .filter((word) => /\p{L}/u.test(word))
  .join('|')}`
const PATTERNS: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}\\d])(${NUMBER})(?:\\s?(?:to|or|–|-)\\s?(${NUMBER}))?(?:\\s(?:more|full|good|an|further))?\\s?(second|minute|hour)s?(?![\\p{L}-])`,
    'giu',
  ),
  de: new RegExp(
    `(?<![\\p{L}\\d])(?:eine\\s)?(${NUMBER})(?:\\s?(?:bis|oder|–|-)\\s?(${NUMBER}))?(?:\\s(?:weitere|weiteren|gute|volle|ganze))?\\s?(Sekunde|Minute|Stunde)n?(?!\\p{L})`,
    'giu',
  ),
}
const SECONDS: Record<string, number> = {
  second: 1,
  minute: 60,
  hour: 3600,
  sekunde: 1,
  stunde: 3600,
}
/** Words before and after a duration that is not a wait: an interval, an age, a limit, a comparison. */
const NO_WAIT_BEFORE =
  /\b(quarters of|every|each|within|alle|jede|innerhalb(?: von| einer)?|vor|last|letzten?|nur)\s$/iu
const NO_WAIT_AFTER =
  /^\s(less|more or less|ago|earlier|old|later|longer|weniger|mehr oder weniger|kürzer|länger|vorher|früher|alt)\b/iu

function valueOf(text: string): number {
  const word = text.toLowerCase()
  const known = NUMBERS[word]
  if (known !== undefined) return known
  const [, digits = '0', fraction] = /([\d.,]+)\s?([½¼¾])?/u.exec(word) ?? []
  return Number(digits.replace(',', '.')) + (fraction ? (NUMBERS[fraction] ?? 0) : 0)
}

/** The times that a text tells a cook to wait or to work, in the order of the text. */
export function durationsIn(text: string, language: Language): TextDuration[] {
  return [...text.matchAll(PATTERNS[language])].flatMap((match) => {
    const { 0: words, 1: from = '', 2: to, 3: unit = '', index } = match
    const before = text.slice(0, index)
    const after = text.slice(index + words.length)
    const isCount = ['a', 'an'].includes(from.toLowerCase()) && unit.toLowerCase() === 'second'
    if (isCount || NO_WAIT_BEFORE.test(before) || NO_WAIT_AFTER.test(after)) return []
    const factor = SECONDS[unit.toLowerCase()] ?? 60
    const min = valueOf(from) * factor
    return [{ min, max: to === undefined ? min : valueOf(to) * factor, words, index }]
  })
}
