import { kitchenNumber, readNumber, writeNumber } from './kitchen-number.ts'
import type { Language } from './languages.ts'
import { IMPERIAL_WORDS, type ImperialUnit } from './unit-words.ts'
import type { UnitKey } from './units.ts'

/** What is measured: in grams, millilitres or millimetres. */
type Kind = 'mass' | 'volume' | 'length'

/** A metric unit, and how many grams, millilitres or millimetres it is. */
interface Metric {
  kind: Kind
  base: number
}

/** Metric units by how they stand in texts, and by the contract's name where that is another. */
const METRIC: Readonly<Partial<Record<string, Metric>>> = {
  mg: { kind: 'mass', base: 0.001 },
  g: { kind: 'mass', base: 1 },
  kg: { kind: 'mass', base: 1000 },
  ml: { kind: 'volume', base: 1 },
  cl: { kind: 'volume', base: 10 },
  dl: { kind: 'volume', base: 100 },
  l: { kind: 'volume', base: 1000 },
  mm: { kind: 'length', base: 1 },
  millimeter: { kind: 'length', base: 1 },
  cm: { kind: 'length', base: 10 },
}

/** Imperial (US) units, largest first, by how many grams, millilitres or millimetres they hold. */
const IMPERIAL: Record<Kind, { unit: ImperialUnit; base: number }[]> = {
  mass: [
    { unit: 'lb', base: 453.592_37 },
    { unit: 'oz', base: 28.349_523_125 },
  ],
  volume: [
    { unit: 'quart', base: 946.352_946 },
    { unit: 'fluidOunce', base: 29.573_529_562_5 },
  ],
  length: [{ unit: 'inch', base: 25.4 }],
}

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)*)?[¼⅓½⅔¾]|\d+(?:[.,]\d+)*`
/** "200 g", "1 to 2 mm", "20 × 30 cm"; no part of a word, as in "400-g-Dose". */
const MEASURE = new RegExp(
  String.raw`(?:(?<first>${NUMBER})(?<joint> (?:×|to|bis) ))?(?<last>${NUMBER})[ \u00a0](?<symbol>${Object.keys(METRIC).join('|')})(?![\p{L}\d-])`,
  'gu',
)

/** Amounts above 0 in the largest imperial unit that the largest of them fills. */
function writeImperial(
  amounts: readonly number[],
  { kind, base }: Metric,
  language: Language,
  joint = '',
): string {
  const totals = amounts.map((amount) => amount * base)
  const units = IMPERIAL[kind]
  const chosen = units.find((unit) => Math.max(...totals) >= unit.base) ?? units.at(-1)
  if (!chosen) return ''
  const numbers = totals.map((total) => writeNumber(kitchenNumber(total / chosen.base), language))
  return `≈\u00a0${numbers.join(joint)}\u00a0${IMPERIAL_WORDS[language][chosen.unit]}`
}

/**
 * The approximate imperial value of a metric amount above 0, "≈ 7 oz", in the largest unit it fills;
 * null for a unit that is neither mass, volume nor length (D-46).
 */
export function imperialValue(amount: number, unit: UnitKey, language: Language): string | null {
  const metric = METRIC[unit]
  return metric ? writeImperial([amount], metric, language) : null
}

/**
 * Adds its approximate imperial value to every metric mass, volume and length of a text: "2 cm
 * (≈ ¾ in) cubes" (D-46). The text itself stays as it is.
 */
export function withImperial(text: string, language: Language): string {
  return text.replace(MEASURE, (measure: string, ...rest) => {
    const { first, joint, last, symbol } = rest.at(-1) as Record<string, string | undefined>
    const metric = METRIC[symbol ?? '']
    const amounts = [first, last]
      .filter((number) => number !== undefined)
      .map((number) => readNumber(number, language))
    if (!metric || !amounts.every((amount) => amount > 0)) return measure
    return `${measure}\u00a0(${writeImperial(amounts, metric, language, joint)})`
  })
}
