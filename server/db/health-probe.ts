import type { Kysely } from 'kysely'
import { singleFlight } from '#server/lib/single-flight.ts'
import { sleep } from '#server/lib/sleep.ts'
import { findNewerStep } from './migrate.ts'
import type { Database } from './schema.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds in which a healthy database answers. */
const LIMIT_MS = 2000
/** Milliseconds for which a result is cached. */
const FRESH_MS = 1000

/** What is known of a database that answers. */
export interface DatabaseHealth {
  /** Whether it takes no writes, because it is read-only or full. */
  isReadOnly: boolean
  /** The first schema step that this code does not know; undefined without any. */
  newerStep: string | undefined
}

/** Error of a statement; undefined for success. */
type Failure = DatabaseUnavailable | undefined

/** What a probe does. */
export interface ProbeOptions {
  /** Whether to write; otherwise the database counts as read-only. */
  writes: boolean
  /** What is read along with each look. */
  alsoRead?: (db: Kysely<Database>) => Promise<void>
}

/**
 * Checks that the database answers, whether it takes writes, and whether a newer version has changed its
 * tables. Results are cached for a second, and at most one read and one write are in progress, so that none
 * pile up when the database hangs.
 */
export class HealthProbe {
  readonly #options: ProbeOptions
  readonly #read: () => Promise<Failure>
  readonly #write: () => Promise<Failure>
  #newerStep: string | undefined
  #check: Promise<DatabaseHealth | DatabaseUnavailable> | undefined
  #checkedAt = -Infinity

  constructor(db: Kysely<Database>, options: ProbeOptions = { writes: true }) {
    this.#options = options
    this.#read = singleFlight(() => outcomeOf(this.#readSteps(db)))
    this.#write = singleFlight(() => outcomeOf(writeRow(db)))
  }

  /**
   * Takes two seconds at most.
   * @throws {DatabaseUnavailable} when the database does not answer
   */
  async check(): Promise<DatabaseHealth> {
    if (performance.now() - this.#checkedAt >= FRESH_MS) {
      this.#checkedAt = Infinity
      this.#check = this.#run().finally(() => (this.#checkedAt = performance.now()))
    }
    const found = await (this.#check ??= this.#run())
    if (found instanceof DatabaseUnavailable) throw found
    return found
  }

  async #run(): Promise<DatabaseHealth | DatabaseUnavailable> {
    const timer = new AbortController()
    const late = sleep(LIMIT_MS, timer.signal).then(() => 'late' as const)
    try {
      const read = await Promise.race([this.#read(), late])
      if (read === 'late') return new DatabaseUnavailable(new Error('no answer in time'), 'busy')
      if (read) return read
      const newerStep = this.#newerStep
      if (!this.#options.writes) return { isReadOnly: true, newerStep }
      const write = await Promise.race([this.#write(), late])
      // A write that waits for another one, such as an import, is not a failure.
      if (write === undefined || write === 'late' || write.outage === 'busy')
        return { isReadOnly: false, newerStep }
      return refusesWrites(write) ? { isReadOnly: true, newerStep } : write
    } finally {
      timer.abort()
    }
  }

  async #readSteps(db: Kysely<Database>): Promise<void> {
    this.#newerStep = await findNewerStep(db)
    await this.#options.alsoRead?.(db)
  }
}

/** Whether an error says that the database takes no writes, while it may be read. */
export function refusesWrites(error: unknown): error is DatabaseUnavailable {
  return (
    error instanceof DatabaseUnavailable &&
    (error.outage === 'read-only' || error.outage === 'full')
  )
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
