import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { OpenDatabase } from './engine.ts'
import { postgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { SqliteThreadDialect } from './sqlite-dialect.ts'
import { sqlite } from './sqlite.ts'

/** Where the data lives; the same names as in the server's configuration. */
export interface DatabaseConfig {
  /** Folder of the SQLite file `simmer.db`; used when there is no `DATABASE_URL`. */
  DATA_DIR: string
  /** PostgreSQL connection string. */
  DATABASE_URL?: string | undefined
  /** PostgreSQL connection string of a read replica. */
  DATABASE_REPLICA_URL?: string | undefined
}

// `bigint` columns, `count` and `sum` as numbers, as SQLite gives them; all of ours fit into 2^53.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)

/** Connections per process. */
const POOL_MAX = 10

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, otherwise the SQLite file in `DATA_DIR`.
 * @throws when the database does not answer
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return config.DATABASE_URL === undefined
    ? await openSqlite(config.DATA_DIR)
    : await openPostgres(config.DATABASE_URL, config.DATABASE_REPLICA_URL)
}

async function openSqlite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true })
  const db = new Kysely<Database>({ dialect: new SqliteThreadDialect(join(folder, 'simmer.db')) })
  await checkAnswer(db)
  return { db, replica: db, engine: sqlite, close: async () => await db.destroy() }
}

async function openPostgres(url: string, replicaUrl: string | undefined): Promise<OpenDatabase> {
  const db = connect(url)
  const replica = replicaUrl === undefined ? db : connect(replicaUrl)
  await checkAnswer(db)
  return {
    db,
    replica,
    engine: postgres,
    close: async () => {
      await db.destroy()
      if (replica !== db) await replica.destroy()
    },
  }
}

function connect(connectionString: string): Kysely<Database> {
  const pool = new Pool({ connectionString, max: POOL_MAX })
  // An idle connection that breaks must not end the process; the next query reports it.
  pool.on('error', () => {})
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

async function checkAnswer(db: Kysely<Database>): Promise<void> {
  try {
    await db.selectNoFrom((expression) => expression.lit(1).as('answer')).execute()
  } catch (error) {
    await db.destroy()
    throw error
  }
}
