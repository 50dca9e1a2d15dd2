/** Plural endings of German and English, folded. */
const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er', 'ern', 'r']
/** Minimum length of the stem before an ending: "Eis" is no plural of "Ei". */
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

/** Endings by which a plural differs from its singular; no `r`, because a pear is no pea. */
const PLURAL_ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er']

/** Possible plurals of a folded word; what is none is no word of the index either. */
function pluralsOf(word: string): string[] {
  if (word.length < STEM_MIN) return []
  const regular = PLURAL_ENDINGS.map((ending) => word + ending)
  return /[^aeiou]y$/u.test(word) ? [...regular, `${word.slice(0, -1)}ies`] : regular
}

/** Singulars and plurals that a word may have. */
export function otherForms(word: string): string[] {
  return [...new Set([...singularsOf(word), ...pluralsOf(word)])]
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

/** Whether two words differ by one or two typos. False for equal words. */
export function isTwoTypos(a: string, b: string): boolean {
  return a !== b && typosBetween(a, b, 2) !== Infinity
}

/**
 * How many letters of a word are inserted, deleted, replaced or swapped with their neighbours in
 * another; Infinity if more than `max`.
 */
export function typosBetween(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return Infinity
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line.push(
        Math.min(
          above[column]! + 1,
          line[column - 1]! + 1,
          above[column - 1]! + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwapped ? before[column - 2]! + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...line) > max) return Infinity
    before = above
    above = line
  }
  return above[b.length]! <= max ? above[b.length]! : Infinity
}
