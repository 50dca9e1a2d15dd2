import { sql } from 'kysely'
import { tagOf } from '#contract/bell.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { PushSender } from '#server/push/send-push.ts'
import { type Delivery, type QueueContext, QueueRows } from '#server/queue/queue-rows.ts'
import { forgetIdle } from './devices.ts'
import { type BellRequest, composeBell, shortened } from './message.ts'

/** What the queue of bells needs. */
export interface BellQueueOptions extends QueueContext {
  sender: PushSender
  /** Scheme and host of the site. */
  origin: () => string
}

/**
 * A process that dies while it sends leaves its rows claimed for this long. Rows that are being sent are
 * claimed again and again meanwhile.
 */
const CLAIM_MS = 1500
const RENEW_MS = 500
/** A bell is worth nothing later than that: push services drop it. */
const TERMS = { ttl: 120, urgency: 'high', timeoutMs: 10_000 } as const
const BACKOFF = { firstMs: 1000, factor: 2, maxMs: 30_000 }
/** Attempts before a bell is given up, after about two minutes. */
const ATTEMPTS_MAX = 8
/** After a day its timer no longer rings. */
const EXPIRES_MS = 24 * 60 * 60 * 1000
/** How long a member's notification can be withdrawn. */
const RUNG_MS = 60 * 60 * 1000
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
      while (this.#isRequested && !this.#isClosed) {
        this.#isRequested = false
        const isFull = await this.#claimDue()
        wait = isFull ? LOOK_AGAIN_MS.shared : await this.#untilNext()
      }
    } catch (error) {
      this.#options.log.error({ err: error, queue: 'bell_queue' }, 'queue failed')
    }
    clearTimeout(this.#timer)
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.wake(), wait).unref()
  }

  /** Begins to send all due rows; returns whether as many are being sent as may. */
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

/** A row of the queue's table with its device. */
interface BellRow extends BellRequest {
  id: number
  device_id: number
  endpoint: string
  host: string
  p256dh: string
  auth: string
  token_hash: string | null
}

async function readRows({ db }: OpenDatabase, ids: readonly number[]): Promise<BellRow[]> {
  return await db
    .selectFrom('bell_queue')
    .innerJoin('bell_devices', 'bell_devices.id', 'bell_queue.device_id')
    .selectAll('bell_queue')
    .select([
      'bell_devices.endpoint',
      'bell_devices.host',
      'bell_devices.p256dh',
      'bell_devices.auth',
      'bell_devices.lang_id',
      'bell_devices.time_zone',
      'bell_devices.is_quiet',
      'bell_devices.token_hash',
    ])
    .where('bell_queue.id', 'in', ids)
    .execute()
}

async function send(options: BellQueueOptions, row: BellRow): Promise<Delivery> {
  const { database, sender, origin, now } = options
  const time = now().getTime()
  if (row.kind === 'rung' || time - row.rings_at > EXPIRES_MS) return { kind: 'done' }
  const message = await composeBell(database.db, row, { origin: origin(), now: time })
  const terms = { ...TERMS, topic: tagOf(row.timer) }
  let outcome = await sender.send(row, message, terms)
  if (outcome.kind === 'refused' && outcome.status === 413)
    outcome = await sender.send(row, shortened(message, row.lang_id), terms)
  if (outcome.kind === 'sent') return { kind: 'done' }
  if (outcome.kind === 'gone') {
    await database.db
      .deleteFrom('bell_devices')
      .where('id', '=', row.device_id)
      .where('endpoint', '=', row.endpoint)
      .execute()
    // The bell is gone with it, unless the browser has renewed its subscription meanwhile.
    return { kind: 'retry' }
  }
  const reason = { status: outcome.status }
  return outcome.kind === 'later'
    ? { kind: 'retry', minDelayMs: outcome.wait, reason }
    : { kind: 'refused', reason }
}

/** Removes a bell that was sent. A member's stays for a while, so that it can be withdrawn. */
async function remove({ database: { db }, now }: BellQueueOptions, row: BellRow): Promise<void> {
  const isRing = row.kind === 'look' || row.kind === 'rings'
  if (isRing && row.token_hash !== null) {
    const due_at = now().getTime() + RUNG_MS
    await db
      .updateTable('bell_queue')
      .set({ kind: 'rung', due_at })
      .where('id', '=', row.id)
      .execute()
    return
  }
  await db.deleteFrom('bell_queue').where('id', '=', row.id).execute()
  if (row.token_hash === null) await forgetIdle(db, row.device_id)
}
