import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { type Backoff, backoffMs } from '#contract/backoff.ts'
import type { DatabaseState } from '#server/http/health/database-state.ts'
import type { OpenDatabase } from '#server/db/engine.ts'

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

export interface QueueContext {
  database: OpenDatabase
  now: () => Date
  log: FastifyBaseLogger
  /** Whether the database takes writes: otherwise the queue waits. Always when absent. */
  databaseState?: Pick<DatabaseState, 'isReadOnly' | 'note'>
  /** Jitter of the backoff, 0 to 1; for tests. */
  random?: () => number
}

/** How the rows of one table are claimed and delivered. */
export interface QueueRowsOptions<Row extends QueueRow> extends QueueContext {
  table: 'mail_queue' | 'push_queue' | 'bell_queue'
  /** While one process delivers a row, no other process claims it for this many milliseconds. */
  claimMs: number
  backoff: Backoff
  /** Reads claimed rows. */
  read: (ids: readonly number[]) => Promise<Row[]>
  /** Delivers a row. */
  deliver: (row: Row) => Promise<Delivery>
  /** Whether a row is given up instead of tried again at `dueAt`, in milliseconds since 1970. */
  isExpired: (row: Row, dueAt: number) => boolean
  /** Logs a row that is given up. `row.attempts` counts the last attempt. */
  logGivenUp: (row: Row, reason: object) => void
  /** Removes a delivered row. Deletes it by default. */
  remove?: (row: Row) => Promise<void>
}

/**
 * The rows of a queue's table. Several processes may share it, because a row is claimed in the database
 * before it is delivered.
 */
export class QueueRows<Row extends QueueRow> {
  readonly #options: QueueRowsOptions<Row>

  constructor(options: QueueRowsOptions<Row>) {
    this.#options = options
  }

  /** Claims due rows by moving their due time: of several processes, one moves it. */
  async claim(limit: number, claimable: RawBuilder<unknown> = sql`1 = 1`): Promise<Row[]> {
    const { database, now, claimMs, read } = this.#options
    const time = now().getTime()
    const { rows } = await sql<{ id: number }>`update ${this.#table} set due_at = ${time + claimMs}
      where due_at <= ${time} and id in (
        select id from ${this.#table} where due_at <= ${time} and ${claimable}
        order by due_at limit ${sql.lit(limit)})
      returning id`.execute(database.db)
    return rows.length === 0 ? [] : await read(rows.map(({ id }) => id))
  }

  /** Claims rows for longer, that are claimed already. */
  async renew(ids: readonly number[]): Promise<void> {
    const { database, now, claimMs } = this.#options
    await sql`update ${this.#table} set due_at = ${now().getTime() + claimMs}
      where id in (${sql.join(ids)})`.execute(database.db)
  }

  /** When the next row is due, in milliseconds since 1970; undefined without rows. */
  async nextDue(): Promise<number | undefined> {
    const { rows } = await sql<{ due: number | string | null }>`select min(due_at) as due
      from ${this.#table}`.execute(this.#options.database.db)
    const due = rows[0]?.due ?? null
    return due === null ? undefined : Number(due)
  }

  /** Delivers a claimed row, then removes it, or moves it to the next attempt. */
  async deliver(row: Row): Promise<void> {
    const { backoff, now, isExpired, logGivenUp, random, deliver, remove } = this.#options
    const delivery = await deliver(row)
    if (delivery.kind === 'done') return await (remove ? remove(row) : this.#delete(row))
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
