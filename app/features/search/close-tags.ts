/** Tags that are shown at most. */
const SHOWN = 8
/** Least share of common pairs of letters of two words that are close. */
const CLOSE = 0.5

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const pairsOf = (word: string) =>
  new Set(Array.from(word.slice(1), (letter, index) => `${word[index]}${letter}`))

/** The share of the pairs of letters that two words have in common, 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  if (a.size + b.size === 0) return 0
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size)
}

/** The tags that are spelled like a word of the terms, the closest first. */
export function closeTags(tags: readonly string[], terms: readonly string[]): string[] {
  const asked = terms.slice(0, SHOWN).flatMap(wordsOf).slice(0, SHOWN)
  return tags
    .map((tag) => {
      const likenesses = wordsOf(tag).flatMap((word) => asked.map((one) => likeness(word, one)))
      return { tag, best: Math.max(0, ...likenesses) }
    })
    .filter(({ best }) => best >= CLOSE)
    .toSorted((a, b) => b.best - a.best)
    .slice(0, SHOWN)
    .map(({ tag }) => tag)
}
