import { UNIT_SIZES } from './unit-sizes.ts'
import type { UnitKey } from '#contract/units.ts'

/** A tin, in centimetres. */
export interface Tin {
  readonly diameter?: number | undefined
  readonly sides?: readonly number[] | undefined
}

/** An amount of a recipe for one serving, as far as scaling needs it. */
export interface ScalableAmount {
  readonly amount: number | null
  readonly unit: UnitKey | undefined
  readonly gramsPerMl?: number | undefined
  readonly isPinned?: boolean
}

/** How much somebody has of a food. */
export interface Stock {
  readonly amount: number
  readonly unit: UnitKey
}

/** Amounts in grams, millilitres or a unit that no other one can be converted to. */
function inBase({ amount, unit }: Stock) {
  const size = UNIT_SIZES[unit]
  return size ? { amount: amount * size.base, kind: size.kind } : { amount, kind: unit }
}

/**
 * For how many servings a recipe can be made with what somebody has of one ingredient, exactly and
 * not rounded: 300 g of flour at 33⅓ g a serving are 9. Masses and volumes are converted where the
 * weight of a millilitre is known. Undefined where the amounts cannot be compared, and for an amount
 * that does not scale.
 */
export function servingsFor(row: ScalableAmount, stock: Stock): number | undefined {
  const { amount, unit, gramsPerMl, isPinned = false } = row
  if (unit === undefined || amount === null) return undefined
  if (isPinned || amount <= 0 || stock.amount <= 0) return undefined
  const needed = inBase({ amount, unit })
  const had = inBase(stock)
  if (needed.kind === had.kind) return had.amount / needed.amount
  if (gramsPerMl === undefined) return undefined
  if (needed.kind === 'volume' && had.kind === 'mass')
    return had.amount / (needed.amount * gramsPerMl)
  if (needed.kind === 'mass' && had.kind === 'volume')
    return (had.amount * gramsPerMl) / needed.amount
  return undefined
}

/**
 * Rounds servings to the ten-thousandth, so that scaling a recipe and scaling it back gives the
 * same number, without floating point noise.
 */
export function roundServings(servings: number): number {
  return Math.round(servings * 1e4) / 1e4
}

/** Area of a tin in square centimetres; undefined for one without measures. */
export function tinArea({ diameter, sides }: Tin): number | undefined {
  if (diameter !== undefined) return Math.PI * (diameter / 2) ** 2
  const [length, width] = sides ?? []
  return length === undefined || width === undefined ? undefined : length * width
}

/**
 * The factor that scales a dough for one tin to another one, by their areas. 26 cm to 22 cm is
 * 0.72. Undefined if one of them has no measures.
 */
export function tinFactor(from: Tin, to: Tin): number | undefined {
  const [before, after] = [tinArea(from), tinArea(to)]
  return before === undefined || after === undefined ? undefined : after / before
}

/** Tins that shops sell, in centimetres. */
const DIAMETERS = [12, 15, 16, 18, 20, 22, 24, 26, 28, 30, 32]
const SIDES = [
  [15, 20],
  [20, 20],
  [20, 30],
  [23, 23],
  [25, 30],
  [25, 35],
  [30, 40],
]

/**
 * The tin of the same shape that fits a dough `factor` times as large best; undefined where the tin
 * has no measures, or none comes within a quarter of the area.
 */
export function tinFor(tin: Tin, factor: number): Tin | undefined {
  const all: Tin[] = tin.sides
    ? SIDES.map((sides) => ({ sides }))
    : DIAMETERS.map((diameter) => ({ diameter }))
  const offBy = (other: Tin) => Math.abs(Math.log((tinFactor(tin, other) ?? Infinity) / factor))
  const [best] = all.toSorted((a, b) => offBy(a) - offBy(b))
  return best && offBy(best) <= Math.log(1.25) ? best : undefined
}
