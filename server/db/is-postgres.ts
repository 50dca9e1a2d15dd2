import { type Kysely, PostgresAdapter } from 'kysely'
import type { Database } from './schema.ts'

/** Whether a database is PostgreSQL, for the few statements that the engines write differently. */
export function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
