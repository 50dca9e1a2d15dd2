import { folded, type FoodWords } from '../food-line.ts'
import type { UnitKey } from '../units.ts'
import { CONVERTED, countAt, type Count } from './line-numbers.ts'
import { COUNTERS, isState, LOOSE } from './line-words.ts'

/** An amount at the start of a line. */
export interface LineMeasure {
  readonly amount?: number
  /** The upper end of a range, above `amount`. */
  readonly maxAmount?: number
  readonly unit?: UnitKey
  /** Words of the measure that are not in amount and unit: "heaped", "400 g", "a handful". */
  readonly notes: readonly string[]
  /** Number of words that the measure takes. */
  readonly taken: number
  /** It cannot be weighed: a handful, a glug. */
  readonly isLoose: boolean
}

/** A size that is written as one word: "400g", "14-oz", "2-inch". */
const SIZE = /^\d+(?:[.,/]\d+)?[- ]?(?:g|kg|ml|cl|l|oz|ounces?|lbs?|inch|cm|mm)\.?$/iu
const CONTAINERS: ReadonlySet<UnitKey> = new Set([
  'can',
  'package',
  'glas',
  'cube',
  'role',
  'tuber',
])

/** Reads "1.000" and "1,000" as 1000, for units that are too small for thousandths. */
const asThousands = (word: string) =>
  /^[1-9]\d{0,2}[.,]\d{3}$/u.test(word) ? word.replace(/[.,]/u, '') : word

interface Unit {
  readonly unit: UnitKey
  readonly factor: number
  readonly taken: number
}

function unitAt(words: readonly string[], { units }: FoodWords): Unit | undefined {
  const [word = '', next = ''] = words
  if (word === 'T' || word === 'T.') return { unit: 'tableSpoon', factor: 1, taken: 1 }
  const low = folded(word).replace(/\.$/u, '')
  if (low === 'fl' && /^oz\.?$/iu.test(next)) return { unit: 'ml', factor: 29.57, taken: 2 }
  const other = CONVERTED[low]
  if (other) return { unit: other[0], factor: other[1], taken: 1 }
  const unit = units.get(folded(word)) ?? units.get(low)
  return unit && unit !== 'piece' ? { unit, factor: 1, taken: 1 } : undefined
}

const bare = (word = '') => word.toLowerCase().replace(/\.$/u, '')
const scaled = (value: number, factor: number) =>
  factor === 1 ? value : Math.round(value * factor)

/** Reads the unit after a number, and words such as "heaped" between them. */
function measureAfter(count: Count, words: readonly string[], known: FoodWords): LineMeasure {
  const range = count.max === undefined ? {} : { maxAmount: count.max }
  const plain = { amount: count.amount, ...range, notes: [], taken: count.taken, isLoose: false }
  const rest = words.slice(count.taken)
  const states = rest.findIndex((word) => !isState(word) && !SIZE.test(word))
  for (let index = 0; index <= Math.min(states, 3); index++) {
    const at = count.taken + index
    const notes = rest.slice(0, index)
    const word = bare(rest[index])
    const isLast = at + 1 >= words.length
    if (COUNTERS.has(word) && !isLast) {
      return { ...plain, notes: [[...notes, rest[index]].join(' ')], taken: at + 1 }
    }
    if (LOOSE.has(word)) {
      const phrase = words.slice(0, at + 1).join(' ')
      return { notes: [phrase], taken: at + 1, isLoose: true }
    }
    const unit = unitAt(words.slice(at), known)
    if (!unit) continue
    const behind = unitAt(words.slice(at + unit.taken), known)
    // "400 g tin": one tin of that size.
    if (index === 0 && behind && CONTAINERS.has(behind.unit) && !CONTAINERS.has(unit.unit)) {
      const size = words.slice(0, at + unit.taken).join(' ')
      return {
        amount: 1,
        unit: behind.unit,
        notes: [size],
        taken: at + unit.taken + behind.taken,
        isLoose: false,
      }
    }
    // "one 2 cm piece".
    const { factor } = unit
    const max = count.max === undefined ? {} : { maxAmount: scaled(count.max, factor) }
    const amount = scaled(count.amount, factor)
    return { ...plain, amount, ...max, unit: unit.unit, notes, taken: at + unit.taken }
  }
  // "14-oz" or "2-inch" before a food without a unit.
  if (SIZE.test(rest[0] ?? '')) return { ...plain, notes: [rest[0] ?? ''], taken: count.taken + 1 }
  return plain
}

/** Reads the amount at the start of a line; undefined if there is none. */
export function measureAtStart(
  words: readonly string[],
  known: FoodWords,
): LineMeasure | undefined {
  const glued = /^([\d.,/½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚–-]+)(\p{L}+\.?)$/u.exec(words[0] ?? '')
  if (glued) {
    const [, digits = '', letters = ''] = glued
    if (/^x$/iu.test(letters)) return measureAtStart([digits, ...words.slice(1)], known)
    if (!unitAt([letters], known)) return undefined
    const found = measureAtStart([digits, letters, ...words.slice(1)], known)
    return (
      found && {
        ...found,
        taken: found.taken - 1,
        notes: found.notes.map((note) => note.replace(`${digits} ${letters}`, digits + letters)),
      }
    )
  }
  const second = words.slice(1)
  // "2 x 400 g tins", "one 2 cm piece": the second measure is the size of each.
  const count = countAt(words)
  if (count) {
    const next = words.slice(count.taken)
    const each = /^[x×]$/iu.test(next[0] ?? '') ? next.slice(1) : next
    const skipped = next.length - each.length
    if (/^\d/u.test(each[0] ?? '') && !SIZE.test(each[0] ?? '')) {
      const inner = measureAtStart(each, known)
      if (inner?.unit) {
        const taken = count.taken + skipped + inner.taken
        if (CONTAINERS.has(inner.unit)) return { ...inner, amount: count.amount, taken }
        const size = each.slice(0, inner.taken).join(' ')
        const behind = words[taken]
        if (COUNTERS.has(bare(behind))) {
          return {
            ...inner,
            amount: count.amount,
            unit: undefined,
            notes: [`${size} ${behind}`],
            taken: taken + 1,
          }
        }
        if (skipped > 0) return { ...inner, amount: count.amount * (inner.amount ?? 1), taken }
      }
    }
    const asNumber = unitAt(words.slice(1), known)
    const thousands = asThousands(words[0] ?? '')
    if (thousands !== words[0] && (asNumber?.unit === 'g' || asNumber?.unit === 'ml')) {
      return measureAtStart([thousands, ...second], known)
    }
    return measureAfter(count, words, known)
  }
  // "pinch of salt", "small knob of ginger", "Prise Zucker".
  const at = words.findIndex((word) => !isState(word))
  if (at < 0 || at >= words.length - 1) return undefined
  const notes = words.slice(0, at)
  if (LOOSE.has(bare(words[at]))) {
    return { notes: [words.slice(0, at + 1).join(' ')], taken: at + 1, isLoose: true }
  }
  const unit = unitAt(words.slice(at), known)
  const isSmall = unit?.unit === 'pinch' || unit?.unit === 'dash' || unit?.unit === 'shrub'
  return unit && isSmall
    ? { amount: 1, unit: unit.unit, notes, taken: at + 1, isLoose: false }
    : undefined
}
