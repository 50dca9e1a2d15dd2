import { numberOfWord, onesOfWord, tensOfWord } from '../numbers/number-words.ts'
import { valueOfSign } from '../numbers/fraction-signs.ts'
import type { TimeToken } from './time-tokens.ts'

/** A number of hours, minutes or seconds, and the place of the token behind it. */
export interface Quantity {
  readonly value: number
  readonly next: number
}

const ARTICLE = /^(?:an?|one|another|eine?[nrms]?)$/u
const HALF = /^(?:half|halbe?[nrs]?)$/u
const QUARTER = /^(?:quarters?|viertel)$/u
const AND = /^(?:and|und|&)$/u
const DASH = /^[-–—‐‑−]$/u
const SLASH = /^[/⁄∕]$/u
/** Denominators that cooks write. */
const PARTS = new Set([2, 3, 4, 5, 6, 8])
/** Words between a number and its unit that say nothing about it: "10 more minutes". */
const FILLER =
  /^(?:more|full|good|further|extra|additional|long|weiter\p{L}{1,2}|gut\p{L}{1,2}|voll\p{L}{1,2}|ganz\p{L}{1,2}|knapp\p{L}{1,2}|stark\p{L}{1,2}|lang\p{L}{1,2}|zusätzlich\p{L}{1,2})$/u

/** Whether a token is a dash. */
export const isDash = (token: TimeToken | undefined): boolean => DASH.test(token?.text ?? '')

/** Whether a token joins two amounts of one duration. */
export const isAnd = (token: TimeToken | undefined): boolean => AND.test(token?.text ?? '')

/** The place behind at most two words that say nothing. */
export function behindFillers(tokens: readonly TimeToken[], at: number): number {
  let next = at
  while (next < at + 2 && FILLER.test(tokens[next]?.text ?? '')) next += 1
  return next
}

/** Reads the numbers before the units of durations. */
export class QuantityReader {
  readonly #tokens: readonly TimeToken[]

  constructor(tokens: readonly TimeToken[]) {
    this.#tokens = tokens
  }

  #text(at: number): string {
    return this.#tokens[at]?.text ?? ''
  }

  /** The number that begins at a token: "1 1/2", "twenty-five", "half an", "eine gute halbe". */
  read(at: number): Quantity | undefined {
    const token = this.#tokens[at]
    if (token?.kind === 'number') return this.#fractionAt(at) ?? this.#mixed(at)
    if (token?.kind === 'fraction') return this.#fractionAt(at)
    if (token?.kind !== 'word') return undefined
    return this.#partAt(at) ?? this.#inWords(at)
  }

  /** "1/2" or "½". */
  #fractionAt(at: number): Quantity | undefined {
    const token = this.#tokens[at]
    if (token?.kind === 'fraction')
      return this.#behindOf({ value: valueOfSign(token.text), next: at + 1 })
    if (token?.kind !== 'number' || !SLASH.test(this.#text(at + 1))) return undefined
    const [one, other] = [Number(token.text), Number(this.#text(at + 2))]
    const isPart = Number.isInteger(one) && PARTS.has(other) && one > 0 && one < other
    return isPart ? this.#behindOf({ value: one / other, next: at + 3 }) : undefined
  }

  /** "2", "2½", "2 1/2", "2-1/2", "2 and a half". */
  #mixed(at: number): Quantity {
    const value = Number(this.#text(at).replace(',', '.'))
    return this.#withPart({ value, next: at + 1 })
  }

  /** Adds the part that stands behind a whole number. */
  #withPart(whole: Quantity): Quantity {
    if (!Number.isInteger(whole.value)) return whole
    const behind = numberOfWord(this.#text(whole.next)) ?? 0
    // "zwei einhalb".
    if (behind > 0 && behind < 1) return { value: whole.value + behind, next: whole.next + 1 }
    const dashes = isDash(this.#tokens[whole.next]) ? 1 : 0
    const ands = isAnd(this.#tokens[whole.next + dashes]) ? 1 : 0
    const after = whole.next + dashes + ands
    const from = after + (ands && isDash(this.#tokens[after]) ? 1 : 0)
    const part = this.#fractionAt(from) ?? (ands ? this.#partAt(from) : undefined)
    return part && part.value < 1 ? { value: whole.value + part.value, next: part.next } : whole
  }

  /** "half an", "a quarter of an", "three quarters of an", "eine halbe", "eine gute Viertel". */
  #partAt(at: number): Quantity | undefined {
    const article = ARTICLE.test(this.#text(at)) ? behindFillers(this.#tokens, at + 1) : at
    const from = article > at && isDash(this.#tokens[article]) ? article + 1 : article
    const word = this.#text(from)
    if (HALF.test(word)) return this.#behindOf({ value: 0.5, next: from + 1 })
    if (QUARTER.test(word)) return this.#behindOf({ value: 0.25, next: from + 1 })
    const inner = isDash(this.#tokens[from + 1]) ? from + 2 : from + 1
    if (/^(?:three|drei)$/u.test(word) && QUARTER.test(this.#text(inner)))
      return this.#behindOf({ value: 0.75, next: inner + 1 })
    const value = article > at ? numberOfWord(word) : undefined
    return value === 0.75 ? { value, next: from + 1 } : undefined
  }

  /** "a", "ten", "twenty-five", "one and a half". */
  #inWords(at: number): Quantity | undefined {
    const word = this.#text(at)
    const isHundred = ARTICLE.test(word) && numberOfWord(this.#text(at + 1)) === 100
    if (isHundred) return this.#withPart(this.#hundreds(at + 2))
    if (ARTICLE.test(word)) return this.#withPart({ value: 1, next: at + 1 })
    const tens = tensOfWord(word)
    const behind = isDash(this.#tokens[at + 1]) ? at + 2 : at + 1
    const ones = tens === undefined ? undefined : onesOfWord(this.#text(behind))
    if (tens !== undefined && ones !== undefined)
      return this.#withPart({ value: tens + ones, next: behind + 1 })
    const value = numberOfWord(word)
    if (value === undefined) return undefined
    return this.#withPart(value === 100 ? this.#hundreds(at + 1) : { value, next: at + 1 })
  }

  /** What stands behind a hundred: "hundred and twenty". */
  #hundreds(at: number): Quantity {
    const from = isAnd(this.#tokens[at]) ? at + 1 : at
    const rest = this.#tokens[from]?.kind === 'word' ? this.#inWords(from) : undefined
    const isPart = rest && rest.value > 1 && rest.value < 100
    return isPart ? { value: 100 + rest.value, next: rest.next } : { value: 100, next: at }
  }

  /** Leaves out what joins a part with its unit: "of an", "an". */
  #behindOf({ value, next }: Quantity): Quantity {
    let end = next
    const skip = (pattern: RegExp) => {
      const from = isDash(this.#tokens[end]) ? end + 1 : end
      if (pattern.test(this.#text(from))) end = from + 1
    }
    skip(/^(?:of|einer)$/u)
    skip(/^an?$/u)
    const isWord = this.#tokens[next - 1]?.kind === 'word' && this.#tokens[end + 1]?.kind === 'word'
    return { value, next: isWord && isDash(this.#tokens[end]) ? end + 1 : end }
  }
}
