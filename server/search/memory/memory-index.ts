import type { LangId } from '#contract/languages.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { allWays, askedOf } from '../parsed-query.ts'
import type { SearchEntries } from '../entries.ts'
import type { Vocabulary } from '../query-words.ts'
import type { FoundFood, ReasonSource } from '../reasons-from.ts'
import type { KindIndex } from './kind-index.ts'
import type { RecipeFoods } from './recipe-foods.ts'
import { MemoryVocabulary } from './vocabulary.ts'

/** Kinds of the index. */
const [RECIPES, FOODS] = [0, 3] as const satisfies SearchKind[]

/** A name as it is shown, and its folded words joined by blanks. */
export interface IndexedName {
  readonly name: string
  readonly folded: string
}

/** Names by language and by the id of their item: arrays, because maps take four times as long. */
export type NamesById = readonly (IndexedName | undefined)[][]

/** All items of a kind. */
export interface IndexedKind {
  readonly index: KindIndex
  readonly names: NamesById
}

/** The parts of an index. */
interface Parts {
  /** By kind. */
  readonly kinds: readonly IndexedKind[]
  /** The ingredients of recipes, then what may replace them. */
  readonly foods: readonly RecipeFoods[]
}

/** What a recipe is found by and called. Nothing where nobody may see it. */
export interface ChangedRecipe {
  readonly entries: SearchEntries
  /** By language. */
  readonly names: readonly (IndexedName | undefined)[]
  /** Ids of its ingredients, then of what may replace them. */
  readonly foods: readonly (readonly number[])[]
}

/** What has changed since an index was read. */
export interface Changes {
  /** By id. */
  readonly recipes: ReadonlyMap<number, ChangedRecipe>
  /** All cookbooks, authors and foods. */
  readonly others: readonly IndexedKind[]
}

/** The search index of a version of the catalogue. */
export class MemoryIndex {
  readonly #vocabulary = new MemoryVocabulary()
  readonly #foods: readonly RecipeFoods[]
  #kinds: readonly IndexedKind[]

  private constructor({ kinds, foods }: Parts) {
    this.#kinds = kinds
    this.#foods = foods
  }

  static async of(parts: Parts): Promise<MemoryIndex> {
    const index = new MemoryIndex(parts)
    const kinds = parts.kinds.map((kind) => kind.index)
    await index.#vocabulary.takeIn(
      kinds,
      kinds.flatMap(({ words }) => words),
    )
    return index
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary
  }

  /** Becomes the index of a later version of the catalogue. Nobody may search in it meanwhile. */
  async takeIn({ recipes, others }: Changes): Promise<void> {
    const { index, names } = this.#kinds[RECIPES]!
    const entries = new Map(Array.from(recipes, ([id, recipe]) => [id, recipe.entries]))
    await index.replace(entries)
    for (const [id, recipe] of recipes) {
      for (const [langId, ofLanguage] of names.entries()) ofLanguage[id] = recipe.names[langId]
      for (const [list, foods] of this.#foods.entries()) foods.replace(id, recipe.foods[list] ?? [])
    }
    const words = [
      ...Array.from(entries.values(), (own) => Array.from(own.keys())).flat(),
      ...others.flatMap((kind) => kind.index.words),
    ]
    this.#kinds = [{ index, names }, ...others]
    const kinds = this.#kinds.map((kind) => kind.index)
    await this.#vocabulary.takeIn(kinds, words)
  }

  /** Ids of the items of a kind that a term finds, best first. */
  async find(kind: SearchKind, term: string, max: number): Promise<number[]> {
    const index = this.#kinds[kind]?.index
    const asked = await askedOf(kind, term, this.#vocabulary)
    for (const words of asked ? allWays(asked) : []) {
      const found = index?.find(words, max) ?? []
      if (found.length > 0) return found
    }
    return []
  }

  /** What says why recipes were found, in a language. */
  reasonSource(langId: LangId): ReasonSource {
    return {
      wordsOf: async (term) => (await askedOf(RECIPES, term, this.#vocabulary))?.words ?? [],
      bestEntries: (asked, ids, above) =>
        Promise.resolve(this.#kinds[RECIPES]?.index.bestEntries(asked, ids, above) ?? new Map()),
      foodsBy: (wanted) => {
        const ranks = new Map<string, ReadonlyMap<number, number>>()
        const found = new Map<string, FoundFood>()
        for (const [id, { word }] of wanted) {
          const byFood = ranks.get(word) ?? this.#kinds[FOODS]?.index.ranksOf(word)
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
      const name = food && this.#kinds[FOODS]?.names[langId]?.[food]?.name
      if (name) return { name, isInstead: place > 0 }
    }
    return undefined
  }

  /** Names of items in a language, in their order. */
  names(kind: SearchKind, langId: number, ids: readonly number[]): IndexedName[] {
    const names = this.#kinds[kind]?.names[langId]
    return ids.map((id) => names?.[id]).filter((name) => name !== undefined)
  }
}
