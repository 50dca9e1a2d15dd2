import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind, SearchRank } from '#server/db/tables/search.ts'
import { foldWords } from './fold.ts'
import { TYPO_MIN } from './index.ts'
import { deletionsOf, isOneTypo, singularsOf } from './word-forms.ts'

/** Most items that a search finds; nobody reads further, and a letter alone matches everything. */
export const FOUND_MAX = 500
/** Words of a term that count; the rest is ignored. */
const WORDS_MAX = 8

/** A word of the term with the words of the index that it may also stand for. */
interface AskedWord {
  readonly word: string
  /** What it is the plural of. */
  readonly singulars: ReadonlySet<string>
  /** Words of the vocabulary one typo away. */
  readonly typos: ReadonlySet<string>
}

/** Points of a match by how a word stands for its item; fewer are better. */
const RANK_POINTS: Record<SearchRank, number> = { 0: 0, 1: 2, 2: 4, 3: 6 }
/** A word that begins with the asked one comes after a whole one of the same rank. */
const PREFIX_POINTS = 1
const SINGULAR_POINTS = 2
const TYPO_POINTS = 8

/** Behind every word that begins with the one before it. */
const LAST_LETTER = '\uffff'

function isAsked(column: string, { word, singulars, typos }: AskedWord): RawBuilder<unknown> {
  const ref = sql.ref(column)
  const begins = sql`(${ref} >= ${word} and ${ref} < ${word + LAST_LETTER})`
  const others = [...singulars, ...typos]
  return others.length === 0 ? begins : sql`(${begins} or ${ref} in (${sql.join(others)}))`
}

async function readCandidates(
  db: Kysely<Database>,
  kind: SearchKind,
  asked: readonly AskedWord[],
): Promise<number[]> {
  // The longest word is the rarest; the others are looked up item by item.
  const [lead, ...others] = asked.toSorted((a, b) => b.word.length - a.word.length)
  if (!lead) return []
  const conditions = others.map(
    (other) => sql`exists (select 1 from search_postings as other
      where other.kind = ${kind} and other.item_id = found.item_id
      and ${isAsked('other.word', other)})`,
  )
  const { rows } = await sql<{ item_id: number }>`
    select distinct found.item_id from search_postings as found
    where ${sql.join([sql`found.kind = ${kind}`, isAsked('found.word', lead), ...conditions], sql` and `)}
    limit ${FOUND_MAX}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

async function withVariants(db: Kysely<Database>, words: readonly string[]): Promise<AskedWord[]> {
  const long = words.filter((word) => Array.from(word).length >= TYPO_MIN)
  const deletions = long.flatMap((word) => [word, ...deletionsOf(word)])
  const rows =
    deletions.length === 0
      ? []
      : await db
          .selectFrom('search_deletions')
          .select('word')
          .distinct()
          .where('deletion', 'in', deletions)
          .execute()
  return words.map((word) => ({
    word,
    singulars: new Set(singularsOf(word)),
    typos: new Set(
      rows.map((row) => row.word).filter((known) => long.includes(word) && isOneTypo(word, known)),
    ),
  }))
}

/** Points of an index word for an asked word; undefined where they do not match. */
function points(asked: AskedWord, word: string, rank: SearchRank): number | undefined {
  if (word === asked.word) return RANK_POINTS[rank]
  if (word.startsWith(asked.word)) return RANK_POINTS[rank] + PREFIX_POINTS
  if (asked.singulars.has(word)) return Math.max(RANK_POINTS[rank], SINGULAR_POINTS)
  return asked.typos.has(word) ? RANK_POINTS[rank] + TYPO_POINTS : undefined
}

/** What is compared of a found item, most important first; less is better. */
type Standing = [points: number, wordsOfName: number, id: number]

function standing(
  id: number,
  words: readonly { word: string; rank: SearchRank }[],
  asked: readonly AskedWord[],
): Standing {
  const sum = asked.reduce((total, one) => {
    const all = words.map(({ word, rank }) => points(one, word, rank) ?? Infinity)
    return total + Math.min(...all)
  }, 0)
  return [sum, words.filter(({ rank }) => rank === 0).length, id]
}

async function bestFirst(
  db: Kysely<Database>,
  kind: SearchKind,
  ids: readonly number[],
  asked: readonly AskedWord[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('search_postings')
    .select(['item_id', 'word', 'rank'])
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .execute()
  const words = Map.groupBy(rows, ({ item_id }) => item_id)
  return ids
    .map((id) => standing(id, words.get(id) ?? [], asked))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(([, , id]) => id)
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
  const words = [...new Set(foldWords(term))].slice(0, WORDS_MAX)
  const exact = words.map((word) => ({
    word,
    singulars: new Set<string>(),
    typos: new Set<string>(),
  }))
  const found = await readCandidates(db, kind, exact)
  if (found.length >= FOUND_MAX || words.length === 0)
    return await bestFirst(db, kind, found, exact)
  const asked = await withVariants(db, words)
  const more = await readCandidates(db, kind, asked)
  return await bestFirst(db, kind, [...new Set([...found, ...more])].slice(0, FOUND_MAX), asked)
}
