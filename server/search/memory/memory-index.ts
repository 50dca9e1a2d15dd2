import type { LangId } from '#contract/languages.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { allWays, askedOf } from '../parsed-query.ts'
import type { Vocabulary } from '../query-words.ts'
import type { FoundFood, ReasonSource } from '../reasons-from.ts'
import type { KindIndex } from './kind-index.ts'
import type { RecipeFoods } from './recipe-foods.ts'

/** Kinds of the index. */
const [RECIPES, FOODS] = [0, 3] as const satisfies SearchKind[]

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
  /** The ingredients of recipes, then what may replace them. */
  readonly foods: readonly RecipeFoods[]
  readonly vocabulary: Vocabulary
}

/** The search index of a version of the catalogue. */
export class MemoryIndex {
  readonly vocabulary: Vocabulary
  readonly #kinds: readonly KindIndex[]
  readonly #names: readonly NamesById[]
  readonly #foods: readonly RecipeFoods[]

  constructor({ kinds, names, foods, vocabulary }: Parts) {
    this.#kinds = kinds
    this.#names = names
    this.#foods = foods
    this.vocabulary = vocabulary
  }

  /** Ids of the items of a kind that a term finds, best first. */
  async find(kind: SearchKind, term: string, max: number): Promise<number[]> {
    const index = this.#kinds[kind]
    const asked = await askedOf(kind, term, this.vocabulary)
    for (const words of asked ? allWays(asked) : []) {
      const found = index?.find(words, max) ?? []
      if (found.length > 0) return found
    }
    return []
  }

  /** What says why recipes were found, in a language. */
  reasonSource(langId: LangId): ReasonSource {
    return {
      wordsOf: async (term) => (await askedOf(RECIPES, term, this.vocabulary))?.words ?? [],
      bestEntries: (asked, ids, above) =>
        Promise.resolve(this.#kinds[RECIPES]?.bestEntries(asked, ids, above) ?? new Map()),
      foodsBy: (wanted) => {
        const ranks = new Map<string, ReadonlyMap<number, number>>()
        const found = new Map<string, FoundFood>()
        for (const [id, { word }] of wanted) {
          const byFood = ranks.get(word) ?? this.#kinds[FOODS]?.ranksOf(word)
          if (!byFood) continue
          ranks.set(word, byFood)
          const food = this.#foodOf(id, byFood, langId)
          if (food) found.set(`${id} ${word}`, food)
        }
        return Promise.resolve(found)
      },
    }
  }

  /** The food of a recipe with the best of these ranks. */
  #foodOf(id: number, ranks: ReadonlyMap<number, number>, langId: LangId): FoundFood | undefined {
    for (const [place, foods] of this.#foods.entries()) {
      const [food] = [...foods.of(id)]
        .filter((one) => ranks.has(one))
        .sort((a, b) => ranks.get(a)! - ranks.get(b)! || a - b)
      const name = food && this.#names[FOODS]?.[langId]?.[food]?.name
      if (name) return { name, isInstead: place > 0 }
    }
    return undefined
  }

  /** Names of items in a language, in their order. */
  names(kind: SearchKind, langId: number, ids: readonly number[]): IndexedName[] {
    const names = this.#names[kind]?.[langId]
    return ids.map((id) => names?.[id]).filter((name) => name !== undefined)
  }
}
