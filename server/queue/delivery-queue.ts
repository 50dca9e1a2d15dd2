import type { RawBuilder } from 'kysely'
import { singleFlight } from '#server/lib/single-flight.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { type QueueRow, QueueRows, type QueueRowsOptions } from './queue-rows.ts'

/** How one kind of message is delivered. When `deliver` throws, the rest of the batch waits until its claim ends. */
export interface DeliveryQueueOptions<Row extends QueueRow> extends Omit<
  QueueRowsOptions<Row>,
  'claimMs'
> {
  /** Rows that this process may claim; all when absent. */
  claimable?: RawBuilder<unknown>
  /** Rows claimed at once. All of them have to be delivered well within {@link CLAIM_MS}. */
  batchSize: number
  /** Deliveries in progress at once. */
  concurrency: number
  /** Milliseconds between polls: another process may have added rows. */
  pollMs: number
  /** Runs before rows are claimed. */
  prepare?: () => Promise<void>
  /** Runs after rows were delivered. */
  cleanUp?: () => Promise<void>
  /** Closes connections. */
  close: () => void
}

/** While one process delivers a row, no other process claims it for this long. */
const CLAIM_MS = 5 * MINUTE_MS

/**
 * Delivers the rows of a table and deletes them. Rows survive a restart and an outage of the receiving
 * server: what fails is tried again with a growing delay.
 */
export class DeliveryQueue<Row extends QueueRow> {
  readonly #options: DeliveryQueueOptions<Row>
  readonly #rows: QueueRows<Row>
  readonly #run = singleFlight(() => this.#deliverAll())
  #isRequested = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: DeliveryQueueOptions<Row>) {
    this.#options = options
    this.#rows = new QueueRows({ ...options, claimMs: CLAIM_MS })
  }

  /** Delivers what is due now, and polls from now on. */
  start(): void {
    this.#timer = setInterval(() => void this.deliver(), this.#options.pollMs).unref()
    void this.deliver()
  }

  /** Delivers what is due, rows added meanwhile included. Never throws. */
  async deliver(): Promise<void> {
    if (this.#isClosed || this.#options.databaseState?.isReadOnly) return
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
      this.#options.databaseState?.note(error)
      log.error({ err: error, queue: table }, 'queue failed')
    }
  }

  async #claim(): Promise<Row[]> {
    const { batchSize, claimable } = this.#options
    return this.#isClosed ? [] : await this.#rows.claim(batchSize, claimable)
  }

  async #deliverConcurrently(rows: readonly Row[]): Promise<void> {
    const remaining = rows.values()
    const work = async () => {
      for (const row of remaining) if (!this.#isClosed) await this.#rows.deliver(row)
    }
    // Every delivery ends before the failure of one is thrown.
    const ended = await Promise.allSettled(Array.from({ length: this.#options.concurrency }, work))
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  }
}
