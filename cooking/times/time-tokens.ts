import { FRACTION_SIGNS } from '../numbers/fraction-signs.ts'

/** A word, a number or a sign of a text. */
export interface TimeToken {
  /** In lower case. */
  readonly text: string
  /** Where it begins in the text, in UTF-16 units. */
  readonly index: number
  /** Where it ends. */
  readonly end: number
  /** Whether a blank stands before it. */
  readonly isSpaced: boolean
  readonly kind: 'number' | 'fraction' | 'word' | 'sign'
}

const TOKEN = new RegExp(
  String.raw`(?<number>\d{1,6}(?:[.,]\d{1,3})?(?!\d))|(?<fraction>[${FRACTION_SIGNS}])|(?<word>\p{L}+)|\S`,
  'gu',
)

/** The words, numbers and signs of a text in which durations are looked for. */
export function timeTokens(text: string): TimeToken[] {
  const tokens: TimeToken[] = []
  let last = 0
  for (const { 0: word, index, groups } of text.matchAll(TOKEN)) {
    const kind = (['number', 'fraction', 'word'] as const).find((one) => groups?.[one]) ?? 'sign'
    const end = index + word.length
    tokens.push({ text: word.toLowerCase(), index, end, isSpaced: index > last, kind })
    last = end
  }
  return tokens
}
