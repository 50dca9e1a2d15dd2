import { setImmediate as turn } from 'node:timers/promises'
import { batches } from '#server/lib/batches.ts'
import { withoutPlace, withPlace } from './places.ts'

/** Items that have a word with a rank, by their places in the order of ties. */
export interface Posting {
  readonly rank: number
  /** Ascending. */
  readonly places: Uint32Array
}

/** Words that are looked through before other requests get their turn. */
const IN_ONE_TURN = 2000

/** Words of one kind of items, with the items that have them. */
export class Postings {
  readonly #byWord: Map<string, readonly Posting[]>
  #words: readonly string[]

  constructor(byWord: Map<string, readonly Posting[]>) {
    this.#byWord = byWord
    this.#words = [...byWord.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  }

  /** In the order of their letters. */
  get words(): readonly string[] {
    return this.#words
  }

  has(word: string): boolean {
    return this.#byWord.has(word)
  }

  of(word: string): readonly Posting[] {
    return this.#byWord.get(word) ?? []
  }

  /** The words that begin so. */
  *beginning(start: string): Generator<string> {
    for (let place = this.#placeOf(start); place < this.#words.length; place += 1) {
      const word = this.#words[place]!
      if (!word.startsWith(start)) return
      yield word
    }
  }

  /** Gives an item a word that it does not have. */
  add(word: string, rank: number, place: number): void {
    const before = this.of(word)
    if (before.length === 0) this.#words = this.#words.toSpliced(this.#placeOf(word), 0, word)
    const same = before.find((one) => one.rank === rank)
    const others = before.filter((one) => one !== same)
    const places = withPlace(same?.places ?? new Uint32Array(), place)
    this.#byWord.set(word, [...others, { rank, places }])
  }

  /**
   * Removes items from every word, and words that no other item has. Other requests get their turn meanwhile.
   */
  async remove(removed: ReadonlySet<number>): Promise<void> {
    if (removed.size === 0) return
    const without = (places: Uint32Array) =>
      [...removed].reduce((left, place) => withoutPlace(left, place), places)
    let hasLostWords = false
    for (const batch of batches(this.#words, IN_ONE_TURN)) {
      for (const word of batch) {
        const before = this.of(word)
        const after = before.map(({ rank, places }) => ({ rank, places: without(places) }))
        if (after.every(({ places }, index) => places === before[index]?.places)) continue
        const left = after.filter(({ places }) => places.length > 0)
        if (left.length > 0) this.#byWord.set(word, left)
        else hasLostWords = this.#byWord.delete(word)
      }
      await turn()
    }
    if (hasLostWords) this.#words = this.#words.filter((word) => this.has(word))
  }

  /** Place of the first word that is not before `word`. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#words[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
