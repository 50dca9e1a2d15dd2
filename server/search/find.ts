import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { askedWords, withParts, withVariants, type AskedWord } from './asked-words.ts'
import { matchPoints, missingHeadPoints } from './points.ts'
import { begins, isOneOf } from './word-conditions.ts'

/** Maximum results of a search. Nobody reads further, and a single letter matches everything. */
export const FOUND_MAX = 200
/** Maximum index rows read for them. An item may have several matching words. */
const READ_MAX = 250
/**
 * Maximum rows of a word, per rank, that are compared with the other words. Bounds the work when
 * several common words rarely occur together.
 */
const COMPARED_MAX = 5000
/** Every rank of the index, best first. */
const RANKS = [0, 1, 2, 3, 4]

/** A piece of SQL. */
type Fragment = RawBuilder<unknown>

/** Conditions for the matches of a word. Each is a range or a few keys of the primary key. */
function matches(column: string, { word, singulars, typos, tails }: AskedWord): Fragment[] {
  const others = [...singulars, ...typos, ...tails]
  return [begins(column, word), ...(others.length > 0 ? [isOneOf(column, others)] : [])]
}

/** Index rows of a word: per rank, the first {@link COMPARED_MAX} of each variant. */
function rowsFor(kind: SearchKind, asked: AskedWord): { rank: number; rows: Fragment }[] {
  return RANKS.flatMap((rank) =>
    matches('word', asked).map((match) => ({
      rank,
      rows: sql`(select word, item_id from search_postings
        where kind = ${kind} and rank = ${sql.lit(rank)} and ${match}
        order by word, item_id limit ${sql.lit(COMPARED_MAX)})`,
    })),
  )
}

/**
 * The words, rarest first; none if one of several matches nothing, because then no item matches
 * all.
 */
async function rarestFirst(
  db: Kysely<Database>,
  kind: SearchKind,
  asked: readonly AskedWord[],
): Promise<AskedWord[]> {
  if (asked.length < 2) return [...asked]
  const counts = asked.map((one, index) => {
    const parts = rowsFor(kind, one).map(({ rows }) => sql`(select count(*) from ${rows} as part)`)
    return sql`${sql.join(parts, sql` + `)} as ${sql.ref(`n${index}`)}`
  })
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  const counted = asked
    .map((one, index) => ({ one, count: rows[0]?.[`n${index}`] ?? 0 }))
    .sort((a, b) => a.count - b.count)
  return counted[0]?.count === 0 ? [] : counted.map(({ one }) => one)
}

/** The best {@link READ_MAX} index rows of a word whose items match the other words too. */
function candidatesFor(kind: SearchKind, lead: AskedWord, others: readonly AskedWord[]): Fragment {
  // A scalar subquery, because PostgreSQL may turn `exists` into a join that reads the whole index.
  const conditions = others.map(
    (other) => sql`(select 1 from search_postings as other
      where other.kind = ${kind} and other.item_id = found.item_id
      and (${sql.join(matches('other.word', other), sql` or `)}) limit 1) is not null`,
  )
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const parts = rowsFor(kind, lead).map(
    ({ rank, rows }) => sql`select ${sql.lit(rank)} as place, word, item_id from (
      select found.word, found.item_id from ${rows} as found ${where} limit ${sql.lit(READ_MAX)}
    ) as part`,
  )
  return sql`(select item_id from (${sql.join(parts, sql` union all `)}) as parts
    order by place, word, item_id limit ${sql.lit(READ_MAX)})`
}

/** Items that match every word: fewest points first, then the shortest name, then the oldest. */
async function readBest(
  db: Kysely<Database>,
  kind: SearchKind,
  asked: readonly AskedWord[],
): Promise<number[]> {
  const [lead, ...others] = await rarestFirst(db, kind, asked)
  if (!lead) return []
  const candidates = candidatesFor(kind, lead, others)
  const points = asked.flatMap((one) => [matchPoints(one), ...missingHeadPoints(one)])
  const { rows } = await sql<{ item_id: number }>`
    select item_id from search_postings
    where kind = ${kind} and item_id in (select item_id from ${candidates} as candidates)
    group by item_id
    order by ${sql.join(
      points.map((one) => sql`min(${one})`),
      sql` + `,
    )}, sum(case rank when 0 then 1 else 0 end), item_id
    limit ${sql.lit(FOUND_MAX)}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

/**
 * Ids of the items of a kind that a term finds, best first, at most {@link FOUND_MAX}, by the
 * search rule of the API (section 4.3). Every word of the term must match a word of the item: the
 * whole word or its beginning first, then plurals, synonyms, parts of compounds, tags and dish
 * types, and one typo in a word of five letters or more. A compound without results is split. There
 * is no query syntax.
 */
export async function findIds(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string,
): Promise<number[]> {
  const asked = askedWords(term)
  if (asked.length === 0) return []
  const found = await readBest(db, kind, asked)
  if (found.length >= FOUND_MAX) return found
  const meant = await withVariants(db, asked)
  const more = await readBest(db, kind, meant)
  if (more.length > 0) return more
  const apart = withParts(meant)
  return apart.some(({ tails }) => tails.length > 0) ? await readBest(db, kind, apart) : []
}
