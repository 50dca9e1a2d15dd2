import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import { StartError } from '#server/start-error.ts'
import { readSteps } from './migrate.ts'
import { REPLICA_SETTINGS } from './postgres-settings.ts'
import { ReconnectingPool } from './postgres-pool.ts'
import { ReplicaPool } from './replica-pool.ts'
import type { Database } from './schema.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** The primary's side of a replica. */
interface Primary {
  db: Kysely<Database>
  pool: PostgresPool
}

/** An open replica. */
interface Replica {
  replica: Kysely<Database>
  /** See {@link ReplicaPool.watch}. */
  watch: ReplicaPool['watch']
  close: () => Promise<void>
}

/** Milliseconds; shorter than the primary's, because the primary still has to answer afterwards. */
const LIMITS = { connectionTimeoutMillis: 1000, query_timeout: 4000 }
/** SQLSTATE classes of a wrong configuration: authentication, database name, missing tables. */
const WRONG = /^(28|3D|42)/
/** SQLSTATE undefined_table. */
const NO_TABLE = '42P01'

/**
 * Opens a read replica. An unreachable one is excluded until it can be reached.
 * @throws {StartError} when it answers and is not a replica of the primary
 */
export async function openReplica(url: string, primary: Primary): Promise<Replica> {
  const own = new ReconnectingPool({ ...LIMITS, connectionString: url }, REPLICA_SETTINGS)
  const direct = new Kysely<Database>({ dialect: new PostgresDialect({ pool: own }) })
  const check = async () => await compare(direct, primary.db)
  const pool = new ReplicaPool({ replica: own, primary: primary.pool, check })
  try {
    await check()
  } catch (error) {
    if (isWrong(error)) {
      await pool.end()
      const reason = (error as Error).message
      throw new StartError(`DATABASE_REPLICA_URL is not a replica of DATABASE_URL: ${reason}.`)
    }
    pool.leave(error)
  }
  const replica = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await replica.destroy()
    await pool.end()
  }
  return { replica, watch: (report) => pool.watch(report), close }
}

/** @throws when the replica does not answer, or has other tables than the primary */
async function compare(replica: Kysely<Database>, primary: Kysely<Database>): Promise<void> {
  const there = await readSteps(primary)
  const here = await readSteps(replica).catch((error: unknown) => {
    if ((error as { code?: string }).code === NO_TABLE) return []
    throw error
  })
  if (here.join() === there.join()) return
  const difference = new Error(`its tables are at ${here.at(-1) ?? 'nothing'}, not ${there.at(-1)}`)
  // A standby soon has the same tables after a migration; another database never does.
  throw (await isStandby(replica)) ? new DatabaseUnavailable(difference) : difference
}

async function isStandby(db: Kysely<Database>): Promise<boolean> {
  const query = sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`
  return (await query.execute(db)).rows.some(({ standby }) => standby)
}

function isWrong(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable)) return true
  return WRONG.test(String(error.code))
}
