import { sql } from 'kysely'
import type { Engine } from './engine.ts'

/** SQLSTATE unique_violation. */
const DUPLICATE_CODE = '23505'

/** What PostgreSQL says differently. */
export const postgres: Engine = {
  name: 'postgres',
  columns: {
    identity: (column) => column.generatedByDefaultAsIdentity().primaryKey(),
    word: sql`text collate "C"`,
    bytes: 'bytea',
    keyed: sql``,
  },
  isDuplicate: (error) =>
    error instanceof Error && 'code' in error && error.code === DUPLICATE_CODE,
}
