import type { Kysely } from 'kysely'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import type { Database } from '#server/db/schema.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import { ownerOf, type WeekChange } from '#server/week/access.ts'

/** What a kitchen has before anybody says otherwise. */
const FIRST_KITCHEN: KeptDinner['Kitchen'] = { Cooks: 1, Rings: 4, Ovens: 1 }

/** What the next dinner of a member is planned with. */
export async function readKitchen(
  db: Kysely<Database>,
  userId: number,
): Promise<KeptDinner['Kitchen']> {
  const row = await db
    .selectFrom('dinner_kitchens')
    .select(['cooks', 'rings', 'ovens'])
    .where(isOwnOrShared(userId))
    // What a member has planned with alone counts once they are alone again.
    .orderBy((row) => row.case().when('household_id', 'is', null).then(1).else(0).end())
    .limit(1)
    .executeTakeFirst()
  return row ? { Cooks: row.cooks, Rings: row.rings, Ovens: row.ovens } : FIRST_KITCHEN
}

/** Keeps what a dinner was planned with, for the next one. */
export async function keepKitchen(
  { trx, planner }: WeekChange,
  { Cooks, Rings, Ovens }: KeptDinner['Kitchen'],
): Promise<void> {
  const { household_id, owner_id } = ownerOf(planner)
  const kitchen = { cooks: Cooks, rings: Rings, ovens: Ovens }
  const { numUpdatedRows } = await trx
    .updateTable('dinner_kitchens')
    .set(kitchen)
    .where((row) =>
      household_id === null
        ? row('owner_id', '=', owner_id)
        : row('household_id', '=', household_id),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return
  await trx
    .insertInto('dinner_kitchens')
    .values({ household_id, owner_id, ...kitchen })
    .execute()
}
