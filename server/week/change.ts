import type { Kysely, Transaction } from 'kysely'
import { countChanges } from '#server/accounts/member-versions.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { makeOnce, type Done, type Operation, type Outcome } from '#server/shopping/change.ts'
import { readVersion } from '#server/shopping/version.ts'
import { lockWeek, type WeekChange } from './access.ts'

/**
 * Makes a change of a member's week once, and counts it for everybody who sees the week, whose devices follow
 * the version of the shopping list.
 * @throws {ApiError} `ChangedMeanwhile` when the id of the change was used for another one; `Unauthorized` when the
 * account has been deleted meanwhile
 */
export async function changeWeek(
  db: Kysely<Database>,
  operation: Operation,
  make: (change: WeekChange) => Promise<Outcome>,
): Promise<Done> {
  return await transact(db, async (trx: Transaction<Database>) => {
    const { userId, now } = operation
    const planner = await lockWeek(trx, userId)
    const outcome = await makeOnce(trx, operation, () => make({ trx, planner, now }))
    const { viewers } = planner
    if (outcome.isChanged) await countChanges(trx, viewers)
    return { ...outcome, viewers, version: await readVersion(trx, userId) }
  })
}
