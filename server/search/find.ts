import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { allWays, askedOf } from './parsed-query.ts'
import type { QueryWord, Match } from './query-words.ts'
import { matches, matchingEntries } from './match-sql.ts'
import { memoryIndexOf } from './memory/live-index.ts'
import { vocabularyOf } from './vocabulary.ts'
import { RATING_ORDER } from '#server/catalogue/rating-order.ts'

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

/**
 * Selections of the index rows of a word with their points, the best first. Each of its words is looked up on its
 * own, in each rank: for a list of words PostgreSQL reads and sorts every row of all of them before it takes the
 * first.
 */
function rowsFor(kind: SearchKind, asked: QueryWord): Fragment[] {
  const ranked = asked.matches.flatMap((match) =>
    match.points.slice(0, match.maxRank + 1).map((points, rank) => ({ match, points, rank })),
  )
  return ranked
    .toSorted((a, b) => a.points - b.points)
    .flatMap(({ match, points, rank }) =>
      lookUpsOf(match).map(
        (
          lookUp,
        ) => sql`select * from (select item_id, ${sql.lit(points)} as points from search_postings
          where kind = ${sql.lit(kind)} and rank = ${sql.lit(rank)} and ${lookUp}
          order by word, item_id limit ${sql.lit(COMPARED_MAX)}) as part`,
      ),
    )
}

function lookUpsOf(match: Match): Fragment[] {
  return match.isBeginning
    ? [matches('word', match)]
    : match.words.map((word) => sql`word = ${word}`)
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
    return sql`(select count(*) from (${sql.join(rowsFor(kind, one), sql` union all `)}
      limit ${sql.lit(COMPARED_MAX)}) as counted) as ${sql.ref(`n${index}`)}`
  })
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  const counted = asked
    .map((one, index) => ({ one, count: rows[0]?.[`n${index}`] ?? 0 }))
    .sort((a, b) => a.count - b.count)
  return counted[0]?.count === 0 ? [] : counted.map(({ one }) => one)
}

/**
 * The fewest points of a found item for another asked word; null where none of its entries match. A
 * scalar subquery, because PostgreSQL may turn `exists` into a join that reads the whole index.
 */
function bestPoints(kind: SearchKind, asked: QueryWord): Fragment {
  const entries = matchingEntries(kind, sql`item_id = found.item_id`, asked)
  return sql`(select min(points) from ${entries} as matching)`
}

/**
 * The best {@link READ_MAX} index rows of a word whose items match the others too, and none of the
 * excluded, with the points of the item. Both engines read the rows in turn and stop at the limit.
 */
function candidatesFor(kind: SearchKind, lead: QueryWord, others: readonly QueryWord[]): Fragment {
  const best = others.map((other) => bestPoints(kind, other))
  const included = best.filter((_, index) => !others[index]!.isExcluded)
  const conditions = best.map(
    (points, index) => sql`${points} is ${others[index]!.isExcluded ? sql`` : sql`not`} null`,
  )
  return sql`(select item_id, ${sql.join([sql.ref('points'), ...included], sql` + `)} as points
    from (${sql.join(rowsFor(kind, lead), sql` union all `)}) as found
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
async function readBest(
  db: Kysely<Database>,
  kind: SearchKind,
  all: readonly QueryWord[],
): Promise<number[]> {
  const asked = all.filter(({ isExcluded }) => !isExcluded)
  const [lead, ...others] = await rarestFirst(db, kind, asked)
  if (!lead) return []
  const excluded = all.filter(({ isExcluded }) => isExcluded)
  const { rows } = await sql<{ item_id: number }>`
    select item_id from ${candidatesFor(kind, lead, [...others, ...excluded])} as found
    group by item_id
    order by min(points), ${tiesOf(kind)}, item_id
    limit ${sql.lit(FOUND_MAX)}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

/**
 * Ids of the items of a kind that a term finds, best first, at most {@link FOUND_MAX}, by the
 * search rule of the API (section 4.3). Every word of the term must match a word of the item, and
 * what the term says a dish must be without must not. There is no query syntax.
 */
export async function findIds(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string,
): Promise<number[]> {
  const index = memoryIndexOf(db)
  return await (index ? index.find(kind, term, FOUND_MAX) : findInDatabase(db, kind, term))
}

/** What {@link findIds} finds, asked of the database. */
export async function findInDatabase(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string,
): Promise<number[]> {
  const asked = await askedOf(kind, term, vocabularyOf(db))
  for (const words of asked ? allWays(asked) : []) {
    const found = await readBest(db, kind, words)
    if (found.length > 0) return found
  }
  return []
}
