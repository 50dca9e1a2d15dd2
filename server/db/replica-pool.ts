import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { asPoolClient, type StatementConnection } from './postgres-pool.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds between looks at a replica that was left out. */
const LOOK_EVERY_MS = 3000
/** SQLSTATE of a read that a standby cancels because the primary removed the rows it reads. */
const CONFLICT_CODE = '40001'

/** What a replica's connections need. */
export interface ReplicaPoolOptions {
  replica: PostgresPool
  /** Where reads go while the replica does not answer; it stays open when this pool ends. */
  primary: PostgresPool
  /** Rejects while the replica may not be used. */
  check: () => Promise<void>
}

/**
 * Connections to a read replica, or to the primary while the replica does not answer: then it is left
 * out and looked at every few seconds. A read that fails on the replica is repeated on the primary, so
 * a caller never notices. For single reads alone, never for a transaction.
 */
export class ReplicaPool implements PostgresPool {
  readonly options = {}
  readonly #parts: ReplicaPoolOptions
  #report: (line: string) => void = () => {}
  /** Why the replica is left out. */
  #failure: string | undefined
  #timer: NodeJS.Timeout | undefined
  #isEnded = false

  constructor(parts: ReplicaPoolOptions) {
    this.#parts = parts
  }

  /** Calls `report` with a line for the log when the replica leaves or returns; now, if it is out. */
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

  /** Leaves the replica out until it answers again, unless it only was too slow for one read. */
  leave(error: unknown): void {
    const isGone = error instanceof DatabaseUnavailable && error.outage !== 'busy'
    if (!isGone || this.#failure !== undefined || this.#isEnded) return
    this.#failure = error.message
    this.#report(leftOut(error.message))
    this.#lookLater()
  }

  /** Makes a read on the primary. */
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
    this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY_MS).unref()
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

/** A connection to the replica whose failures the primary makes good. */
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

/** Whether the primary may answer what the replica could not. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof Error && 'code' in error && error.code === CONFLICT_CODE
}

function leftOut(reason: string): string {
  return `the replica is left out, reads go to the primary: ${reason}`
}
