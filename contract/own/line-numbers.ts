import { isAmount, numberOf } from '../food-line.ts'
import { NUMBER_WORDS } from '../shopping-item.ts'
import type { UnitKey } from '../units.ts'

/** Units that recipes use and Simmer does not store: the stored unit and the factor. */
export const CONVERTED: Readonly<Record<string, readonly [UnitKey, number]>> = {
  ...Object.fromEntries(
    ['oz', 'ounce', 'ounces', 'unze', 'unzen'].map((word) => [word, ['g', 28.35]]),
  ),
  ...Object.fromEntries(['lb', 'lbs', 'pound', 'pounds'].map((word) => [word, ['g', 453.6]])),
  pfund: ['g', 500],
  cm: ['millimeter', 10],
  inch: ['millimeter', 25.4],
  inches: ['millimeter', 25.4],
  pint: ['ml', 473],
  pints: ['ml', 473],
  quart: ['ml', 946],
  quarts: ['ml', 946],
  floz: ['ml', 29.57],
}
/** Numbers as words, within a line. */
const WORD_NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.entries(NUMBER_WORDS).map(([word, value]) => [word, numberOf(value)]),
  ),
  einer: 1,
  einem: 1,
  eines: 1,
  halben: 0.5,
  half: 0.5,
  quarter: 0.25,
  viertel: 0.25,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
}
const ARTICLE = /^(?:an?|eine?[rnms]?)$/iu
const TO = /^(?:[–-]|to|bis|or|oder)$/iu

/** A number, or a range of two. */
export interface Count {
  readonly amount: number
  readonly max?: number
  readonly taken: number
}

/** Reads a number at the start of the words: digits, a fraction, or number words. */
function numberAt(words: readonly string[]): Count | undefined {
  const [first = '', second = ''] = words.map((word) => word.toLowerCase())
  const digits = numberOf(first)
  if (isAmount(digits)) {
    const isAnd = second === 'and' || second === '&' || second === 'und'
    const rest = numberOf((isAnd ? words[2] : second) ?? '')
    if (Number.isInteger(digits) && rest > 0 && rest < 1 && !second.startsWith('0')) {
      return { amount: digits + rest, taken: isAnd ? 3 : 2 }
    }
    return { amount: digits, taken: 1 }
  }
  const value = WORD_NUMBERS[first]
  if (value === undefined) return undefined
  const other = WORD_NUMBERS[second]
  // "half a lemon", "a half", "eine halbe", "a dozen", "half a dozen".
  if (first.startsWith('hal') && ARTICLE.test(second)) {
    return words[2]?.toLowerCase() === 'dozen' ? { amount: 6, taken: 3 } : { amount: 0.5, taken: 2 }
  }
  if (ARTICLE.test(first) && other !== undefined && !ARTICLE.test(second))
    return { amount: other, taken: 2 }
  return { amount: value, taken: 1 }
}

/** Reads a number or a range at the start of the words. */
export function countAt(words: readonly string[]): Count | undefined {
  const first = words[0] ?? ''
  const ends = /^([^–-]+)[–-]([^–-]+)$/u.exec(first)
  if (ends) {
    const [low, high] = [numberOf(ends[1] ?? ''), numberOf(ends[2] ?? '')]
    if (!isAmount(low) || !isAmount(high)) return undefined
    // "1-1/2" is one and a half.
    if (high < 1 && low >= 1) return { amount: low + high, taken: 1 }
    return low < high ? { amount: low, max: high, taken: 1 } : { amount: low, taken: 1 }
  }
  const low = numberAt(words)
  if (!low || !TO.test(words[low.taken] ?? '')) return low
  const high = numberAt(words.slice(low.taken + 1))
  if (!high || high.amount <= low.amount) return low
  return { amount: low.amount, max: high.amount, taken: low.taken + 1 + high.taken }
}
