import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { type ClientBase, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import type { ConnectionCounts } from './engine.ts'
import { applySession, type PostgresSettings, setLocalOf } from './postgres-settings.ts'
import { DatabaseUnavailable, type Outage } from './unavailable.ts'

/** Connections per process. */
const POOL_MAX = 10

/**
 * SQLSTATE codes, by prefix, of a server that is temporarily unavailable. `58`, `08` and `57P0` end
 * the connection or the server; after 40003 it is unknown whether the statement was completed.
 */
const OUTAGES: readonly [code: RegExp, outage: Outage][] = [
  [/^(08|57P0|58|25P03|25P04|40003)/, 'gone'],
  [/^(57014|55P03|53300|53400)/, 'busy'],
  [/^53/, 'full'],
  [/^25006/, 'read-only'],
]
/** Kysely's statement that begins a transaction. */
const BEGIN = /^(begin|start transaction)\b/i
/** pg's message when no connection became free within `connectionTimeoutMillis`; it has no code. */
const NONE_FREE = 'timeout exceeded when trying to connect'

/**
 * Connections to a PostgreSQL server that may restart at any moment. A connection that breaks or
 * times out is closed and not reused, so that the pool recovers. Every error that is not about the
 * statement is a {@link DatabaseUnavailable}.
 */
export class ReconnectingPool implements PostgresPool {
  readonly options = {}
  readonly #pool: Pool
  readonly #inTransactions: string | undefined
  #ended: Promise<void> | undefined

  /** @param config address and time limits of the client; pg's own names, in milliseconds */
  constructor(config: PoolConfig, { session, transaction }: PostgresSettings) {
    this.#inTransactions = setLocalOf(transaction)
    const onConnect = async (client: ClientBase) => await applySession(client, session)
    this.#pool = new Pool({ max: POOL_MAX, onConnect, ...config })
    // Without a listener, the `error` event of a broken connection would end the process. The
    // current or next statement reports it.
    this.#pool.on('error', ignore)
    this.#pool.on('connect', (client) => client.on('error', ignore))
  }

  /** @throws {DatabaseUnavailable} when the server cannot be reached or all connections are in use */
  async connect(): Promise<PostgresPoolClient> {
    try {
      return asPoolClient(new Connection(await this.#pool.connect(), this.#inTransactions))
    } catch (error) {
      const isBusy = error instanceof Error && error.message === NONE_FREE
      throw new DatabaseUnavailable(error, isBusy ? 'busy' : 'gone')
    }
  }

  /** How many connections are in use. */
  counts(): ConnectionCounts {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  /** Closes every connection; may be called again. */
  async end(): Promise<void> {
    await (this.#ended ??= this.#pool.end())
  }
}

/** The part of a connection that Kysely uses without streaming. */
export interface StatementConnection {
  query: <R>(statement: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<R>>
  release: (destroy?: boolean) => void
}

/**
 * A connection as Kysely's type, whose second form of `query`, for cursors, only `streamQuery`
 * uses.
 */
export function asPoolClient(connection: StatementConnection): PostgresPoolClient {
  return connection as PostgresPoolClient
}

class Connection implements StatementConnection {
  readonly #client: PoolClient
  /** Why it must not be reused. */
  #lost: DatabaseUnavailable | undefined
  /** Statement that follows the beginning of each transaction. */
  readonly #inTransactions: string | undefined

  constructor(client: PoolClient, inTransactions: string | undefined) {
    this.#client = client
    this.#inTransactions = inTransactions
  }

  async query<R>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost
    try {
      const result: unknown = await this.#client.query(statement, [...parameters])
      if (this.#inTransactions !== undefined && BEGIN.test(statement)) {
        await this.#client.query(this.#inTransactions)
      }
      return result as PostgresQueryResult<R>
    } catch (error) {
      const failure = failureOf(error)
      if (failure instanceof DatabaseUnavailable && failure.outage === 'gone') this.#lost = failure
      throw failure
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== undefined)
  }
}

/** Errors of the server are mapped by code; all others mean that it did not answer. */
function failureOf(error: unknown): unknown {
  if (error instanceof TypeError) return error
  if (!(error instanceof DatabaseError)) return new DatabaseUnavailable(error)
  const [, outage] = OUTAGES.find(([code]) => code.test(error.code ?? '')) ?? []
  return outage === undefined ? error : new DatabaseUnavailable(error, outage)
}

function ignore(): void {}
