import { toMillionth } from '../amounts/millionth.ts'
import type { UnitKey } from '#contract/units.ts'
import type { FoodWords } from '../food-words.ts'
import { countAt } from '../numbers/numbers.ts'
import { isDash, type Token } from '../numbers/tokens.ts'
import { GRAMS, MILLILITRES, unitAt, type Unit } from './units.ts'

/** An amount as it was written, with the place of the token behind it. */
interface Written {
  readonly amount: number
  readonly max?: number
  readonly unit: Unit
  readonly next: number
}

/** An amount in a unit of the contract. */
interface Whole {
  readonly amount: number
  readonly max?: number
  readonly unit: UnitKey
  readonly next: number
  /** Tokens of a second amount that cannot be added: "100 g plus 1 EL". */
  readonly more?: { readonly from: number; readonly to: number }
}

const PLUS = /^(?:\+|plus|and|und|&)$/u
const MINUS = /^(?:minus|less|weniger)$/u
const OTHER = /^[/|=]$/u
const TO = /^(?:[-–—‐‑−]|to|bis)$/u
const METRIC: ReadonlySet<UnitKey> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])

const scaled = (value: number, factor: number) =>
  factor === 1 ? value : Math.round(value * factor)
/** An amount without its written unit: ounces become grams. */
function stored({ amount, max, unit, next }: Written): Whole {
  const most = max === undefined ? {} : { max: scaled(max, unit.factor) }
  return { amount: scaled(amount, unit.factor), ...most, unit: unit.unit, next }
}

/** Grams or millilitres of a written amount; undefined for what cannot be added to others. */
function baseOf({ amount, unit }: Pick<Written, 'amount' | 'unit'>) {
  for (const sizes of [GRAMS, MILLILITRES]) {
    const size = sizes[unit.unit]
    if (size !== undefined) return { sizes, value: amount * unit.factor * size }
  }
  return undefined
}

/** The sum of two amounts, or their difference, in the smaller of their units. */
function sumOf(one: Written, other: Written, sign: 1 | -1): Whole | undefined {
  const [a, b] = [baseOf(one), baseOf(other)]
  if (!a || !b || a.sizes !== b.sizes) return undefined
  const total = a.value + sign * b.value
  if (total <= 0) return undefined
  const units = [one.unit.unit, other.unit.unit]
  const isSmaller = (a.sizes[units[0] ?? 'g'] ?? 0) < (a.sizes[units[1] ?? 'g'] ?? 0)
  const unit = (isSmaller ? units[0] : units[1]) ?? 'g'
  const isConverted = one.unit.factor !== 1 || other.unit.factor !== 1
  const amount = total / (a.sizes[unit] ?? 1)
  return { amount: isConverted ? Math.round(amount) : toMillionth(amount), unit, next: other.next }
}

/** A range whose ends have units of their own: "750g-1kg". */
function rangeOf(low: Written, high: Written): Whole | undefined {
  const [a, b] = [baseOf(low), baseOf(high)]
  const isSame = low.unit.unit === high.unit.unit && low.unit.factor === high.unit.factor
  if (isSame && high.amount > low.amount)
    return stored({ ...low, max: high.amount, next: high.next })
  if (!a || !b || a.sizes !== b.sizes || b.value <= a.value) return undefined
  const { unit, amount } = stored(low)
  return { amount, max: toMillionth(b.value / (a.sizes[unit] ?? 1)), unit, next: high.next }
}

/** The metric one of two amounts that are the same: "1 cup/240 ml". */
function metricOf(one: Written, other: Written): Whole {
  const isMetric = METRIC.has(other.unit.unit) && other.unit.factor === 1
  const isFirst = METRIC.has(one.unit.unit) && one.unit.factor === 1
  const { unit, amount, max } = stored(isMetric && !isFirst ? other : one)
  return { unit, amount, ...(max !== undefined && { max }), next: other.next }
}

/** Whether two amounts are about the same. */
function isSameAmount(one: Written, other: Written): boolean {
  const [a, b] = [baseOf(one), baseOf(other)]
  const isClose = a && b && a.sizes === b.sizes && Math.abs(a.value - b.value) < 0.2 * b.value
  return isClose === true
}

/** Two amounts of one food that cannot be added: the first counts, the second is said. */
function apart(one: Written, other: Written): Whole {
  return { ...stored(one), next: other.next, more: { from: one.next, to: other.next } }
}

/** Whether the second of two amounts is a part of the first: "1 lb 8 oz", "1 kg 500 g". */
function isSmallerPart(one: Written, other: Written): boolean {
  const [a, b] = [baseOf(one), baseOf(other)]
  const isWeight = a?.sizes === GRAMS && b?.sizes === GRAMS
  const isImperial = one.unit.factor !== 1 && other.unit.factor !== 1
  return (isWeight || isImperial) && one.unit.next !== other.unit.next && isBelow(other, one)
}

/** Whether the unit of an amount is smaller than that of another. */
function isBelow(one: Written, other: Written): boolean {
  const [a, b] = [one, other].map((written) => baseOf({ ...written, amount: 1 })?.value ?? NaN)
  return (a ?? NaN) < (b ?? NaN)
}

/** What two amounts make that a word or a sign joins; undefined where it joins something else. */
function joined(one: Written, other: Written, joint: Token | undefined): Whole | undefined {
  const word = joint?.word ?? ''
  if (OTHER.test(word)) return metricOf(one, other)
  if (PLUS.test(word)) return sumOf(one, other, 1) ?? apart(one, other)
  if (MINUS.test(word)) return sumOf(one, other, -1)
  if (/^(?:or|oder)$/u.test(word) && isSameAmount(one, other)) return metricOf(one, other)
  return isDash(joint) || TO.test(word) ? rangeOf(one, other) : undefined
}

/**
 * Adds what stands behind an amount and belongs to it: "1 cup plus 2 tablespoons", "1 lb 8 oz",
 * "750g-1kg", "1/2 cup/120 ml".
 */
export function joinAmounts(tokens: readonly Token[], first: Written, known: FoodWords): Whole {
  const { next } = first
  const joint = tokens[next]
  const isNumber = joint !== undefined && !Number.isNaN(joint.value)
  const count = countAt(tokens, isNumber ? next : next + 1)
  const unit = count && unitAt(tokens, count.next, known)
  if (!count || !unit) return stored(first)
  const second: Written = { ...count, unit, next: unit.next }
  const isBoth = isNumber && isSmallerPart(first, second)
  const whole = isBoth
    ? sumOf(first, second, 1)
    : isNumber
      ? undefined
      : joined(first, second, joint)
  if (!whole) return stored(first)
  // "100 g / 3½ oz / 1 cup": a third system.
  const more = OTHER.test(tokens[whole.next]?.word ?? '')
    ? countAt(tokens, whole.next + 1)
    : undefined
  const third = more && unitAt(tokens, more.next, known)
  return third ? { ...whole, next: third.next } : whole
}
