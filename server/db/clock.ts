import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Database } from './schema.ts'

/**
 * Milliseconds since 1970, UTC, by the clock of the database: one clock for all processes, whose own may be
 * minutes apart.
 */
export function databaseNow(db: Kysely<Database>): RawBuilder<number> {
  return isPostgres(db)
    ? sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql`cast(unixepoch('subsec') * 1000 as integer)`
}
