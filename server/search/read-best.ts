import { sql, type Kysely, type RawBuilder } from 'kysely'
import { RATING_ORDER } from '#server/catalogue/rating-order.ts'
import { isPostgres } from '#server/db/is-postgres.ts'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { LAST_LETTER, matchingEntries } from './match-sql.ts'
import type { QueryWord } from './query-words.ts'

/** Maximum results of a search. Nobody reads further, and a single letter matches everything. */
export const FOUND_MAX = 200
/** Maximum index rows read for them. An item may have several matching words. */
const READ_MAX = 250
/**
 * Maximum rows of a word, per rank, that are compared with the other words. Bounds the work when
 * several common words rarely occur together.
 */
const COMPARED_MAX = 1000

/** A piece of SQL. */
type Fragment = RawBuilder<unknown>

/** Rows of the index with one rank whose words lie in a range: a single word, or all with one beginning. */
interface Range {
  readonly rank: number
  readonly first: string
  readonly last: string
  readonly points: number
}

/** Where an asked word is looked up, the best points first. */
function rangesOf({ matches: all }: QueryWord): Range[] {
  return all
    .flatMap(({ words, isBeginning, points, maxRank }) =>
      points.slice(0, maxRank + 1).flatMap((value, rank) =>
        words.map((word) => ({
          rank,
          first: word,
          last: isBeginning ? word + LAST_LETTER : word,
          points: value,
        })),
      ),
    )
    .toSorted((a, b) => a.points - b.points)
}

/** The first {@link COMPARED_MAX} rows of a range. */
function rowsIn(
  kind: SearchKind,
  { rank, first, last }: Record<'rank' | 'first' | 'last', Fragment>,
): Fragment {
  return sql`(select item_id from search_postings
    where kind = ${sql.lit(kind)} and rank = ${rank} and word between ${first} and ${last}
    order by word, item_id limit ${sql.lit(COMPARED_MAX)})`
}

/**
 * The index rows of a word with their points, the best first. Each range is looked up on its own: for a list of
 * words both engines read and sort every row of all of them before they take the first. PostgreSQL plans a join
 * with arrays of ranges in a quarter of the time that a selection for each takes; SQLite has no such join.
 */
function rowsFor(db: Kysely<Database>, kind: SearchKind, asked: QueryWord): Fragment {
  const ranges = rangesOf(asked)
  if (!isPostgres(db))
    return sql.join(
      ranges.map(({ rank, first, last, points }) => {
        const range = { rank: sql.lit(rank), first: sql`${first}`, last: sql`${last}` }
        return sql`select item_id, ${sql.lit(points)} as points from ${rowsIn(kind, range)}`
      }),
      sql` union all `,
    )
  const range = {
    rank: sql.ref('range.rank'),
    first: sql.ref('range.first'),
    last: sql.ref('range.last'),
  }
  return sql`select item_id, points
    from unnest(${ranges.map(({ rank }) => rank)}::int[], ${ranges.map(({ first }) => first)}::text[],
      ${ranges.map(({ last }) => last)}::text[], ${ranges.map(({ points }) => points)}::int[])
      as range (rank, first, last, points)
    cross join lateral ${rowsIn(kind, range)} as part`
}

/**
 * The words, rarest first; none if one of several matches nothing, because then no item matches
 * all. More than {@link COMPARED_MAX} rows are not counted.
 */
async function rarestFirst(
  db: Kysely<Database>,
  kind: SearchKind,
  asked: readonly QueryWord[],
): Promise<QueryWord[]> {
  if (asked.length < 2) return [...asked]
  const counts = asked.map((one, index) => {
    return sql`(select count(*) from (${rowsFor(db, kind, one)}
      limit ${sql.lit(COMPARED_MAX)}) as counted) as ${sql.ref(`n${index}`)}`
  })
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  const counted = asked
    .map((one, index) => ({ one, count: rows[0]?.[`n${index}`] ?? 0 }))
    .sort((a, b) => a.count - b.count)
  return counted[0]?.count === 0 ? [] : counted.map(({ one }) => one)
}

/** Entries of a found item that another asked word matches, with their points. */
const entriesOf = (kind: SearchKind, other: QueryWord): Fragment =>
  matchingEntries(kind, sql`item_id = found.item_id`, other)

/**
 * The best {@link READ_MAX} index rows of a word whose items match the others too, and none of the
 * excluded, with the points of the item. Both engines read the rows in turn and stop at the limit.
 *
 * The fewest points of the item for another word are null where none of its entries match. `exists` is not
 * used, because PostgreSQL may turn it into a join that reads the whole index. PostgreSQL computes the points
 * once, in a lateral join. SQLite has no such join and computes them again for the rows that stay.
 */
function candidatesFor(
  db: Kysely<Database>,
  kind: SearchKind,
  [lead, ...others]: readonly [QueryWord, ...QueryWord[]],
): Fragment {
  const isJoined = isPostgres(db)
  const best = others.map((other, index) =>
    isJoined
      ? sql.ref(`other${index}.points`)
      : sql`(select min(points) from ${entriesOf(kind, other)} as matching)`,
  )
  const joins = others.map(
    (other, index) => sql` cross join lateral (select min(points) as points
      from ${entriesOf(kind, other)} as matching) as ${sql.ref(`other${index}`)}`,
  )
  const included = best.filter((_, index) => !others[index]!.isExcluded)
  const conditions = best.map(
    (points, index) => sql`${points} is ${others[index]!.isExcluded ? sql`` : sql`not`} null`,
  )
  return sql`(select item_id, ${sql.join([sql.ref('found.points'), ...included], sql` + `)} as points
    from (${rowsFor(db, kind, lead)}) as found${isJoined ? sql.join(joins, sql``) : sql``}
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    limit ${sql.lit(READ_MAX)})`
}

/**
 * How items with the same points are ordered: recipes by their rating; others by the shortest name.
 */
function tiesOf(kind: SearchKind): Fragment {
  if (kind === 0)
    return sql`coalesce((select ${RATING_ORDER} from recipes where recipes.id = found.item_id), 0) desc`
  return sql`(select count(*) from search_postings
    where kind = ${kind} and item_id = found.item_id and rank = 0)`
}

/** Items that match every word: fewest points first, then by {@link tiesOf}, then the oldest. */
export async function readBest(
  db: Kysely<Database>,
  kind: SearchKind,
  all: readonly QueryWord[],
): Promise<number[]> {
  const asked = all.filter(({ isExcluded }) => !isExcluded)
  const [lead, ...others] = await rarestFirst(db, kind, asked)
  if (!lead) return []
  const excluded = all.filter(({ isExcluded }) => isExcluded)
  const { rows } = await sql<{ item_id: number }>`
    select item_id from ${candidatesFor(db, kind, [lead, ...others, ...excluded])} as found
    group by item_id
    order by min(points), ${tiesOf(kind)}, item_id
    limit ${sql.lit(FOUND_MAX)}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}
