import type { Id } from './common.ts'
import type { UnitKey } from './units.ts'

/** The words for reading a line, in one or several languages. */
export interface FoodWords {
  /** Units by how they are written: "g", "EL", "tablespoons". */
  readonly units: ReadonlyMap<string, UnitKey>
  /** Foods by singular, plural and synonyms. */
  readonly foods: ReadonlyMap<string, Id>
  /** Words between a unit and its food that have no meaning: "of". */
  readonly links: ReadonlySet<string>
}

/** What somebody wrote: "200 g Mehl, gesiebt". */
export interface FoodLine {
  /** Above 0, at most {@link AMOUNT_MAX}; undefined without such a number. */
  readonly amount?: number
  /** Undefined for pieces. */
  readonly unit?: UnitKey
  /** The food of the catalogue; undefined for what it does not know. */
  readonly food?: Id
  /** The food as it was written. Empty only for an empty line. */
  readonly name: string
  /** What follows a comma, stands in brackets at the end, or beside a known food; '' for none. */
  readonly note: string
}

/** Largest amount; a larger number belongs to the name. */
export const AMOUNT_MAX = 99_999

const SOFT_HYPHEN = '\u00AD'
/** Fractions of one character, which `normalize` must not take apart. */
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
}
/** A bullet or a box before a line that was pasted. Not a minus before a number. */
export const BULLET = /^(?:[-–*•·] |\[[ x]?\] )+/u
/** Digits, a range or a fraction, and the letters that touch them. */
const AMOUNT = /^([\d.,/½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚–-]+)(\p{L}*\.?)$/u
/** How often: "x2", "2x", "×2". */
const TIMES = /^(?:[x×](\d{1,5})|(\d{1,5})[x×])$/iu

/** Normalises a word for comparison: lower case, without soft hyphens. */
export const folded = (text: string) =>
  text.normalize('NFC').replaceAll(SOFT_HYPHEN, '').toLowerCase()

/** Builds {@link FoodWords}. If two foods have the same name, the first one is used. */
export function foodWords(
  units: Iterable<readonly [written: string, unit: UnitKey]>,
  foods: Iterable<readonly [name: string, food: Id]>,
  links: Iterable<string>,
): FoodWords {
  const map = <Value>(entries: Iterable<readonly [string, Value]>) => {
    const found = new Map<string, Value>()
    for (const [key, value] of entries) {
      if (!found.has(folded(key))) found.set(folded(key), value)
    }
    return found
  }
  return { units: map(units), foods: map(foods), links: new Set([...links].map(folded)) }
}

/** Whether a number can be an amount. */
export function isAmount(value: number): boolean {
  return value > 0 && value <= AMOUNT_MAX
}

/** "1,5", "1/2", "½", "1½"; NaN for anything else. */
export function numberOf(text: string): number {
  const fraction = FRACTIONS[text.at(-1) ?? '']
  if (fraction !== undefined) {
    const whole = text.slice(0, -1)
    return fraction + (whole === '' ? 0 : numberOf(whole))
  }
  const parts = /^(\d{1,5})\/(\d{1,5})$/.exec(text)
  if (parts) return Number(parts[1]) / Number(parts[2])
  return /^\d{1,9}(?:[.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : NaN
}

/** A number, or the larger one of a range, so that there is enough. */
function amountOf(text: string): number {
  const ends = text.split(/[–-]/u)
  if (ends.length > 2) return NaN
  const values = ends.map(numberOf)
  return values.every(isAmount) ? Math.max(...values) : NaN
}

/** An amount and its unit at the start of the words, and how many words they take. */
interface Measure {
  readonly amount: number
  readonly unit?: UnitKey
  readonly taken: number
}

function measureAt(words: readonly string[], { units }: FoodWords): Measure | undefined {
  const unitOf = (word = '') =>
    units.get(folded(word)) ?? units.get(folded(word).replace(/\.$/, ''))
  const times = TIMES.exec(words[0] ?? '')
  if (times) {
    const amount = Number(times[1] ?? times[2])
    return isAmount(amount) ? { amount, taken: 1 } : undefined
  }
  const [, digits = '', letters = ''] = AMOUNT.exec(words[0] ?? '') ?? []
  let amount = amountOf(digits)
  let taken = 1
  // "1 1/2 l".
  const fraction = numberOf(words[1] ?? '')
  if (letters === '' && Number.isInteger(amount) && fraction < 1 && isAmount(fraction)) {
    amount += fraction
    taken = 2
  }
  if (!isAmount(amount)) return undefined
  if (letters !== '') {
    const unit = unitOf(letters)
    return unit && { amount, unit, taken }
  }
  const unit = unitOf(words[taken])
  return unit ? { amount, unit, taken: taken + 1 } : { amount, taken }
}

/** A measure before or after the food; a line that has nothing else is a name. */
function splitMeasure(words: readonly string[], known: FoodWords) {
  const first = measureAt(words, known)
  if (first && first.taken < words.length) {
    const rest = words.slice(first.taken)
    const isLinked = first.unit && rest.length > 1 && known.links.has(folded(rest[0] ?? ''))
    return { measure: first, rest: isLinked ? rest.slice(1) : rest }
  }
  for (const count of [3, 2, 1]) {
    const last = words.length > count ? measureAt(words.slice(-count), known) : undefined
    // A bare number at the end may be part of a name: "Type 405".
    const isClear = last && (last.unit ?? TIMES.test(words.at(-1) ?? ''))
    if (isClear && last.taken === count) return { measure: last, rest: words.slice(0, -count) }
  }
  return { measure: undefined, rest: words }
}

/** The longest run of words that names a food. Of runs of equal length, the last one. */
function findFood(words: readonly string[], { foods }: FoodWords) {
  // A longer text is not a name with an adjective, and would be slow to search.
  if (words.length > 12) return undefined
  for (let length = words.length; length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const name = words.slice(start, start + length).join(' ')
      const food = foods.get(folded(name))
      const others = [...words.slice(0, start), ...words.slice(start + length)]
      if (food !== undefined) return { food, name, note: others.join(' ') }
    }
  }
  return undefined
}

/**
 * Reads a line of a shopping list or of a recipe. What it does not understand stays in the name, word
 * for word: nothing that was written is lost.
 */
export function readFoodLine(text: string, known: FoodWords): FoodLine {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  const bare = line.replace(BULLET, '')
  // A comma between digits is a decimal separator.
  const [, before = bare, bracketed, after] =
    /^([^(]*?[^(\s]) ?(?:\(([^()]+)\)|,(?!\d) ?(.+))$/u.exec(bare) ?? []
  const words = before.split(' ')
  const { measure, rest } = splitMeasure(words, known)
  const found = findFood(rest, known)
  const notes = [found?.note, bracketed ?? after].filter((note) => note)
  return {
    ...(measure && { amount: measure.amount }),
    ...(measure?.unit && { unit: measure.unit }),
    ...(found && { food: found.food }),
    name: found?.name ?? (rest.join(' ') || line),
    note: notes.join(', '),
  }
}
