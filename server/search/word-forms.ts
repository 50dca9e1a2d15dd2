/** Endings of plurals, German and English, as they stand in folded words. */
const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er', 'ern', 'r']
/** Shortest word that an ending is taken from. */
const STEM_MIN = 3

/**
 * What a folded word may be the plural of: "tomaten" → tomate, tomat; "berries" → berry. German
 * umlauts are folded away, so "apfel" is its own plural.
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

/** Singulars that do not begin like their plural, so that typing one would not find the other. */
export function irregularSingularsOf(word: string): string[] {
  return singularsOf(word).filter((singular) => !word.startsWith(singular))
}

/** The word with one letter left out, in every way. */
export function deletionsOf(word: string): string[] {
  const letters = Array.from(word)
  return [...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))]
}

function rest(letters: readonly string[], from: number): string {
  return letters.slice(from).join('')
}

/**
 * Whether one word becomes the other by one letter more, less or other, or by two neighbours
 * changing places. Equal words are no typo.
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
