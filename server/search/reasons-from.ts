import type { FoundBy } from '#contract/search.ts'
import type { QueryWord } from './query-words.ts'
import { DISH_MAX, FOODS_MAX, SYNONYM } from './points.ts'

/** An entry by which a recipe is found. */
export interface Entry {
  readonly word: string
  readonly rank: number
}

/** Why recipes were found whose names and tags do not say it, by their ids. */
export type Reasons = ReadonlyMap<number, readonly FoundBy[]>

/** A search and recipes that it found. */
export interface FoundPage {
  readonly term: string
  readonly ids: readonly number[]
}

/** A food of a recipe that is found by a word. */
export interface FoundFood {
  readonly name: string
  /** Whether it is named only in place of another. */
  readonly isInstead: boolean
}

/** Where the reasons come from: memory or the database. */
export interface ReasonSource {
  /** The words of a term in a search for recipes. */
  readonly wordsOf: (term: string) => Promise<readonly QueryWord[]>
  /**
   * By id, the entry by which an asked word finds an item best: fewest points, then rank, then word.
   * Only entries with a rank above `above` count.
   */
  readonly bestEntries: (
    asked: QueryWord,
    ids: readonly number[],
    above?: number,
  ) => Promise<ReadonlyMap<number, Entry>>
  /**
   * The foods of recipes that are found by these words, by `recipe word`: an ingredient before what
   * may replace one, then the one that is called so, then the oldest.
   */
  readonly foodsBy: (
    wanted: readonly (readonly [recipeId: number, Entry])[],
  ) => Promise<ReadonlyMap<string, FoundFood>>
}

function kindOf(rank: number, { isInstead }: FoundFood): FoundBy['Kind'] {
  if (isInstead) return 'instead'
  if (rank > FOODS_MAX) return 'optional'
  return rank === FOODS_MAX ? 'contains' : 'mainly'
}

/**
 * The entries by which an asked word finds recipes although their names and tags do not say it. Another
 * name counts as unsaid where the recipe has such a food.
 */
async function unsaid(
  { bestEntries }: ReasonSource,
  asked: QueryWord,
  ids: readonly number[],
): Promise<[id: number, Entry][]> {
  const best = [...(await bestEntries(asked, ids))]
  const otherwise = best.filter(([, { rank }]) => rank === SYNONYM).map(([id]) => id)
  const foods = otherwise.length > 0 ? await bestEntries(asked, otherwise, DISH_MAX) : []
  return [...best.filter(([, { rank }]) => rank > DISH_MAX), ...foods]
}

/** The foods for which a search found recipes whose names and tags do not say it. */
export async function reasonsFrom(
  source: ReasonSource,
  { term, ids }: FoundPage,
): Promise<Reasons> {
  const asked = (await source.wordsOf(term)).filter(({ isExcluded }) => !isExcluded)
  const found = await Promise.all(asked.map((one) => unsaid(source, one, ids)))
  const entries = found.flat().filter(([, { word }]) => !word.startsWith('='))
  if (entries.length === 0) return new Map()
  const foods = await source.foodsBy(entries)
  const reasons = new Map<number, FoundBy[]>()
  for (const [id, { word, rank }] of entries) {
    const food = foods.get(`${id} ${word}`)
    const own = reasons.get(id) ?? []
    if (!food || own.some(({ Name }) => Name === food.name)) continue
    reasons.set(id, [...own, { Kind: kindOf(rank, food), Name: food.name }])
  }
  return reasons
}
