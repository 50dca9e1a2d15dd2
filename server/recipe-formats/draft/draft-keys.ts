/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
}

/** Characters of a name that a key is made of at most. */
const READ_MAX = 200

/** A key of plain letters from a name: "brown-sugar"; "x" for a name without one. */
function keyOf(name: string): string {
  const plain = name
    .slice(0, READ_MAX)
    .toLowerCase()
    .replaceAll(/[ßøæœłđ]/gu, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  return (
    plain
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .slice(0, 40)
      .replaceAll(/^-|-$/gu, '') || 'x'
  )
}

/**
 * Makes the keys of one recipe: the second "sugar" is "sugar-2".
 * @param known keys that it has already
 */
export function keyMaker(known: Iterable<string> = []): (name: string) => string {
  const counts = new Map<string, number>()
  const taken = new Set(known)
  return (name) => {
    const base = keyOf(name)
    let count = counts.get(base) ?? 0
    let key = base
    do {
      count += 1
      key = count === 1 ? base : `${base}-${count}`
    } while (taken.has(key))
    counts.set(base, count)
    taken.add(key)
    return key
  }
}
