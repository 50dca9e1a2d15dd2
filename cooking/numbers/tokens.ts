import { FRACTION_SIGNS, valueOfSign } from './fraction-signs.ts'

/** A word, a number or a sign of a line. */
export interface Token {
  /** As it was written. */
  readonly text: string
  /** In lower case, without a full stop at its end. */
  readonly word: string
  /** The value of a number or of a sign such as ½; NaN for anything else. */
  readonly value: number
  /** Whether it is a sign such as ½. */
  readonly isFraction: boolean
  /** Where it begins in the line, in UTF-16 units. */
  readonly index: number
  /** Where it ends. */
  readonly end: number
  /** Whether a blank stands before it. */
  readonly isSpaced: boolean
}

const FRACTION = new RegExp(`^[${FRACTION_SIGNS}]$`, 'u')
const TOKEN = new RegExp(
  String.raw`(\d+(?:[.,]\d+)*|(?<![\p{L}\d])[.,]\d+|[${FRACTION_SIGNS}])|\p{L}[\p{L}\p{M}'’]*\.?|[^\s]`,
  'gu',
)

/** The value of what is written with digits: "1,5", ".25", "0.3333", "½". NaN for anything else. */
function valueOf(text: string): number {
  if (FRACTION.test(text)) return valueOfSign(text)
  return text.split(/[.,]/u).length > 2 ? NaN : Number(text.replace(',', '.'))
}

/** Takes a line apart: "400g" is a number and a word. */
export function tokensOf(line: string): Token[] {
  let last = -1
  return [...line.matchAll(TOKEN)].map(({ 0: text, 1: number, index }) => {
    const isSpaced = index > last
    last = index + text.length
    return {
      text,
      word: text.toLowerCase().replace(/\.$/u, ''),
      value: number === undefined ? NaN : valueOf(number),
      isFraction: FRACTION.test(text),
      index,
      end: last,
      isSpaced,
    }
  })
}

/** Whether a token is a dash. */
export const isDash = (token: Token | undefined): boolean => /^[-–—‐‑−]$/u.test(token?.text ?? '')

/** Where the tokens end that no blank separates from the one at a place. A comma stands alone. */
export function endOfRun(tokens: readonly Token[], at: number): number {
  let end = at + 1
  while (end < tokens.length && !tokens[end]?.isSpaced && tokens[end]?.text !== ',') end += 1
  return end
}

/** The text of a line from one token up to another. */
export function textBetween(line: string, tokens: readonly Token[], from: number, to: number) {
  return line.slice(tokens[from]?.index ?? line.length, tokens[to - 1]?.end ?? 0)
}
