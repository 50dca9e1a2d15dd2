/** Letters of a word that are compared: "potato" and "potatoes", "Kartoffel" and "Kartoffelspalten". */
const STEM = 6
/** Shortest word that says something. */
const WORD_MIN = 3
/** Words of both languages that say nothing about a step. */
const EMPTY = new Set(
  'and are auf aus bei das dem den der des die dann ein eine for from her hin into ist mit mehr noch onto over sie step schritt the then und until vom von with zum zur'.split(
    ' ',
  ),
)
/** Share of a title's weight that has to be in a step. */
const SHARE_MIN = 0.3

/** The stems of a text, each once. */
function stemsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? []
  return new Set(
    words
      .filter((word) => word.length >= WORD_MIN && !EMPTY.has(word))
      .map((word) => word.slice(0, STEM)),
  )
}

/** How much of a title a step says, from 0 to 1; a word counts the more the fewer steps have it. */
function scoreOf(
  title: ReadonlySet<string>,
  step: ReadonlySet<string>,
  weigh: (stem: string) => number,
) {
  let all = 0
  let shared = 0
  for (const stem of title) {
    const weight = weigh(stem)
    all += weight
    if (step.has(stem)) shared += weight
  }
  return all === 0 ? 0 : shared / all
}

/**
 * Which titles mean which steps by the words that they share: the best pairs first, each title and each step
 * once. Titles that share too little mean none.
 *
 * @param taken places of steps that are not to be had
 * @returns pairs of the place of a title and the place of its step
 */
export function titleMatches(
  titles: readonly string[],
  steps: readonly string[],
  taken: ReadonlySet<number>,
): [title: number, step: number][] {
  const stems = steps.map(stemsOf)
  const counts = new Map<string, number>()
  for (const stem of stems.flatMap((set) => [...set])) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const weigh = (stem: string) => 1 / (counts.get(stem) ?? 1)
  const pairs = titles.flatMap((title, index) => {
    const words = stemsOf(title)
    return stems
      .map((step, place) => ({ index, place, score: scoreOf(words, step, weigh) }))
      .filter(({ place, score }) => score >= SHARE_MIN && !taken.has(place))
  })
  const found = new Map<number, number>()
  const used = new Set<number>()
  for (const { index, place } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (found.has(index) || used.has(place)) continue
    found.set(index, place)
    used.add(place)
  }
  return [...found]
}
