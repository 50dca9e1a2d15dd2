import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Takes a member out of the dinners of their household. What they planned stays there without their name; with the
 * last member it is theirs alone again.
 */
export async function leaveDinners(
  trx: Kysely<Database>,
  { userId, householdId, isLast }: { userId: number; householdId: number; isLast: boolean },
): Promise<void> {
  if (isLast) await takeAlong(trx, userId, householdId)
  await trx
    .deleteFrom('dinner_cooks')
    .where('user_id', '=', userId)
    .where('dinner_id', 'in', (dinners) =>
      dinners.selectFrom('dinners').select('dinners.id').where('household_id', '=', householdId),
    )
    .execute()
  await trx
    .updateTable('dinners')
    .set({ added_by: null })
    .where('household_id', '=', householdId)
    .where('added_by', '=', userId)
    .execute()
}

async function takeAlong(
  trx: Kysely<Database>,
  userId: number,
  householdId: number,
): Promise<void> {
  await trx
    .deleteFrom('dinner_kitchens')
    .where('owner_id', '=', userId)
    .where((own) =>
      own.exists(
        own
          .selectFrom('dinner_kitchens as shared')
          .select('shared.id')
          .where('shared.household_id', '=', householdId),
      ),
    )
    .execute()
  for (const table of ['dinners', 'dinner_kitchens'] as const)
    await trx
      .updateTable(table)
      .set({ household_id: null, owner_id: userId })
      .where('household_id', '=', householdId)
      .execute()
}
