import { sql } from 'kysely'
import { QueueRows } from '#server/queue/queue-rows.ts'
import { type BellQueueOptions, type BellRow, readRows, remove, send } from './deliver-bell.ts'

/**
 * A process that dies while it sends leaves its rows claimed for this long: another one still rings within
 * a second. Rows that are being sent are claimed again and again meanwhile; a process that stalls for
 * longer than the difference may send a bell that another one sends too.
 */
const CLAIM_MS = 800
const RENEW_MS = 200
const BACKOFF = { firstMs: 1000, factor: 2, maxMs: 30_000 }
/** Attempts before a bell is given up, after about two minutes. */
const ATTEMPTS_MAX = 8
/** Bells in progress at once, and at one push service: one that hangs must not hold up the others. */
const SENDING_MAX = 400
const PER_HOST_MAX = 100
/** How often the next deadline is read again, because of other processes, or of a clock that was set. */
const LOOK_AGAIN_MS = { shared: 1000, alone: 10_000 }
/** Pause after a failure of the database. */
const FAILED_MS = 500

/**
 * Rings at deadlines: a timer waits for the earliest. A bell does not wait for others that are being
 * sent. Several processes may share the table.
 */
export class BellQueue {
  readonly #options: BellQueueOptions
  readonly #rows: QueueRows<BellRow>
  /** Rows that are being sent, by id. */
  readonly #sending = new Map<number, { host: string; ended: Promise<void> }>()
  #running: Promise<void> | undefined
  #isRequested = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  #renewal: NodeJS.Timeout | undefined

  constructor(options: BellQueueOptions) {
    const { database, log } = options
    this.#options = options
    this.#rows = new QueueRows({
      ...options,
      table: 'bell_queue',
      claimMs: CLAIM_MS,
      backoff: BACKOFF,
      read: (ids) => readRows(database, ids),
      deliver: (row) => send(options, row),
      isExpired: ({ attempts }) => attempts >= ATTEMPTS_MAX,
      logGivenUp: ({ host }, reason) => log.warn({ host, ...reason }, 'bell given up'),
      remove: (row) => remove(options, row),
    })
  }

  /** Rings from now on. */
  start(): void {
    this.#renewal = setInterval(() => void this.#renew(), RENEW_MS).unref()
    void this.wake()
  }

  /** Begins to send what is due, and waits for the next deadline. To be called after every change. */
  async wake(): Promise<void> {
    this.#isRequested = true
    this.#running ??= this.#begin().finally(() => (this.#running = undefined))
    await this.#running
  }

  /** Waits until everything that is due has been sent; for tests. */
  async settle(): Promise<void> {
    await this.wake()
    while (this.#sending.size > 0) {
      await Promise.all([...this.#sending.values()].map(({ ended }) => ended))
      await this.wake()
    }
  }

  /** Waits for the bells that are being sent, and begins no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running
    clearTimeout(this.#timer)
    await Promise.all([...this.#sending.values()].map(({ ended }) => ended))
    clearInterval(this.#renewal)
    this.#options.sender.close()
  }

  async #begin(): Promise<void> {
    let wait = FAILED_MS
    try {
      while (this.#isRequested && !this.#isClosed && !this.#options.databaseState?.isReadOnly) {
        this.#isRequested = false
        const isFull = await this.#claimDue()
        wait = isFull ? LOOK_AGAIN_MS.shared : await this.#untilNext()
      }
    } catch (error) {
      this.#options.databaseState?.note(error)
      this.#options.log.error({ err: error, queue: 'bell_queue' }, 'queue failed')
    }
    clearTimeout(this.#timer)
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.wake(), wait).unref()
  }

  /** Begins to send all due rows. Returns whether the limit of concurrent sends was reached. */
  async #claimDue(): Promise<boolean> {
    for (;;) {
      const free = SENDING_MAX - this.#sending.size
      if (free <= 0 || this.#isClosed) return true
      const rows = await this.#rows.claim(Math.min(free, PER_HOST_MAX), this.#claimable())
      for (const row of rows) this.#deliver(row)
      if (rows.length === 0) return false
    }
  }

  /** Rows of push services that have not as many in progress as they may. */
  #claimable() {
    const hosts = [...Map.groupBy(this.#sending.values(), ({ host }) => host)]
      .filter(([, sending]) => sending.length >= PER_HOST_MAX)
      .map(([host]) => host)
    return hosts.length === 0
      ? undefined
      : sql`device_id not in (select id from bell_devices where host in (${sql.join(hosts)}))`
  }

  async #untilNext(): Promise<number> {
    const { database, now } = this.#options
    const most = database.engine.isShared ? LOOK_AGAIN_MS.shared : LOOK_AGAIN_MS.alone
    const due = await this.#rows.nextDue()
    const left = due === undefined ? most : due - now().getTime()
    // What is due and not claimed waits for a push service; the end of a bell wakes the queue as well.
    return Math.min(Math.max(left, 0) || 20, most)
  }

  #deliver(row: BellRow): void {
    const { log } = this.#options
    const ended = this.#rows
      .deliver(row)
      // The row is claimed for a moment, then it is sent again.
      .catch((error: unknown) => log.error({ err: error, queue: 'bell_queue' }, 'bell failed'))
      .finally(() => {
        this.#sending.delete(row.id)
        void this.wake()
      })
    this.#sending.set(row.id, { host: row.host, ended })
  }

  async #renew(): Promise<void> {
    const ids = [...this.#sending.keys()]
    if (ids.length === 0) return
    await this.#rows.renew(ids).catch(() => undefined)
  }
}
