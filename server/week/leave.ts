import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Takes a member out of the week of their household. What they planned stays there without their name; with
 * the last member it is theirs alone again.
 */
export async function leaveWeek(
  trx: Kysely<Database>,
  { userId, householdId, isLast }: { userId: number; householdId: number; isLast: boolean },
): Promise<void> {
  if (isLast) await takeAlong(trx, userId, householdId)
  for (const column of ['cook_id', 'added_by'] as const)
    await trx
      .updateTable('week_meals')
      .set({ [column]: null })
      .where('household_id', '=', householdId)
      .where(column, '=', userId)
      .execute()
}

async function takeAlong(
  trx: Kysely<Database>,
  userId: number,
  householdId: number,
): Promise<void> {
  await trx
    .deleteFrom('week_hours')
    .where('owner_id', '=', userId)
    .where((own) =>
      own.exists(
        own
          .selectFrom('week_hours as shared')
          .select('shared.id')
          .where('shared.household_id', '=', householdId)
          .whereRef('shared.day', '=', 'week_hours.day')
          .whereRef('shared.slot', '=', 'week_hours.slot'),
      ),
    )
    .execute()
  for (const table of ['week_meals', 'week_hours'] as const)
    await trx
      .updateTable(table)
      .set({ household_id: null, owner_id: userId })
      .where('household_id', '=', householdId)
      .execute()
}
