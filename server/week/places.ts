import type { Kysely } from 'kysely'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import { ownerOf, type MealRow, type WeekChange } from './access.ts'

/** A meal time of a day. */
export type Place = Pick<MealRow, 'day' | 'slot'>
/** Whose it is. */
type Owner = Pick<MealRow, 'household_id' | 'owner_id'>

/** Refuses more dishes of one meal time than there is room for on the card. @throws {ApiError} `LimitReached` */
export async function requireFree({ trx, planner }: WeekChange, place: Place): Promise<void> {
  const rows = await mealsAt(trx, planner.userId, place)
  if (rows.length >= MEMBER_LIMITS.mealsAtSlot)
    throw new ApiError('LimitReached', { limit: 'mealsAtSlot' })
}

async function mealsAt(
  db: Kysely<Database>,
  userId: number,
  { day, slot }: Place,
): Promise<{ id: number }[]> {
  return await db
    .selectFrom('week_meals')
    .select('id')
    .where(isOwnOrShared(userId))
    .where('day', '=', day)
    .where('slot', '=', slot)
    .where('removed_at', 'is', null)
    .execute()
}

/** Counts a change of meal times, which calendars compare. */
export async function countPlaces(
  { trx, planner, now }: WeekChange,
  places: readonly Place[],
  { household_id, owner_id }: Owner = ownerOf(planner),
): Promise<void> {
  const known = new Map(places.map(({ day, slot }) => [`${day} ${slot}`, { day, slot }]))
  for (const { day, slot } of known.values()) {
    const { numUpdatedRows } = await trx
      .updateTable('week_changes')
      .set((row) => ({ count: row('count', '+', 1), changed_at: now }))
      .where(household_id === null ? 'owner_id' : 'household_id', '=', household_id ?? owner_id)
      .where('day', '=', day)
      .where('slot', '=', slot)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) continue
    await trx
      .insertInto('week_changes')
      .values({ household_id, owner_id, day, slot, count: 1, changed_at: now })
      .execute()
  }
}
