import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { SqliteRequest, SqliteResponse } from './sqlite-worker.ts'

/** SQLite's primary result code for "another process is writing". */
const BUSY = 5
const BUSY_RETRY_MS = 15
/** Milliseconds after which a write gives up on another process's write. */
const BUSY_LIMIT_MS = 10_000

/** A failed statement; `errcode` is SQLite's extended result code. */
export class SqliteError extends Error {
  readonly errcode: number | undefined

  constructor(message: string, errcode: number | undefined) {
    super(message)
    this.name = 'SqliteError'
    this.errcode = errcode
  }
}

type Answer = Extract<SqliteResponse, { rows: unknown[] }>

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/** A database file open in its own thread, seen from the thread that asks. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #failure: Error | undefined
  /** Settles when the transaction that is open now ends. */
  #transaction: PromiseWithResolvers<void> | undefined

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (response: SqliteResponse) => this.#settle(response))
    worker.on('error', (error: Error) => this.#fail(error))
    worker.on('exit', () => this.#fail(new Error('The database is closed.')))
  }

  /**
   * Opens the file, or makes it.
   * @throws {SqliteError} when the file is no database or cannot be read
   */
  static async open(file: string): Promise<SqliteThread> {
    const url = new URL('./sqlite-worker.ts', import.meta.url)
    // Not the options of this process: `--eval` and `--input-type` mean nothing to a thread.
    const worker = new Worker(url, { workerData: { file }, execArgv: [] })
    const thread = new SqliteThread(worker)
    await thread.send('select 1', [])
    return thread
  }

  /** Sends a statement without regard to an open transaction: for the transaction itself. */
  send(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    if (this.#failure) return Promise.reject(this.#failure)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#lastId += 1
    const request: SqliteRequest = { id: this.#lastId, sql, parameters }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(request)
    this.#waiting.set(request.id, { resolve, reject })
    return promise
  }

  /** Sends a statement that stands alone; it waits for the transaction that is open now. */
  async sendAlone(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    return await this.#whenFree(() => this.send(sql, parameters))
  }

  /** Begins a transaction that may write; statements that stand alone wait for its end. */
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

  /** Gives up the open transaction. SQLite may have done so already, for a full disk. */
  async rollback(): Promise<void> {
    await this.send('rollback', []).catch(() => {})
    this.#release()
  }

  /** Closes the file after everything that was sent before. */
  async close(): Promise<void> {
    if (this.#failure) return
    const exit = once(this.#worker, 'exit')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage('close')
    await exit
  }

  /** Runs `attempt` outside any transaction, again and again while another process is writing. */
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
    if ('message' in response) waiting?.reject(new SqliteError(response.message, response.errcode))
    else waiting?.resolve(response)
  }

  #fail(error: Error): void {
    this.#failure ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#failure)
    this.#waiting.clear()
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteError && ((error.errcode ?? 0) & 0xff) === BUSY
}
