import type { UnitKey } from '#contract/units.ts'
import type { FoodWords } from '../food-words.ts'
import { countAt, isAmount, type Count } from '../numbers/numbers.ts'
import { isDash, type Token } from '../numbers/tokens.ts'
import { CONTAINERS, unitAt, type Unit } from './units.ts'
import { COUNTERS, LOOSE, SPICE_CLOVES } from './words.ts'

/** "1.000" and "1,000", in units that are too small for thousandths. */
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/u
const SMALL_UNITS: ReadonlySet<UnitKey | undefined> = new Set(['g', 'ml', 'mg'])

/** The number at the start, of which a full stop may separate thousands. */
export function countAtStart(tokens: readonly Token[], known: FoodWords): Count | undefined {
  const count = countAt(tokens, 0)
  const [first] = tokens
  if (!count || count.next !== 1 || !THOUSANDS.test(first?.text ?? '')) return count
  const unit = unitAt(tokens, 1, known)
  const whole = Number(first?.text.replace(/[.,]/u, ''))
  const isWhole = SMALL_UNITS.has(unit?.unit) && unit?.factor === 1 && isAmount(whole)
  return isWhole ? { amount: whole, next: 1 } : count
}

/** Whether a token counts what follows, without being a unit of the contract: "2 slices of bread". */
export function isCounter(tokens: readonly Token[], at: number): boolean {
  return COUNTERS.has(tokens[at]?.word ?? '') && at + 1 < tokens.length
}

/** The place behind a counter that a dash joins with its size: "200g-Becher". */
export function behindJoinedCounter(tokens: readonly Token[], at: number): number | undefined {
  const isJoined = isDash(tokens[at]) && !tokens[at]?.isSpaced && !tokens[at + 1]?.isSpaced
  return isJoined && isCounter(tokens, at + 1) ? at + 2 : undefined
}

/** Whether a token is a measure that cannot be weighed: a handful. */
export function isLoose(tokens: readonly Token[], at: number): boolean {
  const isJoined = isDash(tokens[at + 1]) && !tokens[at + 1]?.isSpaced
  return LOOSE.has(tokens[at]?.word ?? '') && !isJoined
}

/** Whether a unit is a spice instead: "4 whole cloves", of which nothing follows. */
export function isSpice(tokens: readonly Token[], at: number, { next }: Unit): boolean {
  const isLast = next >= tokens.length || tokens[next]?.text === ','
  return SPICE_CLOVES.has(tokens[at]?.word ?? '') && isLast
}

/** Where a measure ends: "2 EL, gestr. Zucker" has a comma behind it that separates nothing. */
export function behindComma(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === ',' && at + 1 < tokens.length ? at + 1 : at
}

/** "400g/14oz": where the same size in other systems ends. */
export function behindSystems(tokens: readonly Token[], at: number, known: FoodWords): number {
  const isOther = /^[/|]$/u.test(tokens[at]?.text ?? '')
  const count = isOther ? countAt(tokens, at + 1) : undefined
  const unit = count && unitAt(tokens, count.next, known)
  return unit ? behindSystems(tokens, unit.next, known) : at
}

/** The size behind a container and a comma: "1 can, 400 g, chickpeas". */
export function sizeBehind(
  tokens: readonly Token[],
  at: number,
  unit: UnitKey,
  known: FoodWords,
): { readonly from: number; readonly to: number } | undefined {
  if (!CONTAINERS.has(unit) || tokens[at]?.text !== ',') return undefined
  const count = countAt(tokens, at + 1)
  const size = count && unitAt(tokens, count.next, known)
  const isSize = size && !CONTAINERS.has(size.unit)
  return isSize ? { from: at + 1, to: behindSystems(tokens, size.next, known) } : undefined
}
