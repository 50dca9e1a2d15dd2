import { sql, type RawBuilder } from 'kysely'
import type { SearchKind } from '#server/db/tables/search.ts'
import type { QueryWord, Match } from './query-words.ts'

/** A piece of SQL. */
type Fragment = RawBuilder<unknown>

/** Appended to a prefix, sorts after every word with that prefix. */
export const LAST_LETTER = '\uffff'

/** Condition: the entry is one of the words or begins so. */
function matches({ words, isBeginning }: Match): Fragment {
  const [first = ''] = words
  if (isBeginning) return sql`(word >= ${first} and word < ${first + LAST_LETTER})`
  return sql`word in (${sql.join(words)})`
}

/** The order of both engines, by bytes of UTF-8. */
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

/**
 * A range of the index that covers a match. It is wider than a list of words, but with a list alone PostgreSQL
 * reads every entry of an item.
 */
function rangeOf({ words, isBeginning }: Match): Fragment {
  const sorted = words.toSorted(byBytes)
  const [first = '', last = first] = [sorted[0], sorted.at(-1)]
  return sql`word between ${first} and ${isBeginning ? first + LAST_LETTER : last}`
}

/** Points of a row of the index by its rank. */
function pointsOf({ points }: Match): Fragment {
  const byRank = points.map((value, rank) => `when ${rank} then ${value}`)
  return sql.raw(`case rank ${byRank.join(' ')} end`)
}

/** Condition: the entry matches, and its rank counts. */
const counts = (match: Match): Fragment =>
  sql`(${matches(match)} and rank <= ${sql.lit(match.maxRank)})`

const isWithin = ({ words }: Match, { words: [beginning = ''] }: Match): boolean =>
  words.every((word) => word.startsWith(beginning))

/** Groups the matches that one range of the index covers: a beginning, and words that all begin with it. */
function looksOf(all: readonly Match[]): Map<Match, Match[]> {
  const beginnings = all.filter(({ isBeginning }) => isBeginning)
  return Map.groupBy(
    all,
    (match) => beginnings.find((beginning) => isWithin(match, beginning)) ?? match,
  )
}

/**
 * Entries of items that an asked word matches, with their best points: of the matches that one range covers, the
 * first counts. Each range is looked up on its own: for one condition of several ranges PostgreSQL reads every
 * entry of the items.
 *
 * @param items which items: a condition on `item_id`
 */
export function matchingEntries(
  kind: SearchKind,
  items: Fragment,
  { matches: all }: QueryWord,
): Fragment {
  const parts = [...looksOf(all)].map(([widest, found]) => {
    const cases = found.map((match) => sql`when ${counts(match)} then ${pointsOf(match)}`)
    return sql`select item_id, word, rank, case ${sql.join(cases, sql` `)} end as points
      from search_postings where kind = ${kind} and ${items} and ${rangeOf(widest)}
      and (${sql.join(found.map(counts), sql` or `)})`
  })
  return sql`(${sql.join(parts, sql` union all `)})`
}
