import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'

/** Who reads, and in which language. */
export interface Reader {
  langId: LangId
  /** A member, whose flags are part of the answer, or null for a visitor. */
  viewer: number | null
}

/** A reader of rows that were read from a certain database. */
export interface ReaderAt extends Reader {
  /** @default where the reader reads */
  db?: Kysely<Database>
}

/** Which part of a list is asked for; without `limit` its first 500. */
export interface Paging {
  limit?: number | undefined
  offset?: number | undefined
}

/** The database to read from. A member's latest changes may not be on the replica yet. */
export function databaseFor(
  { db, replica }: OpenDatabase,
  viewer: number | null,
): Kysely<Database> {
  return viewer === null ? replica : db
}

/**
 * What a read finds where the reader reads. What a visitor does not find there is looked for once more at the
 * primary: the address of what was just published may be ahead of the replica.
 */
export async function findFor<Found>(
  database: OpenDatabase,
  viewer: number | null,
  read: (db: Kysely<Database>) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const reading = databaseFor(database, viewer)
  const found = await read(reading)
  return found === undefined && reading !== database.db ? await read(database.db) : found
}

/** Where {@link findFor} finds what a reader reads about; undefined where it is nowhere. */
export async function databaseWith(
  database: OpenDatabase,
  viewer: number | null,
  isThere: (db: Kysely<Database>) => Promise<boolean>,
): Promise<Kysely<Database> | undefined> {
  return await findFor(database, viewer, async (db) => ((await isThere(db)) ? db : undefined))
}
