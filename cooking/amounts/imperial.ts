import { kitchenNumber, readNumber, writeNumber, type KitchenNumber } from './kitchen-number.ts'
import type { Language } from '#contract/languages.ts'
import { IMPERIAL_WORDS, type ImperialUnit } from './unit-words.ts'
import type { UnitKey } from '#contract/units.ts'

/** What is measured: in grams, millilitres or millimetres. */
type Kind = 'mass' | 'volume' | 'length'

/** A metric unit, and how many grams, millilitres or millimetres it is. */
interface Metric {
  kind: Kind
  base: number
}

/** Metric units by their symbols, and by the contract's name where it differs. */
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

interface Imperial {
  unit: ImperialUnit
  /** How many grams, millilitres or millimetres it holds. */
  base: number
  /** Least amount, in the same unit, for which it is used. */
  from: number
}

const CUP_ML = 236.588_236_5

/** Imperial (US) units as cooks there use them, smallest first. */
const IMPERIAL: Record<Kind, readonly [Imperial, ...Imperial[]]> = {
  mass: [
    { unit: 'oz', base: 28.349_523_125, from: 0 },
    { unit: 'lb', base: 453.592_37, from: 453.592_37 },
  ],
  volume: [
    { unit: 'teaSpoon', base: CUP_ML / 48, from: 0 },
    { unit: 'tableSpoon', base: CUP_ML / 16, from: 14 },
    { unit: 'cup', base: CUP_ML, from: CUP_ML / 4 },
    { unit: 'quart', base: 4 * CUP_ML, from: 8 * CUP_ML },
  ],
  length: [{ unit: 'inch', base: 25.4, from: 0 }],
}

/** At most nine digits in each group, so that what cannot be an amount is left at once. */
const NUMBER = String.raw`\d{1,9}(?:[.,]\d{1,9}){0,3}[¼⅓½⅔¾]?|[¼⅓½⅔¾]`
/** "200 g", "1 to 2 mm", "20 × 30 cm"; no part of a word, as in "400-g-Dose". */
const MEASURE = new RegExp(
  String.raw`(?<!\d)(?:(?<first>${NUMBER})(?<joint> (?:×|to|bis) ))?(?<last>${NUMBER})[ \u00a0](?<symbol>${Object.keys(METRIC).join('|')})(?![\p{L}\d-])`,
  'gu',
)

function isMeasurable({ value, fraction }: KitchenNumber): boolean {
  return fraction !== '' || Number.isInteger(value)
}

/**
 * Amounts above 0 in the largest unit in which all of them are whole numbers or kitchen fractions:
 * 100 ml is 7 tablespoons, not 0.4 cups. If there is no such unit, in the smallest.
 */
function inImperial(totals: readonly number[], kind: Kind) {
  const units = IMPERIAL[kind]
  const numbersIn = ({ base }: Imperial) => totals.map((total) => kitchenNumber(total / base))
  const most = Math.max(...totals)
  const fits = (unit: Imperial) => most >= unit.from && numbersIn(unit).every(isMeasurable)
  const chosen = units.findLast((unit) => fits(unit)) ?? units[0]
  return { unit: chosen.unit, numbers: numbersIn(chosen) }
}

function writeImperial(
  totals: readonly number[],
  kind: Kind,
  { language, joint }: { language: Language; joint?: string | undefined },
): string {
  const { unit, numbers } = inImperial(totals, kind)
  const words = IMPERIAL_WORDS[language][unit]
  const isPlural = numbers.some(({ value }) => value > 1)
  const written = numbers.map((number) => writeNumber(number, language)).join(joint)
  return `≈\u00a0${written}\u00a0${words[isPlural ? 'other' : 'one']}`
}

/** How the imperial value of an amount is written. */
export interface ImperialOptions {
  readonly language: Language
  /** Weight of a millilitre. If known, up to one cup is measured in spoons and cups. */
  readonly gramsPerMl?: number | undefined
}

/**
 * The approximate imperial value of a metric amount above 0: "≈ 7 oz". Volumes, and up to one cup
 * of a food with a known weight, are in spoons and cups. Other masses are in ounces and pounds.
 * Null for a unit that is neither mass, volume nor length.
 */
export function imperialValue(
  amount: number,
  unit: UnitKey,
  { language, gramsPerMl }: ImperialOptions,
): string | null {
  const metric = METRIC[unit]
  if (!metric) return null
  const total = amount * metric.base
  const millilitres = gramsPerMl === undefined ? Infinity : total / gramsPerMl
  return metric.kind === 'mass' && millilitres <= CUP_ML
    ? writeImperial([millilitres], 'volume', { language })
    : writeImperial([total], metric.kind, { language })
}

/**
 * Adds its approximate imperial value to every metric mass, volume and length of a text: "2 cm (≈ ¾ in)
 * cubes". The text itself stays as it is.
 */
export function withImperialMeasures(text: string, language: Language): string {
  return text.replace(MEASURE, (measure: string, ...rest) => {
    const { first, joint, last, symbol } = rest.at(-1) as Record<string, string | undefined>
    const metric = METRIC[symbol ?? '']
    const amounts = [first, last]
      .filter((number) => number !== undefined)
      .map((number) => readNumber(number, language))
    if (!metric || !amounts.every((amount) => amount > 0)) return measure
    const totals = amounts.map((amount) => amount * metric.base)
    return `${measure}\u00a0(${writeImperial(totals, metric.kind, { language, joint })})`
  })
}
