import { LRUCache } from 'lru-cache'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { QueryWord } from '../query-words.ts'
import type { MemoryIndex } from './memory-index.ts'

/** Terms whose results are kept where the database answers: 200 ids and their words each, 6 MB in all. */
const TERMS_KEPT = 2000

/** The words of a term as they were understood, and what they find. */
export interface Found {
  readonly words: readonly QueryWord[]
  /** The best first. */
  readonly ids: readonly number[]
}

/** How a version of the catalogue is searched. */
export interface LiveSearch {
  readonly version: number
  /** Undefined where the database answers. */
  readonly index: MemoryIndex | undefined
  /** What the database has found, by kind and term: one search reads more than a page of its results. */
  readonly found: LRUCache<string, Found>
}

const searches = new WeakMap<Kysely<Database>, LiveSearch>()

/** How the catalogue of a database is searched as long as it stays the same; undefined until that is known. */
export function liveSearchOf(db: Kysely<Database>): LiveSearch | undefined {
  return searches.get(db)
}

/**
 * Version of the catalogue by which a database is searched: an import is noticed up to a second late. Undefined
 * where every search asks the database.
 */
export function searchedVersionOf(db: Kysely<Database>): number | undefined {
  return searches.get(db)?.version
}

/** The index of a database that is as new as its catalogue; undefined where the database answers. */
export function memoryIndexOf(db: Kysely<Database>): MemoryIndex | undefined {
  return searches.get(db)?.index
}

/** Searches a version of the catalogue of a database from now on. */
export function searchWith(
  db: Kysely<Database>,
  { version, index }: Pick<LiveSearch, 'version' | 'index'>,
): void {
  searches.set(db, { version, index, found: new LRUCache({ max: TERMS_KEPT }) })
}

/** Every search asks the database from now on. */
export function searchInDatabase(db: Kysely<Database>): void {
  searches.delete(db)
}
