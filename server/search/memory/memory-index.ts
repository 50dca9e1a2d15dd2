import type { SearchKind } from '#server/db/tables/search.ts'
import { askedOf } from '../asked.ts'
import type { Vocabulary } from '../asked-words.ts'
import type { KindIndex } from './kind-index.ts'

/** A name as it is shown, and its folded words joined by blanks. */
export interface IndexedName {
  readonly name: string
  readonly folded: string
}

/** Names by language and by the id of their item: arrays, because maps take four times as long. */
export type NamesById = readonly (readonly (IndexedName | undefined)[])[]

/** The parts of an index. */
interface Parts {
  /** By kind. */
  readonly kinds: readonly KindIndex[]
  /** By kind and language. */
  readonly names: readonly NamesById[]
  readonly vocabulary: Vocabulary
}

/** The search index of a version of the catalogue. */
export class MemoryIndex {
  readonly vocabulary: Vocabulary
  readonly #kinds: readonly KindIndex[]
  readonly #names: readonly NamesById[]

  constructor({ kinds, names, vocabulary }: Parts) {
    this.#kinds = kinds
    this.#names = names
    this.vocabulary = vocabulary
  }

  /** Ids of the items of a kind that a term finds, best first. */
  async find(kind: SearchKind, term: string, max: number): Promise<number[]> {
    const index = this.#kinds[kind]
    const asked = await askedOf(kind, term, this.vocabulary)
    for (const words of asked?.ways ?? []) {
      const found = index?.find(words, max) ?? []
      if (found.length > 0) return found
    }
    return []
  }

  /** Names of items in a language, in their order. */
  names(kind: SearchKind, langId: number, ids: readonly number[]): IndexedName[] {
    const names = this.#names[kind]?.[langId]
    return ids.map((id) => names?.[id]).filter((name) => name !== undefined)
  }
}
