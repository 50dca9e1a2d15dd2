import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { endMembership } from './leave.ts'
import { lockMembers } from './membership.ts'

/**
 * Takes a member whose account ends out of their household, and deletes their private lists. If they were
 * the keeper, the longest-standing member becomes it.
 */
export async function deleteLists(
  trx: Kysely<Database>,
  userId: number,
  now: number,
): Promise<void> {
  const members = await lockMembers(trx, userId)
  if (members) await endMembership(trx, members, { userId, keepCopies: false, now })
  await trx
    .deleteFrom('shopping_lists')
    .where('user_id', '=', userId)
    .where('household_id', 'is', null)
    .execute()
}
