import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { types } from 'pg'
import { StartError } from '#server/start-error.ts'
import type { EngineName, OpenDatabase } from './engine.ts'
import { openReplica } from './open-replica.ts'
import { ReconnectingPool } from './postgres-pool.ts'
import { settingsForLongStatements, settingsForServing } from './postgres-settings.ts'
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
  /** `on` refuses every write. */
  READ_ONLY?: string | undefined
}

/** How a database is opened. */
export interface OpenOptions {
  /**
   * No time limits for statements and locks on PostgreSQL, and no replica: for migrations and
   * imports.
   */
  longStatements?: boolean
}

// `bigint` columns, `count` and `sum` as numbers, as on SQLite. All of ours fit into 2^53.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)

/** The client's time limits, in milliseconds. `query_timeout` is for a server that hangs or is cut off. */
const SERVING = { connectionTimeoutMillis: 3000, query_timeout: 11_000 }
/** Imports and migrations give up only when the server cannot be reached. */
const LONG = { connectionTimeoutMillis: 10_000 }

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, otherwise the SQLite file in `DATA_DIR`, which only
 * its owner can read.
 * @throws {StartError} when the database does not answer, or the replica is not its replica
 */
export async function openDatabase(
  config: DatabaseConfig,
  { longStatements = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  const name: EngineName = config.DATABASE_URL === undefined ? 'sqlite' : 'postgres'
  return await OPEN[name](config, { longStatements })
}

type Open = (config: DatabaseConfig, options: Required<OpenOptions>) => Promise<OpenDatabase>

const OPEN: Record<EngineName, Open> = {
  sqlite: openSqlite,
  postgres: async (config, { longStatements }) => {
    const { DATABASE_URL: connectionString, DATABASE_REPLICA_URL } = config
    const isReadOnly = config.READ_ONLY === 'on'
    if (longStatements) {
      const settings = settingsForLongStatements(isReadOnly)
      return await openPostgres(new ReconnectingPool({ ...LONG, connectionString }, settings))
    }
    const settings = settingsForServing(isReadOnly)
    return await openPostgres(
      new ReconnectingPool({ ...SERVING, connectionString }, settings),
      DATABASE_REPLICA_URL,
    )
  },
}

async function openSqlite({ DATA_DIR, READ_ONLY }: DatabaseConfig): Promise<OpenDatabase> {
  const file = join(DATA_DIR, 'simmer.db')
  await cannotOpen(mkdir(DATA_DIR, { recursive: true }))
  // The file may be older than private files. A file of another user cannot be changed.
  for (const end of ['', '-wal', '-shm']) await chmod(`${file}${end}`, 0o600).catch(() => {})
  const db = new Kysely<Database>({
    dialect: new SqliteThreadDialect(file, { isReadOnly: READ_ONLY === 'on' }),
  })
  await checkAnswer(db)
  return { db, replica: db, engine: sqlite, close: async () => await db.destroy() }
}

async function openPostgres(primary: ReconnectingPool, replicaUrl?: string): Promise<OpenDatabase> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: primary }) })
  await checkAnswer(db)
  const opened = { db, engine: postgres, connections: () => primary.counts() }
  if (replicaUrl === undefined) {
    return { ...opened, replica: db, close: async () => await db.destroy() }
  }
  const { replica, close, watch } = await openReplica(replicaUrl, { db, pool: primary }).catch(
    async (error: unknown) => {
      await db.destroy()
      throw error
    },
  )
  return {
    ...opened,
    replica,
    watchReplica: watch,
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}

async function checkAnswer(db: Kysely<Database>): Promise<void> {
  const answer = db.selectNoFrom((expression) => expression.lit(1).as('answer')).execute()
  await cannotOpen(
    answer.catch(async (error: unknown) => {
      await db.destroy()
      throw error
    }),
  )
}

async function cannotOpen(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    throw new StartError(`The database cannot be opened: ${(error as Error).message}.`)
  })
}
