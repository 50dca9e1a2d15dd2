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
    appendOnly: async (db, table) => {
      const refuse = sql`begin select raise(abort, ${sql.lit(`rows of ${table} are only added`)}); end`
      for (const act of ['update', 'delete']) {
        await sql`create trigger ${sql.id(`${table}_${act}`)} before ${sql.raw(act)}
          on ${sql.table(table)} ${refuse}`.execute(db)
      }
      // `insert or replace` deletes without that trigger.
      await sql`create trigger ${sql.id(`${table}_replace`)} before insert on ${sql.table(table)}
        when exists (select 1 from ${sql.table(table)} where id = new.id) ${refuse}`.execute(db)
    },
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
