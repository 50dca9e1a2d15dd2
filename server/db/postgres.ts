import { sql } from 'kysely'
import type { Engine } from './engine.ts'

/** SQLSTATE unique_violation. */
const DUPLICATE_CODE = '23505'

/** PostgreSQL's part of the database layer. */
export const postgres: Engine = {
  name: 'postgres',
  columns: {
    identity: (column) => column.generatedByDefaultAsIdentity().primaryKey(),
    word: sql`text collate "C"`,
    bytes: 'bytea',
    keyed: sql``,
  },
  isShared: true,
  isDuplicate: (error) =>
    error instanceof Error && 'code' in error && error.code === DUPLICATE_CODE,
  takeTables: async (trx, tables) => {
    const names = tables.map((table) => sql.table(table))
    await sql`lock table ${sql.join(names)} in share row exclusive mode`.execute(trx)
  },
}
