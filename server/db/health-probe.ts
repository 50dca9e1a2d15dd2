import { type Kysely, sql } from 'kysely'
import { singleFlight } from '#server/lib/single-flight.ts'
import { sleep } from '#server/lib/sleep.ts'
import type { Database } from './schema.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds in which a healthy database answers. */
const LIMIT_MS = 2000
/** Milliseconds for which a result is cached. */
const FRESH_MS = 1000

/** Error of a statement; undefined for success. */
type Failure = DatabaseUnavailable | undefined

/**
 * Checks that the database answers and takes writes. Results are cached for a second, and at most
 * one read and one write are in progress, so that none pile up when the database hangs.
 */
export class HealthProbe {
  readonly #read: () => Promise<Failure>
  readonly #write: () => Promise<Failure>
  #check: Promise<Failure> | undefined
  #checkedAt = -Infinity

  constructor(db: Kysely<Database>) {
    this.#read = singleFlight(() => outcomeOf(sql`select 1`.execute(db)))
    this.#write = singleFlight(() => outcomeOf(writeRow(db)))
  }

  /**
   * Takes two seconds at most.
   * @throws {DatabaseUnavailable} when the database does not answer or takes no writes
   */
  async check(): Promise<void> {
    if (performance.now() - this.#checkedAt >= FRESH_MS) {
      this.#checkedAt = Infinity
      this.#check = this.#run().finally(() => (this.#checkedAt = performance.now()))
    }
    const failure = await this.#check
    if (failure) throw failure
  }

  async #run(): Promise<Failure> {
    const timer = new AbortController()
    const late = sleep(LIMIT_MS, timer.signal).then(() => 'late' as const)
    try {
      const read = await Promise.race([this.#read(), late])
      if (read === 'late') return new DatabaseUnavailable(new Error('no answer in time'), 'busy')
      if (read) return read
      const write = await Promise.race([this.#write(), late])
      // A write that waits for another one, such as an import, is not a failure.
      return write === 'late' || write?.outage === 'busy' ? undefined : write
    } finally {
      timer.abort()
    }
  }
}

/** Writes the row of health checks. @throws when the database takes no writes */
export async function writeRow(db: Kysely<Database>): Promise<void> {
  const checked_at = Date.now()
  await db
    .insertInto('health_checks')
    .values({ id: 1, checked_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
    .execute()
}

async function outcomeOf(statement: Promise<unknown>): Promise<Failure> {
  try {
    await statement
    return undefined
  } catch (error) {
    return error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error)
  }
}
