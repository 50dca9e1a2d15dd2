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
