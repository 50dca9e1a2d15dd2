import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { askedWords, withVariants, type AskedWord } from './asked-words.ts'

/** Most items that a search finds; nobody reads further, and a letter alone matches everything. */
export const FOUND_MAX = 200
/** Rows of the index that are read for them; an item may stand there under several words. */
const READ_MAX = 500

/** A piece of SQL. */
type Fragment = RawBuilder<unknown>

/** Points of a match by rank, fewer are better: ranks are 2 apart, a beginning is between them. */
const RANK_POINTS = 2
const PREFIX_POINTS = 1
const SINGULAR_POINTS = 2
const TYPO_POINTS = 8

/** Sorts behind every word that begins with what stands before it. */
const LAST_LETTER = '\uffff'

function begins(column: string, word: string): Fragment {
  const ref = sql.ref(column)
  return sql`(${ref} >= ${word} and ${ref} < ${word + LAST_LETTER})`
}

/** What a word may stand in the index for; each is one range or a few keys of the primary key. */
function matches(column: string, { word, singulars, typos }: AskedWord): Fragment[] {
  const others = [...singulars, ...typos]
  const isBeginning = begins(column, word)
  if (others.length === 0) return [isBeginning]
  return [isBeginning, sql`${sql.ref(column)} in (${sql.join(others)})`]
}

/** Rows of the index for a word, at most {@link READ_MAX} for each way it may be meant. */
function rowsFor(kind: SearchKind, asked: AskedWord, condition: Fragment = sql``): Fragment {
  const parts = matches('found.word', asked).map(
    (match) => sql`select item_id from (
      select found.item_id from search_postings as found
      where found.kind = ${kind} and ${match} ${condition}
      limit ${sql.lit(READ_MAX)}
    ) as part`,
  )
  return sql`(${sql.join(parts, sql` union all `)})`
}

/** The words with the rarest first, as far as {@link READ_MAX} rows tell. */
async function rarestFirst(
  db: Kysely<Database>,
  kind: SearchKind,
  asked: readonly AskedWord[],
): Promise<AskedWord[]> {
  if (asked.length < 2) return [...asked]
  const counts = asked.map(
    (one, index) =>
      sql`(select count(*) from ${rowsFor(kind, one)} as rows_of) as ${sql.ref(`n${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return asked
    .map((one, index) => ({ one, count: rows[0]?.[`n${index}`] ?? 0 }))
    .sort((a, b) => a.count - b.count)
    .map(({ one }) => one)
}

/** Points of a row for an asked word; null where it does not match. */
function points({ word, singulars, typos }: AskedWord): Fragment {
  const rank = sql`rank * ${sql.lit(RANK_POINTS)}`
  const cases = [
    sql`when word = ${word} then ${rank}`,
    sql`when ${begins('word', word)} then ${rank} + ${sql.lit(PREFIX_POINTS)}`,
  ]
  if (singulars.length > 0)
    cases.push(sql`when word in (${sql.join(singulars)})
      then case rank when 0 then ${sql.lit(SINGULAR_POINTS)} else ${rank} end`)
  if (typos.length > 0)
    cases.push(sql`when word in (${sql.join(typos)}) then ${rank} + ${sql.lit(TYPO_POINTS)}`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** Items that match every word: fewest points first, then the shortest name, then the oldest. */
async function readBest(
  db: Kysely<Database>,
  kind: SearchKind,
  asked: readonly AskedWord[],
): Promise<number[]> {
  const [lead, ...others] = await rarestFirst(db, kind, asked)
  if (!lead) return []
  const conditions = others.map(
    (other) => sql`and exists (select 1 from search_postings as other
      where other.kind = ${kind} and other.item_id = found.item_id
      and (${sql.join(matches('other.word', other), sql` or `)}))`,
  )
  const candidates = rowsFor(kind, lead, sql.join(conditions, sql` `))
  const sum = sql.join(
    asked.map((one) => sql`min(${points(one)})`),
    sql` + `,
  )
  const { rows } = await sql<{ item_id: number }>`
    select item_id from search_postings
    where kind = ${kind} and item_id in (select item_id from ${candidates} as candidates)
    group by item_id
    order by ${sum}, sum(case rank when 0 then 1 else 0 end), item_id
    limit ${sql.lit(FOUND_MAX)}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

/**
 * Ids of the items of a kind that a term finds, best first, at most {@link FOUND_MAX}. Every word of
 * the term must match a word of the item: the whole word or its beginning first, then plurals,
 * synonyms, ends of compounds, and one typo in a word of five letters or more. Nothing in a term has
 * a special meaning.
 */
export async function findIds(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string,
): Promise<number[]> {
  const asked = askedWords(term)
  const found = await readBest(db, kind, asked)
  if (found.length >= FOUND_MAX || asked.length === 0) return found
  return await readBest(db, kind, await withVariants(db, asked))
}
