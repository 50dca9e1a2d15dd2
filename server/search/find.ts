import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { type Found, liveSearchOf } from './memory/live-index.ts'
import { allWays, askedOf, TERM_MAX } from './parsed-query.ts'
import type { QueryWord } from './query-words.ts'
import { FOUND_MAX, readBest } from './read-best.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Key of what a term finds. */
const keyOf = (kind: SearchKind, term: string) => `${kind} ${term.slice(0, TERM_MAX)}`

/**
 * Ids of the items of a kind that a term finds, best first, at most {@link FOUND_MAX}, by the
 * search rule of the API (section 4.3). Every word of the term must match a word of the item, and
 * what the term says a dish must be without must not. There is no query syntax.
 */
export async function findIds(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string,
): Promise<readonly number[]> {
  const search = liveSearchOf(db)
  if (search?.index) return await search.index.find(kind, term, FOUND_MAX)
  const key = keyOf(kind, term)
  const known = search?.found.get(key)
  if (known) return known.ids
  const found = await findInDatabase(db, kind, term)
  search?.found.set(key, found)
  return found.ids
}

/** What {@link findIds} finds, asked of the database, and the words of the term. */
export async function findInDatabase(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string,
): Promise<Found> {
  const asked = await askedOf(kind, term, vocabularyOf(db))
  if (!asked) return { words: [], ids: [] }
  const { words } = asked
  for (const way of allWays(asked)) {
    const ids = await readBest(db, kind, way)
    if (ids.length > 0) return { words, ids }
  }
  return { words, ids: [] }
}

/** The words of a term: kept ones where it has just been searched for, otherwise those of the database. */
export async function wordsInDatabase(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string,
): Promise<readonly QueryWord[]> {
  const known = liveSearchOf(db)?.found.get(keyOf(kind, term))
  return known?.words ?? (await askedOf(kind, term, vocabularyOf(db)))?.words ?? []
}
