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

/**
 * Ids of the items that match the term of a list call, best first; undefined for a blank term,
 * which does not filter.
 */
export async function findByTerm(
  db: Kysely<Database>,
  kind: SearchKind,
  term: string | undefined,
): Promise<number[] | undefined> {
  return term === undefined || term.trim() === '' ? undefined : await findIds(db, kind, term)
}
