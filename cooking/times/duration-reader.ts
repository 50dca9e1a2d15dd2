import { behindFillers, isAnd, isDash, QuantityReader } from './time-quantity.ts'
import type { TimeToken } from './time-tokens.ts'
import { HOUR, MINUTE, timeUnitOf, type TimeUnit } from './time-units.ts'

/** A duration among tokens, in seconds. */
export interface TimeAmount {
  /** The ends of a range; the same where there is none. */
  readonly min: number
  readonly max: number
  /** Place of the token behind it. */
  readonly next: number
  /** Place of its last token. */
  readonly last: number
  /** Seconds of its smallest unit, and of its largest. */
  readonly unit: number
  readonly first: number
}

const TO = /^(?:to|till|til|bis)$/u
const OR = /^(?:or|oder)$/u
const BETWEEN = /^(?:between|zwischen)$/u
/** Words behind a second amount that is no part of the first: "1 hour, 15 minutes before the end". */
const OTHER_AFTER = /^(?:before|later|earlier|vor|später|vorher)$/u

/** Reads the durations among the tokens of a text. */
export class DurationReader {
  readonly #tokens: readonly TimeToken[]
  readonly #quantities: QuantityReader
  readonly #isFact: boolean

  constructor(tokens: readonly TimeToken[], isFact: boolean) {
    this.#tokens = tokens
    this.#quantities = new QuantityReader(tokens)
    this.#isFact = isFact
  }

  #text(at: number): string {
    return this.#tokens[at]?.text ?? ''
  }

  #unitAt(at: number): TimeUnit | undefined {
    const before = this.#tokens[at - 1]?.kind
    const unit = timeUnitOf(
      this.#text(at),
      before === 'number' || before === 'fraction',
      this.#isFact || this.#isMinuteLetter(at),
    )
    const isCompound =
      isDash(this.#tokens[at + 1]) &&
      !this.#tokens[at + 1]?.isSpaced &&
      this.#tokens[at + 2]?.kind === 'word' &&
      !this.#tokens[at + 2]?.isSpaced
    return isCompound ? undefined : unit
  }

  /** "1h 30m": the letter is a unit behind hours. */
  #isMinuteLetter(at: number): boolean {
    return this.#text(at) === 'm' && /^(?:h|hr|hrs|std)$/u.test(this.#text(at - 2))
  }

  /** The place behind a unit and the full stop of its abbreviation. */
  #behindUnit(at: number, { isShort }: TimeUnit): number {
    return isShort && this.#text(at) === '.' && !this.#tokens[at]?.isSpaced ? at + 1 : at
  }

  /** One number with its unit: "1½ hours", "1:30 h", "eine Viertelstunde". */
  #single(at: number): TimeAmount | undefined {
    const whole = this.#unitAt(at)
    if (whole?.isWhole)
      return {
        ...both(whole.seconds),
        next: at + 1,
        last: at,
        unit: whole.seconds,
        first: whole.seconds,
      }
    const quantity = this.#clock(at) ?? this.#quantities.read(at)
    if (!quantity) return undefined
    const place = behindFillers(this.#tokens, quantity.next)
    const unit = this.#unitAt(place)
    if (!unit || this.#isCount(at, place)) return undefined
    const seconds = quantity.value * unit.seconds
    return {
      ...both(seconds),
      next: this.#behindUnit(place + 1, unit),
      last: place,
      unit: unit.seconds,
      first: unit.seconds,
    }
  }

  /** "1:30 h": hours and minutes, or minutes and seconds. */
  #clock(at: number) {
    const isClock =
      this.#text(at + 1) === ':' &&
      this.#tokens[at]?.kind === 'number' &&
      /^[0-5]\d$/u.test(this.#text(at + 2)) &&
      (this.#unitAt(at + 3)?.seconds ?? 0) >= MINUTE
    return isClock
      ? { value: Number(this.#text(at)) + Number(this.#text(at + 2)) / 60, next: at + 3 }
      : undefined
  }

  /** "A second egg" is a count. */
  #isCount(at: number, unit: number): boolean {
    return /^an?$/u.test(this.#text(at)) && unit === at + 1 && this.#text(unit) === 'second'
  }

  /** "5 to 7 minutes", or one number with its unit. */
  #spanAt(at: number): TimeAmount | undefined {
    const single = this.#single(at)
    if (single) return single
    const from = this.#quantities.read(at)
    if (!from || !this.#isJoint(from.next, at)) return undefined
    const to = this.#single(from.next + 1)
    if (!to) return undefined
    return { ...to, min: from.value * to.first }
  }

  /** Whether a token stands between the ends of a range that begins at another. */
  #isJoint(at: number, start: number): boolean {
    const text = this.#text(at)
    const isBetween = isAnd(this.#tokens[at]) && BETWEEN.test(this.#text(start - 1))
    return TO.test(text) || OR.test(text) || isBetween || isDash(this.#tokens[at])
  }

  /** Amounts that are one duration: "1 hour and 30 minutes", "an hour and a half", "1h30". */
  #compound(at: number): TimeAmount | undefined {
    let amount = this.#spanAt(at)
    while (amount && amount.min <= amount.max) {
      const more = this.#more(amount)
      if (!more) break
      amount = more
    }
    return amount
  }

  #more(amount: TimeAmount): TimeAmount | undefined {
    const { next, unit, last } = amount
    const comma = this.#text(next) === ',' ? next + 1 : next
    const from = isAnd(this.#tokens[comma]) ? comma + 1 : comma
    const inner = this.#spanAt(from)
    const isPart = inner && inner.first < unit && !OTHER_AFTER.test(this.#text(inner.next))
    if (isPart && !(amount.max > amount.min && inner.max > inner.min))
      return {
        ...inner,
        min: amount.min + inner.min,
        max: amount.max + inner.max,
        first: amount.first,
      }
    const bare = this.#quantities.read(from)
    if (!bare || inner) return undefined
    const isHalf = from > comma && bare.value < 1
    if (isHalf) return moreBy(amount, bare.value * unit, bare.next)
    const isGlued = from === last + 1 && (this.#isFact || !this.#tokens[from]?.isSpaced)
    const isMinutes =
      unit === HOUR &&
      isGlued &&
      (this.#isFact ? /^[0-5]?\d$/u : /^[0-5]\d$/u).test(this.#text(from))
    const isEnd = bare.next === from + 1 && !isDash(this.#tokens[from + 1])
    return isMinutes && isEnd ? moreBy(amount, bare.value * MINUTE, bare.next) : undefined
  }

  /** The duration that begins at a token. `min` above `max` marks one that makes no sense. */
  read(at: number): TimeAmount | undefined {
    const amount = this.#compound(at)
    if (!amount || amount.max !== amount.min) return amount
    const { next } = amount
    const isTo = TO.test(this.#text(next)) || isDash(this.#tokens[next]) || this.#isJoint(next, at)
    const other = isTo ? this.#compound(next + 1) : undefined
    if (other && other.max >= amount.max && !OR.test(this.#text(next)))
      return { ...other, min: amount.min }
    const bare = OR.test(this.#text(next)) && !other ? this.#quantities.read(next + 1) : undefined
    const max = (bare?.value ?? 0) * amount.unit
    return bare && Number.isInteger(bare.value) && max > amount.max && max <= 3 * amount.unit
      ? { ...amount, max, next: bare.next, last: bare.next - 1 }
      : amount
  }
}

const both = (seconds: number) => ({ min: seconds, max: seconds })

const moreBy = (amount: TimeAmount, seconds: number, next: number): TimeAmount => ({
  ...amount,
  min: amount.min + seconds,
  max: amount.max + seconds,
  next,
  last: next - 1,
})
