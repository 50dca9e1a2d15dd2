import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { OPERATION_DAYS } from '#contract/shopping/sync.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import { windowAt } from './window.ts'

/** Meals that were taken off and are kept for one week of somebody; the oldest gives way. */
const REMOVED_MAX = 500

/** Deletes what no week shows any more, and meals that no device will bring back. */
export async function deleteOldWeeks(db: Kysely<Database>, now: number): Promise<void> {
  await deleteEnded(db, 'week_meals', now - OPERATION_DAYS * DAY_MS)
  await deleteEnded(db, 'week_rests', now)
  for (const table of ['week_meals', 'week_hours', 'week_changes', 'week_list_meals'] as const)
    await db.deleteFrom(table).where('day', '<', windowAt(now).first).execute()
}

/** Deletes the meals beyond {@link REMOVED_MAX} that a member sees no more. */
export async function deleteOldestRemoved(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx
    .deleteFrom('week_meals')
    .where('id', 'in', (removed) =>
      removed
        .selectFrom('week_meals')
        .select('week_meals.id')
        .where(isOwnOrShared(userId))
        .where('removed_at', 'is not', null)
        .orderBy('removed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1000)
        .offset(REMOVED_MAX),
    )
    .execute()
}
