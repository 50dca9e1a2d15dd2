import { setImmediate as turn } from 'node:timers/promises'
import type { QueryWord, Match } from '../query-words.ts'
import type { Entry } from '../reasons-from.ts'
import type { SearchEntries } from '../entries.ts'
import { includes, NOWHERE, placesOf, withValue } from './places.ts'
import { type Posting, Postings } from './postings.ts'
import { candidatesOf, firstOf, keepHaving, keepLacking, NONE } from './candidates.ts'
import { bestOf, type Scored, sizeOf } from './scored.ts'

/** The entries of one kind of items, in memory. */
export class KindIndex {
  readonly #postings: Postings
  /** Ids by place: of equal matches the first stands first. */
  #ids: Uint32Array
  /** Places by id, {@link NOWHERE} of what is not in the index. */
  #places: Uint32Array

  constructor(ids: Uint32Array, postings: Map<string, readonly Posting[]>) {
    this.#ids = ids
    this.#places = placesOf(ids)
    this.#postings = new Postings(postings)
  }

  /** In the order of their letters. */
  get words(): readonly string[] {
    return this.#postings.words
  }

  has(word: string): boolean {
    return this.#postings.has(word)
  }

  /** The words that begin so. */
  beginning(start: string): Generator<string> {
    return this.#postings.beginning(start)
  }

  /**
   * Gives items other entries; without any they are not found any more. Among equal matches new ones stand last, and
   * others where they were. Other requests get their turn meanwhile.
   */
  async replace(items: ReadonlyMap<number, SearchEntries>): Promise<void> {
    const known = Array.from(items.keys(), (id) => this.#places[id] ?? NOWHERE)
    await this.#postings.remove(new Set(known.filter((place) => place !== NOWHERE)))
    for (const [id, entries] of items) {
      if (entries.size === 0) continue
      const before = this.#places[id] ?? NOWHERE
      const place = before === NOWHERE ? this.#append(id) : before
      for (const [word, rank] of entries) this.#postings.add(word, rank, place)
      await turn()
    }
  }

  #append(id: number): number {
    const place = this.#ids.length
    this.#ids = withValue(this.#ids, place, id)
    this.#places = withValue(this.#places, id, place)
    return place
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

  /** Ids of the items that have this word, with the rank of the first. */
  ranksOf(word: string): ReadonlyMap<number, number> {
    const ranks = new Map<number, number>()
    for (const { rank, places } of this.#postings.of(word))
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
        this.#postings
          .of(word)
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
        if (!includes(places, this.#places[id] ?? NOWHERE)) continue
        open.delete(id)
        found.set(id, { word, rank })
      }
    }
    return found
  }

  /** The postings of a word with their points, fewest first. */
  #scoredOf({ matches }: QueryWord): Scored[] {
    const scored = matches.flatMap((match) =>
      this.#wordsOf(match).flatMap((word) =>
        this.#postings
          .of(word)
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
    const found = candidatesOf(lead, this.#pointsByPlace(lead))
    for (const other of others) keepHaving(found, this.#pointsByPlace(other))
    for (const other of excluded) keepLacking(found, this.#pointsByPlace(other))
    return firstOf(found, max)
  }

  #pointsByPlace(scored: readonly Scored[]): Uint8Array {
    const found = new Uint8Array(this.#ids.length).fill(NONE)
    for (const { points, places } of scored.toReversed())
      for (let index = 0; index < places.length; index += 1) found[places[index]!] = points
    return found
  }
}
