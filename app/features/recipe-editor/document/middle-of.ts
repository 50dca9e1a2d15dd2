/** Where a text can be cut: after a sentence, or else after a word. */
const CUTS = [/[.!?]\s+/gu, /\s+/gu]

/** Whether a place lies within a token. */
const isInToken = (text: string, at: number) =>
  text.lastIndexOf('{', at - 1) > text.lastIndexOf('}', at - 1)

/**
 * The place nearest to the middle of a text with tokens where it can be cut in two; undefined where
 * there is none.
 */
export function middleOf(text: string): number | undefined {
  const middle = text.length / 2
  for (const cut of CUTS) {
    const places = [...text.matchAll(cut)]
      .map(({ 0: { length }, index }) => index + length)
      .filter((at) => at < text.length && !isInToken(text, at))
    const [first] = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    if (first !== undefined) return first
  }
  return undefined
}
