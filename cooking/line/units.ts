import type { UnitKey } from '#contract/units.ts'
import { folded, type FoodWords } from '../food-words.ts'
import { isDash, type Token } from '../numbers/tokens.ts'
import { hasSize } from './sizes.ts'

/** A unit that stands in a line. */
export interface Unit {
  readonly unit: UnitKey
  /** How many of it one of the written unit is: 28.35 g for an ounce. */
  readonly factor: number
  /** The place of the token behind it. */
  readonly next: number
}

const OUNCE = ['g', 28.35] as const
const POUND = ['g', 453.6] as const
const FLUID_OUNCE = ['ml', 29.57] as const
const PINT = ['ml', 473] as const
const QUART = ['ml', 946] as const
const GALLON = ['ml', 3785] as const
const GERMAN_POUND = ['g', 500] as const
const INCH = ['millimeter', 25.4] as const

/** Units that recipes use and Simmer does not store: the stored unit and the factor. */
const CONVERTED: Readonly<Record<string, readonly [UnitKey, number]>> = {
  oz: OUNCE,
  ozs: OUNCE,
  ounce: OUNCE,
  ounces: OUNCE,
  unze: OUNCE,
  unzen: OUNCE,
  lb: POUND,
  lbs: POUND,
  pound: POUND,
  pounds: POUND,
  pfund: GERMAN_POUND,
  pfd: GERMAN_POUND,
  zentner: ['kg', 50],
  cm: ['millimeter', 10],
  zentimeter: ['millimeter', 10],
  centimetre: ['millimeter', 10],
  inch: INCH,
  inches: INCH,
  zoll: INCH,
  floz: FLUID_OUNCE,
  pint: PINT,
  pints: PINT,
  pt: PINT,
  pts: PINT,
  quart: QUART,
  quarts: QUART,
  qt: QUART,
  qts: QUART,
  gallon: GALLON,
  gallons: GALLON,
  gal: GALLON,
  stone: ['kg', 6.35],
}
/** Units that are only a letter and differ by its case. */
const BY_CASE: Readonly<Record<string, UnitKey>> = { T: 'tableSpoon', t: 'teaSpoon' }
const FLUID = /^(?:fl|fluid|flüssig)$/u
const SPOON: Readonly<Record<string, UnitKey>> = { table: 'tableSpoon', tea: 'teaSpoon' }
/** Spoons by their millilitres. */
const SPOON_OF_SIZE: Readonly<Record<number, UnitKey>> = { 5: 'teaSpoon', 15: 'tableSpoon' }

/** Measures in which a shop sells something that has a size of its own. */
export const CONTAINERS: ReadonlySet<UnitKey> = new Set([
  'can',
  'package',
  'glas',
  'cube',
  'role',
  'tuber',
])

/** Spoons as measures. Their size may stand before them: "15 ml tablespoons". */
export const SPOONS: ReadonlySet<UnitKey> = new Set(['teaSpoon', 'tableSpoon'])

/** The size of a spoon at a token, with its millilitres before it: "5ml spoons". */
function sizedSpoonAt(tokens: readonly Token[], at: number): UnitKey | undefined {
  const isSized =
    /^(?:(?:measuring)?spoons?|messlöffel)$/u.test(tokens[at]?.word ?? '') &&
    tokens[at - 1]?.word === 'ml'
  return isSized ? SPOON_OF_SIZE[tokens[at - 2]?.value ?? 0] : undefined
}

/** Where the spoon is of which the size stands at a token: "15ml tbsp". */
export function behindSpoonSize(tokens: readonly Token[], at: number, known: FoodWords): number {
  const isSize =
    SPOON_OF_SIZE[tokens[at]?.value ?? 0] !== undefined && tokens[at + 1]?.word === 'ml'
  const unit = isSize ? unitAt(tokens, at + 2, known)?.unit : undefined
  return unit && SPOONS.has(unit) ? at + 2 : at
}

/** Grams and millilitres in each unit that can be added to others. */
export const GRAMS: Partial<Record<UnitKey, number>> = { mg: 0.001, g: 1, kg: 1000 }
/** Millilitres in each unit of volume; a cup is one of the United States. */
export const MILLILITRES: Partial<Record<UnitKey, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  teaSpoon: 5,
  tableSpoon: 15,
  cup: 240,
}

/** The unit at a token, behind a dash too: "400-g", "16-ounce". Pieces are no unit. */
export function unitAt(
  tokens: readonly Token[],
  at: number,
  { units }: FoodWords,
  amount = NaN,
): Unit | undefined {
  const isJoined = isDash(tokens[at]) && !tokens[at]?.isSpaced && !tokens[at + 1]?.isSpaced
  const from = isJoined ? at + 1 : at
  const [token, after] = [tokens[from], tokens[from + 1]]
  if (!token) return undefined
  const { word } = token
  const low = folded(word)
  const letter = BY_CASE[token.text.replace(/\.$/u, '')]
  if (letter) return { unit: letter, factor: 1, next: from + 1 }
  const isTwo = after !== undefined && !isDash(after)
  if (isTwo && FLUID.test(low) && /^(?:oz|ozs|ounces?|unzen?)$/u.test(after.word))
    return { unit: FLUID_OUNCE[0], factor: FLUID_OUNCE[1], next: from + 2 }
  const spoon = SPOON[low]
  if (isTwo && spoon && /^spoons?$/u.test(after.word))
    return { unit: spoon, factor: 1, next: from + 2 }
  const sized = sizedSpoonAt(tokens, from)
  if (sized) return { unit: sized, factor: 1, next: from + 1 }
  if (hasSize(tokens, from, amount)) return undefined
  const other = Object.hasOwn(CONVERTED, low) ? CONVERTED[low] : undefined
  if (other) return { unit: other[0], factor: other[1], next: from + 1 }
  const unit = units.get(low)
  // "Pack-choi" is no pack.
  const isName = isDash(after) && !after?.isSpaced && /^\p{L}/u.test(tokens[from + 2]?.text ?? '')
  const isLong = isName && low.length > 3
  return unit && unit !== 'piece' && !isLong ? { unit, factor: 1, next: from + 1 } : undefined
}
