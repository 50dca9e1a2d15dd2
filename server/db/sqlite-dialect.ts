import type {
  CompiledQuery,
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  Driver,
  Kysely,
  QueryResult,
} from 'kysely'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { type SqliteAnswer, type SqliteOptions, SqliteThread } from './sqlite-thread.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Kysely over one SQLite file in one worker thread. Statements are sent without waiting for each
 * other; a transaction has the file to itself from `begin` to `commit`.
 */
export class SqliteThreadDialect implements Dialect {
  readonly #file: string
  readonly #options: SqliteOptions

  /** @param file path of the database; created if missing */
  constructor(file: string, options: SqliteOptions = {}) {
    this.#file = file
    this.#options = options
  }

  createDriver(): Driver {
    return new SqliteThreadDriver(this.#file, this.#options)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls back `create table` as well, so a failed migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver orders statements itself; Kysely's lock would serialise them. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SqliteThreadDriver implements Driver {
  readonly #file: string
  readonly #options: SqliteOptions
  #thread: SqliteThread | undefined

  constructor(file: string, options: SqliteOptions) {
    this.#file = file
    this.#options = options
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#thread || this.#thread.hasEnded) {
      this.#thread = new SqliteThread(this.#file, this.#options)
    }
    return new SqliteConnection(this.#thread)
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback()
  }

  async destroy(): Promise<void> {
    await this.#thread?.close()
  }
}

/** The connection of one query or one transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #thread: SqliteThread
  #inTransaction = false
  /** Error after which the transaction can only be rolled back. SQLite may have done so already. */
  #lost: DatabaseUnavailable | undefined

  constructor(thread: SqliteThread) {
    this.#thread = thread
  }

  async begin(): Promise<void> {
    await this.#thread.begin()
    this.#inTransaction = true
  }

  async commit(): Promise<void> {
    if (this.#lost) throw this.#lost
    await this.#thread.commit()
    this.#inTransaction = false
  }

  async rollback(): Promise<void> {
    await this.#thread.rollback()
    this.#inTransaction = false
    this.#lost = undefined
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const answer = this.#inTransaction
      ? await this.#sendInside(sql, parameters)
      : await this.#thread.sendAlone(sql, parameters)
    return { rows: answer.rows as R[], numAffectedRows: BigInt(answer.changes) }
  }

  // oxlint-disable-next-line require-yield -- it only throws: Kysely requires the method
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered; page by key instead.')
  }

  /** After an outage, further statements of the transaction must not run outside it. */
  async #sendInside(sql: string, parameters: readonly unknown[]): Promise<SqliteAnswer> {
    if (this.#lost) throw this.#lost
    try {
      return await this.#thread.send(sql, parameters)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) this.#lost = error
      throw error
    }
  }
}
