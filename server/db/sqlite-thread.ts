import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { SqliteRequest, SqliteResponse } from './sqlite-worker.ts'
import { DatabaseUnavailable, type Outage } from './unavailable.ts'

/** SQLite's primary result codes that are about the file instead of the statement. */
const OUTAGES = new Map<number, Outage>([
  [5, 'busy'],
  [7, 'gone'],
  [8, 'read-only'],
  [10, 'gone'],
  [11, 'gone'],
  [13, 'full'],
  [14, 'gone'],
  [26, 'gone'],
])
const BUSY_RETRY_MS = 15
/** Milliseconds after which a write gives up on another process's write. */
const BUSY_LIMIT_MS = 10_000

/** A failed statement; `errcode` is SQLite's extended result code. */
class SqliteError extends Error {
  readonly errcode: number | undefined

  constructor(message: string, errcode: number | undefined) {
    super(message)
    this.name = 'SqliteError'
    this.errcode = errcode
  }
}

/** Result of a statement. */
export type SqliteAnswer = Extract<SqliteResponse, { rows: unknown[] }>

/** How a file is opened. */
export interface SqliteOptions {
  /** Refuses every write. */
  isReadOnly?: boolean
}

interface Waiting {
  resolve: (answer: SqliteAnswer) => void
  reject: (error: Error) => void
}

/**
 * Client of a database file that is open in a worker thread. The first statement opens the file.
 * Outages are rejected as {@link DatabaseUnavailable}.
 */
export class SqliteThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #failure: DatabaseUnavailable | undefined
  /** Settles when the open transaction ends. */
  #transaction: PromiseWithResolvers<void> | undefined

  /** @param file path of the database; created if missing */
  constructor(file: string, { isReadOnly = false }: SqliteOptions = {}) {
    const url = new URL('./sqlite-worker.ts', import.meta.url)
    // Without this process's options: `--eval` and `--input-type` are not for threads.
    this.#worker = new Worker(url, { workerData: { file, isReadOnly }, execArgv: [] })
    this.#worker.on('message', (response: SqliteResponse) => this.#settle(response))
    this.#worker.on('error', (error: Error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('the thread of the database has ended')))
  }

  /** Whether the thread has ended. */
  get hasEnded(): boolean {
    return this.#failure !== undefined
  }

  /** Sends a statement immediately: for the open transaction. */
  send(sql: string, parameters: readonly unknown[]): Promise<SqliteAnswer> {
    if (this.#failure) return Promise.reject(this.#failure)
    const { promise, resolve, reject } = Promise.withResolvers<SqliteAnswer>()
    this.#lastId += 1
    const request: SqliteRequest = { id: this.#lastId, sql, parameters }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(request)
    this.#waiting.set(request.id, { resolve, reject })
    return promise
  }

  /** Sends a single statement after the open transaction has ended. */
  async sendAlone(sql: string, parameters: readonly unknown[]): Promise<SqliteAnswer> {
    return await this.#whenFree(() => this.send(sql, parameters))
  }

  /** Begins a write transaction. Single statements wait for its end. */
  async begin(): Promise<void> {
    await this.#whenFree(async () => {
      this.#transaction = Promise.withResolvers()
      try {
        await this.send('begin immediate', [])
      } catch (error) {
        this.#release()
        throw error
      }
    })
  }

  /**
   * Commits the open transaction.
   * @throws {SqliteError} when it cannot be committed; it is then still open, for a rollback
   */
  async commit(): Promise<void> {
    await this.send('commit', [])
    this.#release()
  }

  /** Rolls back the open transaction. SQLite may have done so already, such as for a full disk. */
  async rollback(): Promise<void> {
    await this.send('rollback', []).catch(() => {})
    this.#release()
  }

  /** Closes the file after all statements sent before. */
  async close(): Promise<void> {
    if (this.#failure) return
    const exit = once(this.#worker, 'exit')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage('close')
    await exit
  }

  /** Runs `attempt` outside any transaction, and retries while another process is writing. */
  async #whenFree<T>(attempt: () => Promise<T>): Promise<T> {
    const limit = Date.now() + BUSY_LIMIT_MS
    for (;;) {
      while (this.#transaction) await this.#transaction.promise
      try {
        return await attempt()
      } catch (error) {
        if (!isBusy(error) || Date.now() > limit) throw error
        await delay(BUSY_RETRY_MS)
      }
    }
  }

  #release(): void {
    const ended = this.#transaction
    this.#transaction = undefined
    ended?.resolve()
  }

  #settle(response: SqliteResponse): void {
    const waiting = this.#waiting.get(response.id)
    this.#waiting.delete(response.id)
    if ('message' in response) waiting?.reject(failureOf(response))
    else waiting?.resolve(response)
  }

  #fail(error: Error): void {
    this.#failure ??= new DatabaseUnavailable(error)
    for (const { reject } of this.#waiting.values()) reject(this.#failure)
    this.#waiting.clear()
    this.#release()
  }
}

function failureOf({ message, errcode }: Extract<SqliteResponse, { message: string }>): Error {
  const error = new SqliteError(message, errcode)
  const outage = OUTAGES.get((errcode ?? 0) & 0xff)
  return outage === undefined ? error : new DatabaseUnavailable(error, outage)
}

function isBusy(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && error.outage === 'busy'
}
