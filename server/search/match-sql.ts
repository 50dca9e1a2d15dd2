import { sql, type RawBuilder } from 'kysely'
import type { QueryWord, Match } from './query-words.ts'

/** A piece of SQL. */
type Fragment = RawBuilder<unknown>

/** Appended to a prefix, sorts after every word with that prefix. */
const LAST_LETTER = '\uffff'

/** Condition: the entry is one of the words or begins so. A few keys, or one range. */
export function matches(column: string, { words, isBeginning }: Match): Fragment {
  const ref = sql.ref(column)
  const [first = ''] = words
  if (isBeginning) return sql`(${ref} >= ${first} and ${ref} < ${first + LAST_LETTER})`
  return sql`${ref} in (${sql.join(words)})`
}

/** Condition on a row of the index with this alias: any match of an asked word. */
export function isMatch(alias: string, { matches: all }: QueryWord): Fragment {
  const conditions = all.map(
    (match) =>
      sql`(${matches(`${alias}.word`, match)} and ${sql.ref(`${alias}.rank`)} <= ${sql.lit(match.maxRank)})`,
  )
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** Points of a row of the index for an asked word; null where it does not match. */
export function matchPoints({ matches: all }: QueryWord): Fragment {
  const cases = all.map(({ points, ...match }) => {
    const byRank = points.map((value, rank) => `when ${rank} then ${value}`)
    return sql`when ${matches('word', { ...match, points })} and rank <= ${sql.lit(match.maxRank)}
      then ${sql.raw(`case rank ${byRank.join(' ')} end`)}`
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}
