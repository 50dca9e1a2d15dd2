import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** SQLSTATE deadlock_detected and serialization_failure. */
const LOST_CODES = new Set<unknown>(['40P01', '40001'])
/** Of transactions that deadlock one succeeds, so a few attempts are enough. */
const ATTEMPTS_MAX = 5

/**
 * Runs a transaction, and retries it after a deadlock or serialization failure on PostgreSQL.
 * SQLite allows one writer at a time and has neither.
 *
 * @param work only reads and writes the database, because it may run several times
 * @throws the error of `work`, after a rollback
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
