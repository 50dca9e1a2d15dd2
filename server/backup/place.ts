import type { Kysely } from 'kysely'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import type { DatabaseConfig } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import type { Table } from './format.ts'
import { postgresSnapshot } from './postgres-snapshot.ts'
import { byCode, type Snapshot } from './snapshot.ts'
import { sqliteSnapshot } from './sqlite-snapshot.ts'

/** Tables of Kysely's migrations, which a backup names in its header instead. */
const MIGRATION_TABLES = new Set(['kysely_migration', 'kysely_migration_lock'])

/** A database with where it lies. */
export interface Place {
  readonly config: DatabaseConfig
  readonly database: OpenDatabase
  /** The schema of PostgreSQL, where it is not the one of the site. */
  readonly schema?: string | undefined
}

/**
 * Reads a database as it is at one moment.
 * @param trx the transaction that the caller is in, on PostgreSQL; otherwise a read-only one is begun
 */
export async function withSnapshot<T>(
  place: Place,
  work: (snapshot: Snapshot) => Promise<T>,
  trx?: Kysely<Database>,
): Promise<T> {
  return await WITH_SNAPSHOT[place.database.engine.name](place, work, trx)
}

const WITH_SNAPSHOT: Record<EngineName, typeof withSnapshot> = {
  sqlite: async ({ config }, work) => await sqliteSnapshot(config.DATA_DIR, work),
  postgres: async ({ database }, work, trx) => {
    if (trx) return await work(postgresSnapshot(trx))
    return await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (reading) => await work(postgresSnapshot(reading)))
  },
}

/** The tables of a snapshot in the order of their names, the same on both engines. */
export async function tablesOf(snapshot: Snapshot): Promise<Table[]> {
  const tables = await snapshot.tables()
  return tables
    .filter(({ name }) => !MIGRATION_TABLES.has(name))
    .map(({ columns, ...table }) => Object.assign(table, { columns: columns.toSorted(byCode) }))
    .sort((a, b) => byCode(a.name, b.name))
}
