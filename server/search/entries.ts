import type { SearchRank } from '#server/db/tables/search.ts'
import { compoundTails } from './compound-tails.ts'
import { foldWords } from './fold.ts'
import { irregularSingularsOf } from './word-forms.ts'

/** Everything an item is found by, in both languages. */
export interface Searchable {
  readonly names: readonly string[]
  readonly plurals?: readonly string[]
  readonly synonyms?: readonly string[]
}

/** The folded words of an item with the best way each stands for it. */
export type SearchEntries = ReadonlyMap<string, SearchRank>

/** Takes what an item is found by apart into words; `tails` are the known endings of compounds. */
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
  add(2, (item.synonyms ?? []).flatMap(foldWords))
  add(
    3,
    [...names, ...plurals].flatMap((word) => compoundTails(word, tails)),
  )
  return entries
}
