import { sql, type RawBuilder } from 'kysely'
import type { SearchKind } from '#server/db/tables/search.ts'
import type { QueryWord, Match } from './query-words.ts'

/** A piece of SQL. */
type Fragment = RawBuilder<unknown>

/** Appended to a prefix, sorts after every word with that prefix. */
export const LAST_LETTER = '\uffff'

/** Condition: the entry is one of the words or begins so. A few keys, or one range. */
function matches(column: string, { words, isBeginning }: Match): Fragment {
  const ref = sql.ref(column)
  const [first = ''] = words
  if (isBeginning) return sql`(${ref} >= ${first} and ${ref} < ${first + LAST_LETTER})`
  return sql`${ref} in (${sql.join(words)})`
}

/** Points of a row of the index by its rank. */
function pointsOf({ points }: Match): Fragment {
  const byRank = points.map((value, rank) => `when ${rank} then ${value}`)
  return sql.raw(`case rank ${byRank.join(' ')} end`)
}

/**
 * Entries of items that an asked word matches, with their points. Each match is looked up on its
 * own: for one condition of several matches PostgreSQL reads every entry of the items.
 *
 * @param items which items: a condition on `item_id`
 */
export function matchingEntries(
  kind: SearchKind,
  items: Fragment,
  { matches: all }: QueryWord,
): Fragment {
  const parts = all.map(
    (match) => sql`select item_id, word, rank, ${pointsOf(match)} as points from search_postings
      where kind = ${kind} and ${items} and ${matches('word', match)}
      and rank <= ${sql.lit(match.maxRank)}`,
  )
  return sql`(${sql.join(parts, sql` union all `)})`
}
