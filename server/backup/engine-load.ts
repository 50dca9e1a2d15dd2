import { type Kysely, sql, type Transaction } from 'kysely'
import type { EngineName } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { BackupError, type Table } from './format.ts'

type Trx = Transaction<Database>

/** The steps of a load, in their order. */
interface LoadSteps {
  makeTables: (trx: Trx) => Promise<void>
  load: (trx: Trx) => Promise<void>
  /** @param trx where what was loaded is not committed yet */
  compare: (trx?: Trx) => Promise<void>
  finish: (db: Kysely<Database>) => Promise<void>
}

/** What differs between engines when the rows of a whole database are written. */
export interface EngineLoad {
  /** The placeholder of a statement's parameter, counted from 1. */
  placeholder: (index: number) => string
  /**
   * Runs the steps, of which the second may write rows that refer to later ones. On PostgreSQL nothing is
   * changed when one fails.
   * @throws {BackupError} when another process sets up the same database, or a row refers to none
   */
  inAnyOrder: (db: Kysely<Database>, steps: LoadSteps) => Promise<void>
  /** Lets a table give out ids after this one, and after those of its rows. */
  continueAfter: (trx: Trx, table: Table) => Promise<void>
}

const noReference = (table: string) =>
  new BackupError(`A row of ${table} in the backup refers to a row that is not there.`)

async function checkReferences(trx: Trx): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(trx)
  if (rows[0]) throw noReference(rows[0].table)
}

const sqliteLoad: EngineLoad = {
  placeholder: () => '?',
  inAnyOrder: async (db, { makeTables, load, compare, finish }) => {
    // Counts for the connection, and only outside of transactions. There is one connection.
    await sql`pragma foreign_keys = off`.execute(db)
    try {
      await db.transaction().execute(async (trx) => {
        await makeTables(trx)
        await load(trx)
        await checkReferences(trx)
      })
    } finally {
      await sql`pragma foreign_keys = on`.execute(db)
    }
    await compare()
    await finish(db)
  },
  continueAfter: async (trx, { name, lastId }) => {
    if (lastId === null) return
    await sql`insert into sqlite_sequence (name, seq) select ${name}, 0
      where not exists (select 1 from sqlite_sequence where name = ${name})`.execute(trx)
    await sql`update sqlite_sequence set seq = ${lastId}
      where name = ${name} and seq < ${lastId}`.execute(trx)
  },
}

/** The lock that Kysely's migrations take, so that no server sets up the database meanwhile. */
const MIGRATION_LOCK = sql.lit('3853314791062309107')
/** SQLSTATE foreign_key_violation. */
const NO_REFERENCE = '23503'

interface Reference {
  table: string
  name: string
  definition: string
}

async function readReferences(trx: Trx): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select conrelid::regclass::text as table,
      quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conrelid, conname`.execute(trx)
  return rows
}

const postgresLoad: EngineLoad = {
  placeholder: (index) => `$${index}`,
  inAnyOrder: async (db, { makeTables, load, compare, finish }) => {
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ is_ours: boolean }>`
        select pg_try_advisory_xact_lock(${MIGRATION_LOCK}::bigint) as is_ours`.execute(trx)
      if (!rows[0]?.is_ours) {
        throw new BackupError('Another process is setting up the database. Stop it first.')
      }
      await makeTables(trx)
      const references = await readReferences(trx)
      for (const { table, name } of references) {
        await sql`alter table ${sql.raw(table)} drop constraint ${sql.raw(name)}`.execute(trx)
      }
      await load(trx)
      for (const { table, name, definition } of references) {
        const added = sql`alter table ${sql.raw(table)} add constraint ${sql.raw(name)}
          ${sql.raw(definition)}`.execute(trx)
        await added.catch((error: unknown) => {
          throw (error as { code?: unknown }).code === NO_REFERENCE ? noReference(table) : error
        })
      }
      await compare(trx)
      await finish(trx)
    })
  },
  continueAfter: async (trx, { name, columns, lastId }) => {
    if (!columns.includes('id')) return
    const { rows } = await sql<{ sequence: string | null }>`
      select pg_get_serial_sequence(quote_ident(${name}), 'id') as sequence`.execute(trx)
    const sequence = rows[0]?.sequence
    if (!sequence) return
    await sql`select setval(${sequence}::regclass, last) from (
        select greatest(${lastId ?? 0}::bigint, max(id)) as last from ${sql.table(name)}
      ) as ids where last > 0`.execute(trx)
  },
}

/** Each engine's part of a restore. */
export const ENGINE_LOADS: Record<EngineName, EngineLoad> = {
  sqlite: sqliteLoad,
  postgres: postgresLoad,
}
