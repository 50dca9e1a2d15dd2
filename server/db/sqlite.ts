import { sql } from 'kysely'
import type { Engine } from './engine.ts'

/** SQLite's extended result codes for a value that must be unique: primary key and constraint. */
const DUPLICATE_CODES = new Set([1555, 2067])

/** SQLite's part of the database layer. */
export const sqlite: Engine = {
  name: 'sqlite',
  columns: {
    identity: (column) => column.notNull().primaryKey().autoIncrement(),
    word: 'text',
    bytes: 'blob',
    // An id that is inserted moves the next one.
    continueIds: async () => {},
    secret: sql`lower(hex(randomblob(16)))`,
    keyed: sql`without rowid`,
  },
  isShared: false,
  isDuplicate: (error) =>
    error instanceof Error && 'errcode' in error && DUPLICATE_CODES.has(Number(error.errcode)),
  tableNames: async (db) => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master
      where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`.execute(db)
    return rows.map(({ name }) => name)
  },
  // A transaction that writes has the whole file to itself.
  takeTables: async () => {},
}
