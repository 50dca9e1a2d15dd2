import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { asPoolClient, type StatementConnection } from './postgres-pool.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds between checks of an excluded replica. */
const POLL_MS = 3000
/** SQLSTATE of a read that a standby cancels because the primary removed the rows it reads. */
const CONFLICT_CODE = '40001'

/** What a replica's connections need. */
export interface ReplicaPoolOptions {
  replica: PostgresPool
  /** The fallback. It stays open when this pool ends. */
  primary: PostgresPool
  /** Rejects while the replica must not be used. */
  check: () => Promise<void>
}

/**
 * Connections to a read replica, or to the primary while the replica does not answer. An excluded
 * replica is checked every few seconds. A read that fails on the replica is repeated on the
 * primary. Only for single reads, not for transactions.
 */
export class ReplicaPool implements PostgresPool {
  readonly options = {}
  readonly #parts: ReplicaPoolOptions
  #report: (line: string) => void = () => {}
  /** Why the replica is excluded. */
  #failure: string | undefined
  #timer: NodeJS.Timeout | undefined
  #isEnded = false

  constructor(parts: ReplicaPoolOptions) {
    this.#parts = parts
  }

  /**
   * Calls `report` with a log message when the replica is excluded or used again; immediately if it
   * is excluded now.
   */
  watch(report: (line: string) => void): void {
    this.#report = report
    if (this.#failure !== undefined) report(leftOut(this.#failure))
  }

  async connect(): Promise<PostgresPoolClient> {
    const { replica, primary } = this.#parts
    if (this.#failure === undefined) {
      try {
        return asPoolClient(new ReplicaConnection(await replica.connect(), this))
      } catch (error) {
        this.leave(error)
      }
    }
    return await primary.connect()
  }

  /** Excludes the replica until it answers again, unless it was only too slow for one read. */
  leave(error: unknown): void {
    const isGone = error instanceof DatabaseUnavailable && error.outage !== 'busy'
    if (!isGone || this.#failure !== undefined || this.#isEnded) return
    this.#failure = error.message
    this.#report(leftOut(error.message))
    this.#lookLater()
  }

  /** Runs a read on the primary. */
  async readOnPrimary<R>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    const connection = await this.#parts.primary.connect()
    try {
      return await connection.query<R>(statement, parameters)
    } finally {
      connection.release()
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true
    clearTimeout(this.#timer)
    await this.#parts.replica.end()
  }

  #lookLater(): void {
    if (this.#isEnded) return
    this.#timer = setTimeout(() => void this.#look(), POLL_MS).unref()
  }

  async #look(): Promise<void> {
    try {
      await this.#parts.check()
      this.#failure = undefined
      this.#report('the replica answers again')
    } catch {
      this.#lookLater()
    }
  }
}

/** A connection to the replica with the primary as fallback. */
class ReplicaConnection implements StatementConnection {
  readonly #connection: PostgresPoolClient
  readonly #pool: ReplicaPool

  constructor(connection: PostgresPoolClient, pool: ReplicaPool) {
    this.#connection = connection
    this.#pool = pool
  }

  async query<R>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#connection.query<R>(statement, parameters)
    } catch (error) {
      if (!isOfReplica(error)) throw error
      this.#pool.leave(error)
    }
    return await this.#pool.readOnPrimary(statement, parameters)
  }

  release(destroy?: boolean): void {
    this.#connection.release(destroy)
  }
}

/** Whether a failed read may be repeated on the primary. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof Error && 'code' in error && error.code === CONFLICT_CODE
}

function leftOut(reason: string): string {
  return `the replica is left out, reads go to the primary: ${reason}`
}
