import type { SearchRank } from '#server/db/tables/search.ts'
import { compoundParts } from './compound-parts.ts'
import { foldWords } from './fold.ts'
import { irregularSingularsOf } from './word-forms.ts'

/** The searchable texts of an item, in both languages. */
export interface Searchable {
  readonly names: readonly string[]
  readonly plurals?: readonly string[]
  readonly synonyms?: readonly string[]
  /** Tags and dish types (D-72). */
  readonly filedUnder?: readonly string[]
}

/** The folded words of an item, each with its best rank. */
export type SearchEntries = ReadonlyMap<string, SearchRank>

/** Splits the texts of an item into words. `tails` are the known endings of compounds. */
export function searchEntries(item: Searchable, tails: ReadonlySet<string>): SearchEntries {
  const entries = new Map<string, SearchRank>()
  const add = (rank: SearchRank, words: readonly string[]) => {
    for (const word of words)
      entries.set(word, Math.min(rank, entries.get(word) ?? rank) as SearchRank)
  }
  const names = item.names.flatMap(foldWords)
  const plurals = (item.plurals ?? []).flatMap(foldWords)
  add(0, names)
  add(1, plurals)
  add(1, [...names, ...plurals].flatMap(irregularSingularsOf))
  const synonyms = (item.synonyms ?? []).flatMap(foldWords)
  add(2, synonyms)
  const partsOf = (words: readonly string[]) => words.flatMap((word) => compoundParts(word, tails))
  add(
    3,
    partsOf([...names, ...plurals]).flatMap(({ head, tail }) => [head, tail]),
  )
  // Only the ending of a synonym: "Cocktailtomate" is not found by "cocktail".
  add(
    3,
    partsOf(synonyms).map(({ tail }) => tail),
  )
  add(4, (item.filedUnder ?? []).flatMap(foldWords))
  return entries
}
