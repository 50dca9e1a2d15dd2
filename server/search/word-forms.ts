/** Plural endings of German and English, folded. */
const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er', 'ern', 'r']
/** Minimum length of the stem before an ending. */
const STEM_MIN = 3

/**
 * Possible singulars of a folded word: "tomaten" → tomate, tomat; "berries" → berry. German umlauts
 * are folded, so "apfel" is its own plural.
 */
export function singularsOf(word: string): string[] {
  const irregular: string[] = []
  if (/.ies$/u.test(word)) irregular.push(`${word.slice(0, -3)}y`)
  if (/.ves$/u.test(word)) irregular.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  const regular = ENDINGS.filter(
    (ending) => word.endsWith(ending) && word.length - ending.length >= STEM_MIN,
  ).map((ending) => word.slice(0, -ending.length))
  return [...new Set([...irregular, ...regular])]
}

/** Singulars that are not prefixes of their plural, so that prefix search would not find them. */
export function irregularSingularsOf(word: string): string[] {
  return singularsOf(word).filter((singular) => !word.startsWith(singular))
}

/** All variants of a word with one letter deleted. */
export function deletionsOf(word: string): string[] {
  const letters = Array.from(word)
  return [...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))]
}

function rest(letters: readonly string[], from: number): string {
  return letters.slice(from).join('')
}

/**
 * Whether two words differ by one inserted, deleted or replaced letter or by two swapped
 * neighbours. False for equal words.
 */
export function isOneTypo(a: string, b: string): boolean {
  const [short, long] = [Array.from(a), Array.from(b)].sort((x, y) => x.length - y.length)
  if (!short || !long || a === b || long.length - short.length > 1) return false
  const start = short.findIndex((letter, index) => letter !== long[index])
  if (start === -1) return true
  if (long.length > short.length) return rest(long, start + 1) === rest(short, start)
  if (rest(long, start + 1) === rest(short, start + 1)) return true
  const isSwapped = long[start] === short[start + 1] && long[start + 1] === short[start]
  return isSwapped && rest(long, start + 2) === rest(short, start + 2)
}
