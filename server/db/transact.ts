import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** SQLSTATE deadlock_detected and serialization_failure. */
const LOST_CODES = new Set<unknown>(['40P01', '40001'])
/** Each time at least one transaction comes through, so that a few are enough. */
const ATTEMPTS_MAX = 5

/**
 * Runs a transaction, and runs it again when PostgreSQL undid it because it and another one waited
 * for each other. SQLite lets one write at a time and never does that.
 *
 * @param work reads and writes the database and does nothing else, because it may run several times
 * @throws what `work` threw; nothing of it is left then
 */
export async function transact<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !hasLost(error)) throw error
    }
  }
}

function hasLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST_CODES.has(error.code)
}
