import type { Language } from '#contract/languages.ts'
import { NUMBER_MAX, numberWords } from './number-words.ts'
import { caseOf, halfOf, oneOf } from './german-case.ts'
import { genderOf, type SpokenUnit } from './unit-words.ts'

/** Fractions in English, alone and after a whole number. */
const PARTS_EN: Record<string, readonly [alone: string, after: string]> = {
  '½': ['one half', 'a half'],
  '¼': ['one quarter', 'a quarter'],
  '¾': ['three quarters', 'three quarters'],
  '⅓': ['one third', 'a third'],
  '⅔': ['two thirds', 'two thirds'],
  '⅛': ['one eighth', 'an eighth'],
}
const PARTS_DE: Record<string, string> = {
  '½': 'ein halb',
  '¼': 'ein viertel',
  '¾': 'drei viertel',
  '⅓': 'ein drittel',
  '⅔': 'zwei drittel',
  '⅛': 'ein achtel',
}
/** Words after a German 1 that it does not count: "eins von sieben". */
const JOINS = /^(?:bis|oder)$/u
/** A small word, which no adjective of kitchens looks like. */
const COUNTED = /^\p{Lu}|^\p{Ll}{3,}(?:e|er|es)$/u

/** An amount as a text has it. */
export interface WrittenAmount {
  /** Digits, with a decimal point or comma; empty where there is only a fraction. */
  readonly digits: string
  /** "½"; empty without one. */
  readonly fraction: string
  /** The unit after it, where it is one that is written short. */
  readonly unit: SpokenUnit | undefined
  /** The text before it, which decides its case in German. */
  readonly before: string
  /** The words after it: what is counted. */
  readonly after: string
}

const DECIMAL_SIGN: Record<Language, string> = { en: 'point', de: 'Komma' }

/** A decimal digit by digit: "one point five", "eins Komma fünf". */
function decimal(whole: string, digits: string, language: Language): string {
  const read = (digit: string) => numberWords(Number(digit), language)
  return [read(whole), DECIMAL_SIGN[language], ...Array.from(digits, read)].join(' ')
}

function english({ digits, fraction, unit, after }: WrittenAmount): string {
  const value = Number(digits)
  const [alone = '', added = ''] = PARTS_EN[fraction] ?? []
  if (digits !== '') {
    const words = numberWords(value, 'en') + (fraction && ` and ${added}`)
    if (!unit) return words
    return `${words} ${value === 1 && !fraction ? unit.one : unit.other}`
  }
  const thing = unit?.one ?? after
  if (!/^\p{L}/u.test(thing) || /^(?:to|or|and|of|the)\b/u.test(thing)) return alone
  const article = /^(?:[aeiou]|hour)/iu.test(thing) ? 'an' : 'a'
  const part = fraction === '½' ? 'half' : `${added} of`
  return `${part} ${article}${unit ? ` ${unit.one}` : ''}`
}

function germanOne({ unit, before, after }: WrittenAmount): string {
  const [next = ''] = after.split(' ')
  if (!unit && JOINS.test(next)) return 'ein'
  if (!unit && !COUNTED.test(next)) return 'eins'
  return oneOf(unit?.gender ?? genderOf(after), caseOf(before, after))
}

function german(amount: WrittenAmount): string {
  const { digits, fraction, unit, before, after } = amount
  const value = Number(digits)
  const named = (words: string, isOne: boolean) =>
    unit ? `${words} ${isOne ? unit.one : unit.other}` : words
  if (digits === '') {
    const isCounted = unit !== undefined || COUNTED.test(after.split(' ')[0] ?? '')
    const gender = unit?.gender ?? genderOf(after)
    if (fraction === '½' && isCounted) return named(halfOf(gender, caseOf(before, after)), true)
    if (fraction === '¼' && isCounted && gender === 'f') return named('eine viertel', true)
    return named(PARTS_DE[fraction] ?? '', true)
  }
  if (fraction === '½') {
    const head = value === 1 ? 'ein' : numberWords(value, 'de')
    return named(`${head}einhalb`, false)
  }
  if (fraction !== '') {
    const head = value === 1 ? 'ein' : numberWords(value, 'de')
    return named(`${head} und ${PARTS_DE[fraction]}`, false)
  }
  if (value === 1) return named(germanOne(amount), true)
  return named(numberWords(value, 'de'), false)
}

const WORDS: Record<Language, (amount: WrittenAmount) => string> = { en: english, de: german }

/** An amount in words, with its unit; undefined where the number is too large to be said so. */
export function amountWords(amount: WrittenAmount, language: Language): string | undefined {
  const [whole = '', digits] = amount.digits.split(/[.,]/u)
  if (Number(whole) > NUMBER_MAX) return undefined
  if (digits !== undefined) {
    const words = decimal(whole, digits, language)
    return amount.unit ? `${words} ${amount.unit.other}` : words
  }
  return WORDS[language](amount)
}
