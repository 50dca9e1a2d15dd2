import type { SearchRank } from '#server/db/tables/search.ts'
import { searchEntries, type KnownWords, type SearchEntries } from '../entries.ts'
import { foldWords } from '../fold.ts'

/** The words of a food, in every language. */
export interface SearchedWords {
  readonly names: readonly string[]
  readonly plurals: readonly string[]
  readonly synonyms: readonly string[]
}

/** A name of several words is an entry as a whole, too. */
function wholeNames(names: readonly string[], rank: SearchRank): [string, SearchRank][] {
  const folded = names.map(foldWords).filter((words) => words.length > 1)
  return folded.map((words) => [words.join(' '), rank])
}

/** What a food is found by. */
export function foodEntries(words: SearchedWords, known: KnownWords): SearchEntries {
  const { names, plurals, synonyms } = words
  const marks = new Map([
    ...wholeNames(synonyms, 2),
    ...wholeNames(plurals, 1),
    ...wholeNames(names, 0),
  ])
  return searchEntries({ names, plurals, synonyms, marks }, known)
}
