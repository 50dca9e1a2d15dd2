import { AMOUNT_MAX } from '#contract/units.ts'
import { numberOfWord, onesOfWord, tensOfWord } from './number-words.ts'
import { isDash, type Token } from './tokens.ts'

/** A number, and the place of the token behind it. */
interface Quantity {
  readonly value: number
  /** Whether it was written in dozens. */
  readonly isDozen?: true
  readonly next: number
}

/** A number, or a range of two, and the place of the token behind it. */
export interface Count {
  readonly amount: number
  /** The upper end of a range, above `amount`. */
  readonly max?: number
  readonly next: number
}

const ARTICLE = /^(?:an?|eine?[rnms]?)$/u
const AND = /^(?:and|und|&)$/u
const TO = /^(?:[-–—‐‑−~]|to|bis|or|oder)$/u
const HALF = /^(?:half|halbe?[nrsm]?|hälfte)$/u
const PARTS: Readonly<Record<string, number>> = {
  quarter: 0.25,
  quarters: 0.25,
  viertel: 0.25,
  third: 1 / 3,
  thirds: 1 / 3,
  drittel: 1 / 3,
  achtel: 0.125,
}
const DOZEN = /^(?:dozen|doz|dutzend|dtzd|dz)$/u
/** The ending of a fraction that is read aloud: "1/3rd". */
const ORDINAL = /^(?:st|nd|rds?|ths?|s|tel)$/u

/** Whether a number can be an amount. */
export function isAmount(value: number): boolean {
  return value > 0 && value <= AMOUNT_MAX
}

/** Leaves out what joins a fraction with its food: "½ a lemon", "1/4 of a". */
function behindArticle(tokens: readonly Token[], at: number): number {
  const link = /^(?:of|von)$/u.test(tokens[at]?.word ?? '') ? 1 : 0
  return ARTICLE.test(tokens[at + link]?.word ?? '') ? at + link + 1 : at
}

/** "1/2", "½", "1/3rd". */
function fractionAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const [one, slash, other] = tokens.slice(at, at + 3)
  if (one?.isFraction) return { value: one.value, next: behindArticle(tokens, at + 1) }
  const isFraction = slash?.text === '/' && Number.isInteger(one?.value) && !slash.isSpaced
  if (!isFraction || !one || !Number.isInteger(other?.value) || other?.isSpaced) return undefined
  const isRead = ORDINAL.test(tokens[at + 3]?.word ?? '') && !tokens[at + 3]?.isSpaced
  return {
    value: one.value / (other?.value ?? 0),
    next: behindArticle(tokens, at + (isRead ? 4 : 3)),
  }
}

/** "half a", "a quarter of a", "thirds". */
function partAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const word = tokens[at]?.word ?? ''
  const value = HALF.test(word) ? 0.5 : Object.hasOwn(PARTS, word) ? PARTS[word] : undefined
  const after = tokens[at + 1]
  // "Half-fat milk" and "half and half" are foods.
  if (value === undefined || (isDash(after) && !after?.isSpaced)) return undefined
  if (value === 0.5 && AND.test(after?.word ?? '') && HALF.test(tokens[at + 2]?.word ?? ''))
    return undefined
  return { value, next: behindArticle(tokens, at + 1) }
}

/** A whole number with the fraction behind it: "1 1/2", "1½", "1-1/2", "1 and a half". */
function withPart(tokens: readonly Token[], whole: Quantity): Quantity {
  if (!Number.isInteger(whole.value)) return whole
  // "one half", "two thirds".
  const many = partAt(tokens, whole.next)
  if (many && many.value * whole.value < 1) return { ...many, value: many.value * whole.value }
  const after = tokens[whole.next]
  const isJoined = isDash(after) && !after?.isSpaced && !tokens[whole.next + 1]?.isSpaced
  const isAnd = AND.test(after?.word ?? '')
  const from = whole.next + (isJoined || isAnd ? 1 : 0)
  const article = isAnd && ARTICLE.test(tokens[from]?.word ?? '') ? 1 : 0
  const part = fractionAt(tokens, from) ?? (isAnd ? partAt(tokens, from + article) : undefined)
  const isPart = part && part.value > 0 && part.value < 1
  return isPart ? { value: whole.value + part.value, next: part.next } : whole
}

/** "a", "half a", "ten", "twenty-five", "one and a half", "zweieinhalb", "three quarters". */
function wordsAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const word = tokens[at]?.word ?? ''
  const isArticle = ARTICLE.test(word)
  const part = partAt(tokens, isArticle ? at + 1 : at)
  if (part) return part
  const isJoined = isDash(tokens[at + 1]) && !tokens[at + 1]?.isSpaced
  const tens = tensOfWord(word)
  const ones = tens === undefined || !isJoined ? undefined : onesOfWord(tokens[at + 2]?.word ?? '')
  if (tens !== undefined && ones !== undefined)
    return withPart(tokens, { value: tens + ones, next: at + 3 })
  const value = isArticle ? (numberOfWord(tokens[at + 1]?.word ?? '') ?? 1) : numberOfWord(word)
  if (value === undefined || isJoined) return undefined
  const isPlain = !isArticle || value === 1
  return withPart(tokens, { value, next: isPlain ? at + 1 : at + 2 })
}

/** A number with digits or in words, in dozens too. */
function numberAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const token = tokens[at]
  if (DOZEN.test(token?.word ?? '')) return { value: 12, next: at + 1, isDozen: true }
  const isDigits = token !== undefined && !Number.isNaN(token.value)
  const isSlashed = tokens[at + 1]?.text === '/' && !Number.isNaN(tokens[at + 2]?.value ?? NaN)
  const digits = isDigits
    ? (fractionAt(tokens, at) ?? withPart(tokens, { value: token.value, next: at + 1 }))
    : wordsAt(tokens, at)
  if (!digits || !isAmount(digits.value)) return undefined
  // "1/0" is no number.
  if (isDigits && isSlashed && digits.next === at + 1) return undefined
  const isDozen = DOZEN.test(tokens[digits.next]?.word ?? '')
  return isDozen ? { value: digits.value * 12, next: digits.next + 1, isDozen } : digits
}

/** Reads a number or a range at a token. */
export function countAt(tokens: readonly Token[], at: number): Count | undefined {
  const low = numberAt(tokens, at)
  if (!low) return undefined
  const plain = { amount: low.value, next: low.next }
  const to = tokens[low.next]
  if (!TO.test(to?.word ?? '')) return plain
  const high = numberAt(tokens, low.next + 1)
  if (!high) return plain
  // "1-2 dozen".
  const amount = high.isDozen && !low.isDozen && low.value < 12 ? low.value * 12 : low.value
  if (high.value > amount) return { amount, max: high.value, next: high.next }
  return isDash(to) && !to?.isSpaced ? { amount: low.value, next: high.next } : plain
}
