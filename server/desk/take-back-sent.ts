import type { Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Takes back what waits of somebody who is an author no more: nobody could approve it. What the desk has not read
 * of a name or portrait is left out of its list instead, until they are one again.
 * @param now milliseconds since 1970, UTC
 */
export async function takeBackSent(
  trx: Transaction<Database>,
  userId: number,
  now: number,
): Promise<void> {
  for (const table of ['submissions', 'cookbook_submissions'] as const)
    await trx
      .updateTable(table)
      .set({ state: 'taken-back', decided_at: now })
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .execute()
}
