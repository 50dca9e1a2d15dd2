import type { QueryWord, Match } from '../query-words.ts'
import type { Entry } from '../reasons-from.ts'
import { bestOf, firstOf, type Scored, sizeOf } from './scored.ts'

/** Items that have a word with a rank, by their places in the order of ties. */
export interface Posting {
  readonly rank: number
  readonly places: Uint32Array
}

/** Points of an item that does not match. */
const NONE = 255
/** A place that no item has. */
const NOWHERE = 0xff_ff_ff_ff

/** The entries of one kind of items, in memory. */
export class KindIndex {
  /** In the order of their letters. */
  readonly words: readonly string[]
  /** Ids by place: of equal matches the first stands first. */
  readonly #ids: Uint32Array
  /** Places by id, {@link NOWHERE} of what is not in the index. */
  readonly #places: Uint32Array
  readonly #postings: ReadonlyMap<string, readonly Posting[]>

  constructor(ids: Uint32Array, postings: ReadonlyMap<string, readonly Posting[]>) {
    this.#ids = ids
    const last = ids.reduce((most, id) => Math.max(most, id), 0)
    this.#places = new Uint32Array(last + 1).fill(NOWHERE)
    for (const [place, id] of ids.entries()) this.#places[id] = place
    this.#postings = postings
    this.words = [...postings.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  }

  /** Ids of the items that match every word and no excluded one, best first, at most `max`. */
  find(all: readonly QueryWord[], max: number): number[] {
    const asked = all
      .filter(({ isExcluded }) => !isExcluded)
      .map((one) => this.#scoredOf(one))
      .toSorted((a, b) => sizeOf(a) - sizeOf(b))
    const [lead, ...others] = asked
    if (!lead) return []
    const excluded = all.filter(({ isExcluded }) => isExcluded).map((one) => this.#scoredOf(one))
    const places =
      others.length + excluded.length === 0
        ? bestOf(lead, max)
        : this.#meet(lead, others, excluded, max)
    return places.map((place) => this.#ids[place]!)
  }

  /** Place of the first word that is not before `word`. */
  placeOf(word: string): number {
    let [low, high] = [0, this.words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.words[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Ids of the items that have this word, with the rank of the first. */
  ranksOf(word: string): ReadonlyMap<number, number> {
    const ranks = new Map<number, number>()
    for (const { rank, places } of this.#postings.get(word) ?? [])
      for (const place of places)
        if (!ranks.has(this.#ids[place]!)) ranks.set(this.#ids[place]!, rank)
    return ranks
  }

  /**
   * By id, the entry by which an asked word finds an item best: fewest points, then rank, then word.
   *
   * @param above only entries with a rank above this one count
   */
  bestEntries(
    { matches }: QueryWord,
    ids: readonly number[],
    above = -1,
  ): ReadonlyMap<number, Entry> {
    const entries = matches.flatMap((match) =>
      this.#wordsOf(match).flatMap((word) =>
        (this.#postings.get(word) ?? [])
          .filter(({ rank }) => rank > above && rank <= match.maxRank)
          .map(({ rank, places }) => ({ word, rank, places, points: match.points[rank] ?? NONE })),
      ),
    )
    entries.sort((a, b) => a.points - b.points || a.rank - b.rank || (a.word < b.word ? -1 : 1))
    const found = new Map<number, Entry>()
    const open = new Set(ids)
    for (const { word, rank, places } of entries) {
      if (open.size === 0) break
      for (const id of open) {
        if (!includesPlace(places, this.#places[id] ?? NOWHERE)) continue
        open.delete(id)
        found.set(id, { word, rank })
      }
    }
    return found
  }

  has(word: string): boolean {
    return this.#postings.has(word)
  }

  /** The words that begin so. */
  *beginning(start: string): Generator<string> {
    for (let place = this.placeOf(start); place < this.words.length; place += 1) {
      const word = this.words[place]!
      if (!word.startsWith(start)) return
      yield word
    }
  }

  /** The postings of a word with their points, fewest first. */
  #scoredOf({ matches }: QueryWord): Scored[] {
    const scored = matches.flatMap((match) =>
      this.#wordsOf(match).flatMap((word) =>
        (this.#postings.get(word) ?? [])
          .filter(({ rank }) => rank <= match.maxRank)
          .map(({ rank, places }) => ({ points: match.points[rank] ?? NONE, places })),
      ),
    )
    return scored.sort((a, b) => a.points - b.points)
  }

  #wordsOf({ words, isBeginning }: Match): readonly string[] {
    return isBeginning ? [...this.beginning(words[0] ?? '')] : words
  }

  /** Items of the rarest word that match the others too. */
  #meet(
    lead: readonly Scored[],
    others: readonly (readonly Scored[])[],
    excluded: readonly (readonly Scored[])[],
    max: number,
  ): number[] {
    const points = others.map((one) => this.#pointsByPlace(one))
    const banned = excluded.map((one) => this.#pointsByPlace(one))
    const leading = this.#pointsByPlace(lead)
    const byPoints: number[][] = []
    for (const list of lead)
      for (const place of list.places) {
        if (leading[place] !== list.points) continue
        // Whatever comes again has been counted.
        leading[place] = NONE
        if (banned.some((one) => one[place] !== NONE)) continue
        let sum = list.points
        for (const one of points) sum += one[place] === NONE ? Infinity : one[place]!
        if (sum !== Infinity) (byPoints[sum] ??= []).push(place)
      }
    return firstOf(byPoints, max)
  }

  #pointsByPlace(scored: readonly Scored[]): Uint8Array {
    const found = new Uint8Array(this.#ids.length).fill(NONE)
    for (const { points, places } of scored.toReversed())
      for (const place of places) found[place] = points
    return found
  }
}

/** Whether sorted places have this one. */
function includesPlace(places: Uint32Array, place: number): boolean {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < place) low = middle + 1
    else high = middle
  }
  return places[low] === place
}
