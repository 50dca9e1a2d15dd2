import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import type { SearchKind, SearchRank } from '#server/db/tables/search.ts'
import type { SearchEntries } from './entries.ts'
import { deletionsOf } from './word-forms.ts'

/** Minimum length of a word in which a typo is tolerated. */
const TYPO_MIN = 5
/** Rows per insert; both engines limit the parameters of a statement. */
const INSERT_BATCH = 5000

/** The entries of items of a kind. */
export async function readEntries(
  db: Kysely<Database>,
  kind: SearchKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SearchEntries>> {
  const rows = await db
    .selectFrom('search_postings')
    .select(['item_id', 'word', 'rank'])
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .execute()
  const entries = new Map<number, Map<string, SearchRank>>()
  for (const { item_id, word, rank } of rows) {
    const own = entries.get(item_id) ?? new Map<string, SearchRank>()
    entries.set(item_id, own.set(word, rank))
  }
  return entries
}

function isSame(a: SearchEntries, b: SearchEntries): boolean {
  return a.size === b.size && [...a].every(([word, rank]) => b.get(word) === rank)
}

/** Whether a word may be meant by a slightly different one: long enough, and one word. */
export function allowsTypo(word: string): boolean {
  return Array.from(word).length >= TYPO_MIN && /^\p{L}+$/u.test(word)
}

/** Adds words to the vocabulary. Known words cost one lookup. */
async function addVocabulary(db: Kysely<Database>, words: readonly string[]): Promise<void> {
  for (const batch of batches([...new Set(words)])) {
    const rows = await db
      .selectFrom('search_deletions')
      .select('word')
      .where('deletion', 'in', batch)
      .whereRef('deletion', '=', 'word')
      .execute()
    const known = new Set(rows.map(({ word }) => word))
    const added = batch
      .filter((word) => !known.has(word))
      .flatMap((word) =>
        [word, ...(allowsTypo(word) ? deletionsOf(word) : [])].map((deletion) => ({
          deletion,
          word,
        })),
      )
    for (const values of batches(added, INSERT_BATCH))
      await db
        .insertInto('search_deletions')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}

/**
 * Writes the index entries of items of a kind. Unchanged items are not written.
 * @returns how many items were written
 */
export async function writeSearchEntries(
  db: Kysely<Database>,
  kind: SearchKind,
  items: ReadonlyMap<number, SearchEntries>,
): Promise<number> {
  let written = 0
  for (const batch of batches([...items])) {
    const before = await readEntries(
      db,
      kind,
      batch.map(([id]) => id),
    )
    const changed = batch.filter(([id, entries]) => !isSame(entries, before.get(id) ?? new Map()))
    if (changed.length === 0) continue
    written += changed.length
    await db
      .deleteFrom('search_postings')
      .where('kind', '=', kind)
      .where(
        'item_id',
        'in',
        changed.map(([id]) => id),
      )
      .execute()
    const postings = changed.flatMap(([item_id, entries]) =>
      [...entries].map(([word, rank]) => ({ kind, word, item_id, rank })),
    )
    for (const values of batches(postings, INSERT_BATCH))
      await db.insertInto('search_postings').values(values).execute()
    await addVocabulary(
      db,
      postings.map(({ word }) => word),
    )
  }
  return written
}

/**
 * Gives items of a kind other words of one rank. A word that an item has in another rank keeps it.
 * @param items the words of each item, whatever their ranks
 * @returns the items that had others
 */
export async function replaceRank(
  db: Kysely<Database>,
  kind: SearchKind,
  rank: SearchRank,
  items: ReadonlyMap<number, readonly string[]>,
): Promise<number[]> {
  const replaced: number[] = []
  for (const batch of batches([...items])) {
    const before = await readEntries(
      db,
      kind,
      batch.map(([id]) => id),
    )
    const changed = batch.flatMap(([item_id, words]) => {
      const known = before.get(item_id) ?? new Map<string, SearchRank>()
      const own = new Set(words.filter((word) => (known.get(word) ?? rank) === rank))
      const had = [...known].filter(([, itsRank]) => itsRank === rank)
      const isSameRank = had.length === own.size && had.every(([word]) => own.has(word))
      return isSameRank ? [] : [{ item_id, own }]
    })
    if (changed.length === 0) continue
    const ids = changed.map(({ item_id }) => item_id)
    replaced.push(...ids)
    await db
      .deleteFrom('search_postings')
      .where('kind', '=', kind)
      .where('rank', '=', rank)
      .where('item_id', 'in', ids)
      .execute()
    const postings = changed.flatMap(({ item_id, own }) =>
      Array.from(own, (word) => ({ kind, word, item_id, rank })),
    )
    for (const values of batches(postings, INSERT_BATCH))
      await db.insertInto('search_postings').values(values).execute()
    await addVocabulary(
      db,
      postings.map(({ word }) => word),
    )
  }
  return replaced
}
