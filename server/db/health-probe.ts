import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds in which a healthy database answers. */
const LIMIT_MS = 2000
/** Milliseconds for which an answer holds: more calls than that cost nothing. */
const FRESH_MS = 1000

/** Why a statement failed; undefined when it did not. */
type Failure = DatabaseUnavailable | undefined

/**
 * Checks that the database answers and takes writes, at most once a second however often it is asked,
 * and with at most one read and one write under way, so that a frozen database gathers none.
 */
export class HealthProbe {
  readonly #db: Kysely<Database>
  #check: Promise<Failure> | undefined
  #checkedAt = -Infinity
  #read: Promise<Failure> | undefined
  #write: Promise<Failure> | undefined

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /**
   * Ends after two seconds at the latest.
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
    const late = delay(LIMIT_MS, 'late' as const, { signal: timer.signal, ref: false })
    try {
      this.#read ??= outcomeOf(sql`select 1`.execute(this.#db)).finally(
        () => (this.#read = undefined),
      )
      const read = await Promise.race([this.#read, late])
      if (read === 'late') return new DatabaseUnavailable(new Error('no answer in time'), 'busy')
      if (read) return read
      this.#write ??= outcomeOf(writeRow(this.#db)).finally(() => (this.#write = undefined))
      const write = await Promise.race([this.#write, late])
      // A write that waits for another one, such as an import, will get its turn.
      return write === 'late' || write?.outage === 'busy' ? undefined : write
    } finally {
      timer.abort()
      late.catch(() => {})
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
