import { setImmediate as turn } from 'node:timers/promises'
import { batches } from '#server/lib/batches.ts'
import type { Vocabulary } from '../query-words.ts'
import { allowsTypo } from '../index.ts'
import { deletionsOf } from '../word-forms.ts'
import type { KindIndex } from './kind-index.ts'

/** Words that are taken in before other requests get their turn. */
const IN_ONE_TURN = 1000

/** The vocabulary of what is in memory: the words that some item has. */
export class MemoryVocabulary implements Vocabulary {
  #kinds: readonly KindIndex[] = []
  readonly #taken = new Set<string>()
  /** By what is left of them without a letter, also words that no item has any more. */
  readonly #byDeletion = new Map<string, string[]>()

  /**
   * Knows the words of these kinds from now on, in place of those of the kinds before.
   * @param words of them, at least those that may be new
   */
  async takeIn(kinds: readonly KindIndex[], words: Iterable<string>): Promise<void> {
    const unknown = [...new Set(words)].filter((word) => !this.#taken.has(word))
    for (const batch of batches(unknown, IN_ONE_TURN)) {
      for (const word of batch) this.#take(word)
      await turn()
    }
    this.#kinds = kinds
  }

  readonly near = (asked: readonly string[]) => {
    const found = new Set<string>()
    for (const one of asked)
      for (const word of [one, ...(this.#byDeletion.get(one) ?? [])])
        if (this.#kinds.some((kind) => kind.has(word))) found.add(word)
    return Promise.resolve([...found])
  }

  readonly begins = (start: string) =>
    Promise.resolve(this.#kinds.some((kind) => kind.beginning(start).next().done !== true))

  readonly beginning = (start: string) =>
    Promise.resolve([...new Set(this.#kinds.flatMap((kind) => [...kind.beginning(start)]))])

  #take(word: string): void {
    this.#taken.add(word)
    for (const deletion of allowsTypo(word) ? deletionsOf(word) : []) {
      const others = this.#byDeletion.get(deletion)
      if (others) others.push(word)
      else this.#byDeletion.set(deletion, [word])
    }
  }
}
