import type { UnitKey } from '#contract/units.ts'
import type { FoodWords } from '../food-words.ts'
import { countAt, type Count } from '../numbers/numbers.ts'
import { endOfRun, textBetween, tokensOf, type Token } from '../numbers/tokens.ts'
import { foodOf } from './food.ts'
import { joinAmounts } from './join-amounts.ts'
import {
  behindComma,
  behindJoinedCounter,
  behindSystems,
  countAtStart,
  isCounter,
  isLoose,
  isSpice,
  sizeBehind,
} from './measure-signs.ts'
import { hasSize } from './sizes.ts'
import { apartFromUnit, packAt } from './packs.ts'
import { behindSpoonSize, CONTAINERS, SPOONS, unitAt, type Unit } from './units.ts'
import { COUNTERS, isState, LOOSE } from './words.ts'

/** An amount in a line. */
export interface Measure {
  readonly amount?: number
  /** The upper end of a range, above `amount`. */
  readonly maxAmount?: number
  readonly unit?: UnitKey
  /** Words of the measure that are not in amount and unit: "heaped", "400 g", "a handful". */
  readonly notes: readonly string[]
  /** Where the measure ends in the text. */
  readonly end: number
  /** It cannot be weighed: a handful, a glug. */
  readonly isLoose: boolean
}

/** A measure with the place of the token behind it instead of its end in the text. */
type Found = Omit<Measure, 'end'> & { readonly next: number }

/** Words of a size or a state that may stand between a number and its unit. */
const STATES_MAX = 3
const TIMES = /^(?:[x×*]|mal)$/u
/** Measures that need no number before them. */
const BARE: ReadonlySet<UnitKey> = new Set(['pinch', 'dash', 'shrub'])

/** Reads the amount at the start of a text. */
class MeasureReader {
  readonly #text: string
  readonly #tokens: readonly Token[]
  readonly #known: FoodWords

  constructor(text: string, tokens: readonly Token[], known: FoodWords) {
    this.#text = text
    this.#tokens = tokens
    this.#known = known
  }

  read(): Found | undefined {
    const pack = packAt(this.#tokens, this.#known)
    if (pack) {
      const said = textBetween(this.#text, this.#tokens, 0, pack.next)
      return { amount: pack.amount, notes: [said], next: pack.next, isLoose: false }
    }
    const count = countAtStart(this.#tokens, this.#known)
    if (!count) return this.#bare()
    const after = this.#tokens[count.next]
    const isTimes = TIMES.test(after?.word ?? '')
    const at = isTimes ? count.next + 1 : count.next
    const glued = after && !after.isSpaced && /^\p{L}/u.test(after.text) && !isTimes
    // "7up" and "1e9" are names.
    if (glued && !unitAt(this.#tokens, count.next, this.#known, count.amount)) {
      const isSize = hasSize(this.#tokens, count.next, count.amount)
      const isFood = foodOf(after.word, this.#known) !== undefined
      const isCounted = COUNTERS.has(after.word) || LOOSE.has(after.word)
      if (!isSize && !isFood && !isCounted) return undefined
    }
    return this.#ofSize(count, at, isTimes) ?? this.#withUnit(count, at)
  }

  /** "2 x 400 g tins", "3 - 4 x 15 ml tablespoons", "one 2 cm piece", "2 x 200 g". */
  #ofSize(count: Count, at: number, isTimes: boolean): Found | undefined {
    const each = Number.isNaN(this.#tokens[at]?.value ?? NaN)
      ? undefined
      : countAt(this.#tokens, at)
    const sized = each && unitAt(this.#tokens, each.next, this.#known)
    if (!each || !sized) return undefined
    const unit = { ...sized, next: behindSystems(this.#tokens, sized.next, this.#known) }
    const size = textBetween(this.#text, this.#tokens, at, unit.next)
    const behind = unitAt(this.#tokens, unit.next, this.#known)
    const range = count.max === undefined ? {} : { maxAmount: count.max }
    const counted = { amount: count.amount, ...range, isLoose: false }
    // "2 400 ml cans", "2 x 15 ml tablespoons".
    if (CONTAINERS.has(unit.unit))
      return { ...counted, unit: unit.unit, notes: [], next: unit.next }
    if (behind && (isTimes || CONTAINERS.has(behind.unit) || SPOONS.has(behind.unit)))
      return { ...counted, unit: behind.unit, notes: [size], next: behind.next }
    const isCounted = isCounter(this.#tokens, unit.next)
    const next = isCounted ? unit.next + 1 : behindJoinedCounter(this.#tokens, unit.next)
    if (next !== undefined)
      return { ...counted, notes: [textBetween(this.#text, this.#tokens, at, next)], next }
    if (!isTimes) return { ...counted, notes: [size], next: unit.next }
    const whole = { amount: count.amount * each.amount, next: unit.next }
    const most = (count.max ?? count.amount) * (each.max ?? each.amount)
    return this.#amountOf(most > whole.amount ? { ...whole, max: most } : whole, unit, [])
  }

  /** The unit after a number, and words such as "heaped" between them. */
  #withUnit(count: Count, at: number): Found {
    const range = count.max === undefined ? {} : { maxAmount: count.max }
    const plain = { amount: count.amount, ...range, notes: [], next: at, isLoose: false }
    let from = at
    for (let index = 0; index <= STATES_MAX && from < this.#tokens.length; index++) {
      from = behindSpoonSize(this.#tokens, from, this.#known)
      const between = textBetween(this.#text, this.#tokens, at, from)
      const notes = from > at ? [between.replace(/,$/u, '')] : []
      if (isCounter(this.#tokens, from)) {
        const note = textBetween(this.#text, this.#tokens, at, from + 1)
        return { ...plain, notes: [note], next: behindComma(this.#tokens, from + 1) }
      }
      if (isLoose(this.#tokens, from)) {
        const next = this.#tokens[from + 1]?.word === 'voll' ? from + 2 : from + 1
        return { notes: [textBetween(this.#text, this.#tokens, 0, next)], next, isLoose: true }
      }
      const unit = unitAt(this.#tokens, from, this.#known, count.amount)
      if (unit && isSpice(this.#tokens, from, unit)) return { ...plain, notes, next: from }
      if (unit) return this.#amountOf({ ...count, next: unit.next }, unit, notes)
      const end = endOfRun(this.#tokens, from)
      const run = textBetween(this.#text, this.#tokens, from, end)
      if (!isState(run) && !hasSize(this.#tokens, from, count.amount)) break
      from = this.#tokens[end]?.text === ',' ? end + 1 : end
    }
    return plain
  }

  /** An amount with its unit, and what belongs to it behind: a container, more of it, a comma. */
  #amountOf(count: Count, unit: Unit, notes: readonly string[]): Found {
    const at = unit.next
    const behind = unitAt(this.#tokens, at, this.#known)
    // "400 g tin": one tin of that size.
    const isOne = behind && (CONTAINERS.has(behind.unit) || SPOONS.has(behind.unit))
    if (notes.length === 0 && isOne && !CONTAINERS.has(unit.unit) && !SPOONS.has(unit.unit)) {
      const size = textBetween(this.#text, this.#tokens, 0, at)
      return { amount: 1, unit: behind.unit, notes: [size], next: behind.next, isLoose: false }
    }
    // "1 1/2-inch piece", "200g-Becher".
    const isSized = unit.unit === 'millimeter' && isCounter(this.#tokens, at)
    const behindSized = isSized ? at + 1 : behindJoinedCounter(this.#tokens, at)
    if (behindSized !== undefined) {
      const size = textBetween(this.#text, this.#tokens, 0, behindSized)
      return { amount: 1, notes: [size], next: behindSized, isLoose: false }
    }
    const whole = joinAmounts(this.#tokens, { ...count, unit }, this.#known)
    const { amount, max } = whole
    const size = sizeBehind(this.#tokens, whole.next, whole.unit, this.#known)
    const next = behindComma(this.#tokens, size?.to ?? whole.next)
    const more = whole.more ?? size
    const said = more ? [textBetween(this.#text, this.#tokens, more.from, more.to)] : []
    return {
      amount,
      ...(max !== undefined && max > amount && { maxAmount: max }),
      unit: whole.unit,
      notes: [...notes, ...said],
      next,
      isLoose: false,
    }
  }

  /** "pinch of salt", "small knob of ginger", "Prise Zucker". */
  #bare(): Found | undefined {
    let at = 0
    while (at < this.#tokens.length && isState(this.#runAt(at))) at = endOfRun(this.#tokens, at)
    if (at >= this.#tokens.length - 1) return undefined
    if (isLoose(this.#tokens, at))
      return {
        notes: [textBetween(this.#text, this.#tokens, 0, at + 1)],
        next: at + 1,
        isLoose: true,
      }
    const unit = unitAt(this.#tokens, at, this.#known)
    const notes = at > 0 ? [textBetween(this.#text, this.#tokens, 0, at)] : []
    const isBare = unit && BARE.has(unit.unit) && this.#tokens[at]?.word !== 'pr'
    return isBare
      ? { amount: 1, unit: unit.unit, notes, next: unit.next, isLoose: false }
      : undefined
  }

  #runAt(at: number): string {
    return textBetween(this.#text, this.#tokens, at, endOfRun(this.#tokens, at))
  }
}

/** Reads the amount at the start of a text; undefined if there is none. */
export function measureAtStart(text: string, known: FoodWords): Measure | undefined {
  const tokens = apartFromUnit(tokensOf(text), known)
  const found = new MeasureReader(text, tokens, known).read()
  if (!found) return undefined
  const { next, ...measure } = found
  return { ...measure, end: tokens[next]?.index ?? text.length }
}
