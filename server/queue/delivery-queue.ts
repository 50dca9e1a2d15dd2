import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '#server/db/engine.ts'
import { type Backoff, backoffMs } from '#contract/backoff.ts'
import { singleFlight } from '#server/lib/single-flight.ts'

/** The columns that every queue's table has, beside `due_at`. */
export interface QueueRow {
  id: number
  /** Attempts that have failed. */
  attempts: number
}

/** The result of an attempt to deliver a row. */
export type Delivery =
  | { kind: 'done' }
  /** Try again, no earlier than in `minDelayMs`. */
  | { kind: 'retry'; minDelayMs?: number; reason?: object }
  /** Trying again is useless. */
  | { kind: 'refused'; reason?: object }

/** What every queue needs. */
export interface QueueContext {
  database: OpenDatabase
  now: () => Date
  log: FastifyBaseLogger
  /** Jitter of the backoff, 0 to 1; for tests. */
  random?: () => number
}

/** How one kind of message is delivered. */
export interface DeliveryQueueOptions<Row extends QueueRow> extends QueueContext {
  table: 'mail_queue' | 'push_queue'
  /** Rows that this process may claim; all when absent. */
  claimable?: RawBuilder<unknown>
  /** Rows claimed at once. All of them have to be delivered well within {@link CLAIM_MS}. */
  batchSize: number
  /** Deliveries in progress at once. */
  concurrency: number
  backoff: Backoff
  /** Milliseconds between polls: another process may have added rows. */
  pollMs: number
  /** Reads claimed rows. */
  read: (ids: readonly number[]) => Promise<Row[]>
  /** Delivers a row. When it throws, the rest of the batch waits until its claim ends. */
  deliver: (row: Row) => Promise<Delivery>
  /** Whether a row is given up instead of tried again at `dueAt`, in milliseconds since 1970. */
  isExpired: (row: Row, dueAt: number) => boolean
  /** Logs a row that is given up. `row.attempts` counts the last attempt. */
  logGivenUp: (row: Row, reason: object) => void
  /** Runs before rows are claimed. */
  prepare?: () => Promise<void>
  /** Runs after rows were delivered. */
  cleanUp?: () => Promise<void>
  /** Closes connections. */
  close: () => void
}

/** While one process delivers a row, no other process claims it for this long. */
const CLAIM_MS = 5 * 60_000

/**
 * Delivers the rows of a table and deletes them. Rows survive a restart and an outage of the receiving
 * server: what fails is tried again with a growing delay. Several processes may share a table, because
 * a row is claimed in the database before it is delivered.
 */
export class DeliveryQueue<Row extends QueueRow> {
  readonly #options: DeliveryQueueOptions<Row>
  readonly #run = singleFlight(() => this.#deliverAll())
  #isRequested = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: DeliveryQueueOptions<Row>) {
    this.#options = options
  }

  /** Delivers what is due now, and polls from now on. */
  start(): void {
    this.#timer = setInterval(() => void this.deliver(), this.#options.pollMs).unref()
    void this.deliver()
  }

  /** Delivers what is due, rows added meanwhile included. Never throws. */
  async deliver(): Promise<void> {
    if (this.#isClosed) return
    this.#isRequested = true
    await this.#run()
  }

  /** Waits for the deliveries in progress and starts no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    // Joins the run in progress; a new one does nothing now.
    await this.#run()
    this.#options.close()
  }

  async #deliverAll(): Promise<void> {
    const { prepare, cleanUp, log, table } = this.#options
    try {
      while (this.#isRequested && !this.#isClosed) {
        this.#isRequested = false
        await prepare?.()
        let rows = await this.#claim()
        const hasDelivered = rows.length > 0
        while (rows.length > 0) {
          await this.#deliverConcurrently(rows)
          rows = await this.#claim()
        }
        if (hasDelivered) await cleanUp?.()
      }
    } catch (error) {
      log.error({ err: error, queue: table }, 'queue failed')
    }
  }

  /** Claims rows by moving their due time: of several processes, one moves it. */
  async #claim(): Promise<Row[]> {
    if (this.#isClosed) return []
    const { database, now, claimable = sql`1 = 1`, batchSize, read } = this.#options
    const time = now().getTime()
    const { rows } = await sql<{ id: number }>`update ${this.#table} set due_at = ${time + CLAIM_MS}
      where due_at <= ${time} and id in (
        select id from ${this.#table} where due_at <= ${time} and ${claimable}
        order by due_at limit ${sql.lit(batchSize)})
      returning id`.execute(database.db)
    return rows.length === 0 ? [] : await read(rows.map(({ id }) => id))
  }

  async #deliverConcurrently(rows: readonly Row[]): Promise<void> {
    const remaining = rows.values()
    const work = async () => {
      for (const row of remaining) if (!this.#isClosed) await this.#deliverOne(row)
    }
    // Every delivery ends before the failure of one is thrown.
    const ended = await Promise.allSettled(Array.from({ length: this.#options.concurrency }, work))
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  }

  async #deliverOne(row: Row): Promise<void> {
    const { backoff, now, isExpired, logGivenUp, random, deliver } = this.#options
    const delivery = await deliver(row)
    if (delivery.kind === 'done') return await this.#delete(row)
    const failed = { ...row, attempts: row.attempts + 1 }
    const { reason = {} } = delivery
    if (delivery.kind === 'retry') {
      const delay = backoffMs(backoff, failed.attempts, random?.())
      const minDelay = Math.min(delivery.minDelayMs ?? 0, backoff.maxMs)
      const dueAt = now().getTime() + Math.max(delay, minDelay)
      if (!isExpired(failed, dueAt)) return await this.#postpone(failed, dueAt)
    }
    logGivenUp(failed, reason)
    await this.#delete(row)
  }

  async #postpone({ id, attempts }: Row, dueAt: number): Promise<void> {
    await sql`update ${this.#table} set attempts = ${attempts}, due_at = ${dueAt}
      where id = ${id}`.execute(this.#options.database.db)
  }

  async #delete({ id }: Row): Promise<void> {
    await sql`delete from ${this.#table} where id = ${id}`.execute(this.#options.database.db)
  }

  get #table() {
    return sql.table(this.#options.table)
  }
}
