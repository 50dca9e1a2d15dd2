import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { findIds } from './find.ts'

/** Kinds of the search index. */
export const SEARCH_RECIPES: SearchKind = 0
/** @see {@link SEARCH_RECIPES} */
export const SEARCH_COOKBOOKS: SearchKind = 1
/** @see {@link SEARCH_RECIPES} */
export const SEARCH_AUTHORS: SearchKind = 2
/** @see {@link SEARCH_RECIPES} */
export const SEARCH_INGREDIENTS: SearchKind = 3

/** Searches in progress of a database, by kind and term. */
const running = new WeakMap<Kysely<Database>, Map<string, Promise<readonly number[]>>>()

/** Joins a search that is in progress: a page asks for its list and for the count at once. */
async function findOnce(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string,
): Promise<readonly number[]> {
  const searches = running.get(db) ?? new Map<string, Promise<readonly number[]>>()
  running.set(db, searches)
  const key = `${kind} ${term}`
  const search = searches.get(key) ?? findIds(db, kind, term).finally(() => searches.delete(key))
  searches.set(key, search)
  return await search
}

/**
 * Ids of the items that match the term of a list call, best first; undefined for a blank term,
 * which does not filter.
 */
export async function findByTerm(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string | undefined,
): Promise<readonly number[] | undefined> {
  return term === undefined || term.trim() === '' ? undefined : await findOnce(db, kind, term)
}
