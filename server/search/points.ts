import { sql, type RawBuilder } from 'kysely'
import type { AskedWord } from './asked-words.ts'
import { begins, isOneOf } from './word-conditions.ts'

/** A piece of SQL. */
type Fragment = RawBuilder<unknown>

/**
 * Points of a match by rank; fewer are better. A whole word beats a prefix, except that a prefix of
 * the name beats everything outside the name.
 */
const WHOLE = byRank([0, 1, 4, 5, 6])
const BEGINNING = byRank([2, 3, 7, 8, 9])
const SINGULAR = byRank([3, 3, 4, 5, 6])
/** More than any match without a typo. */
const TYPO_POINTS = 10
const TAIL_POINTS = 20
const MISSING_HEAD_POINTS = 7

/** The points of a row of the index, by its rank. */
function byRank(points: readonly number[]): Fragment {
  const cases = points.map((value, rank) => `when ${rank} then ${value}`)
  return sql.raw(`case rank ${cases.join(' ')} end`)
}

/** Points of a row of the index for an asked word; null where it does not match. */
export function matchPoints({ word, singulars, typos, tails }: AskedWord): Fragment {
  const cases = [
    sql`when word = ${word} then ${WHOLE}`,
    sql`when ${begins('word', word)} then ${BEGINNING}`,
  ]
  const add = (words: readonly string[], points: Fragment) => {
    if (words.length > 0) cases.push(sql`when ${isOneOf('word', words)} then ${points}`)
  }
  add(singulars, SINGULAR)
  add(typos, sql`${sql.lit(TYPO_POINTS)} + ${WHOLE}`)
  add(tails, sql`${sql.lit(TAIL_POINTS)} + ${WHOLE}`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** Penalty for items that match only the ending of a compound: any suppe for "kartoffelsuppe". */
export function missingHeadPoints({ heads }: AskedWord): Fragment[] {
  const [head] = heads
  if (head === undefined) return []
  return [
    sql`case when ${begins('word', head)} or ${isOneOf('word', heads)} then 0
      else ${sql.lit(MISSING_HEAD_POINTS)} end`,
  ]
}
