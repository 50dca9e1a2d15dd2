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
    continueIds: async (db, table, before) => {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
        nextval(pg_get_serial_sequence(${before}, 'id')))`.execute(db)
    },
    appendOnly: async (db, table) => {
      const refuse = sql.id(`${table}_refuse`)
      await sql`create function ${refuse}() returns trigger language plpgsql as $$
        begin raise exception 'rows of % are only added', tg_table_name; end $$`.execute(db)
      await sql`create trigger ${sql.id(`${table}_rows`)} before update or delete
        on ${sql.table(table)} for each row execute function ${refuse}()`.execute(db)
      await sql`create trigger ${sql.id(`${table}_truncate`)} before truncate
        on ${sql.table(table)} for each statement execute function ${refuse}()`.execute(db)
    },
    secret: sql`replace(gen_random_uuid()::text, '-', '')`,
    keyed: sql``,
  },
  isShared: true,
  isDuplicate: (error) =>
    error instanceof Error && 'code' in error && error.code === DUPLICATE_CODE,
  tableNames: async (db) => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
      order by name`.execute(db)
    return rows.map(({ name }) => name)
  },
  takeTables: async (trx, tables) => {
    const names = tables.map((table) => sql.table(table))
    await sql`lock table ${sql.join(names)} in share row exclusive mode`.execute(trx)
  },
}
