import { toMillionth } from './millionth.ts'
import { unitCode, unitKey, type UnitCode } from '#contract/units.ts'
import { UNIT_SIZES } from './unit-sizes.ts'

/** An amount in a unit of the wire; null for any amount. */
export interface CodedNeed {
  readonly amount: number | null
  readonly unit: UnitCode
}

const GRAM = unitCode('g')
const MILLILITRE = unitCode('ml')
const TEASPOON = unitCode('teaSpoon')
const TABLESPOON = unitCode('tableSpoon')

/** Millilitres from which spoons are counted no more. */
const SPOONS_UNTIL = 60

/** A need in grams or millilitres, so that those of several dishes can be added; counted things stay as they are. */
export function baseNeed({ amount, unit }: CodedNeed): CodedNeed {
  const size = UNIT_SIZES[unitKey(unit) ?? 'piece']
  if (!size) return { amount, unit }
  return {
    amount: amount === null ? null : toMillionth(amount * size.base),
    unit: size.kind === 'mass' ? GRAM : MILLILITRE,
  }
}

/** A sum of {@link baseNeed}s as somebody writes it down: whole spoons as spoons, grams without fractions. */
export function writtenNeed({ amount, unit }: CodedNeed): CodedNeed {
  if (amount === null) return { amount, unit }
  if (unit === MILLILITRE && amount < SPOONS_UNTIL) {
    if (amount % 15 === 0) return { amount: amount / 15, unit: TABLESPOON }
    if (amount % 2.5 === 0) return { amount: amount / 5, unit: TEASPOON }
  }
  const isMeasured = unit === MILLILITRE || unit === GRAM
  const whole = isMeasured && amount >= 10 ? Math.round(amount) : Math.round(amount * 100) / 100
  return { amount: whole === 0 ? amount : whole, unit }
}
