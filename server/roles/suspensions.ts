import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { ApiError, type SuspensionDetails } from '#server/http/errors.ts'

/** The suspension of a member; undefined for one who is not suspended now. */
export async function suspensionOf(
  db: Kysely<Database>,
  userId: number,
  now: number,
): Promise<SuspensionDetails | undefined> {
  const row = await db
    .selectFrom('suspensions')
    .select(['ends_at', 'reason'])
    .where('user_id', '=', userId)
    .where((column) => column.or([column('ends_at', 'is', null), column('ends_at', '>', now)]))
    .executeTakeFirst()
  return row && { endsAt: row.ends_at, reason: row.reason }
}

/**
 * For what others see, where only a part of the call is that. Calls that are seen by others as a whole say so
 * in the contract.
 * @throws {ApiError} `Suspended`
 */
export async function refuseSuspended(
  db: Kysely<Database>,
  userId: number,
  now: number,
): Promise<void> {
  const suspension = await suspensionOf(db, userId, now)
  if (suspension) throw new ApiError('Suspended', { suspension })
}
