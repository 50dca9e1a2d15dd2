import type { Kysely, Selectable, Transaction } from 'kysely'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { WeekMealTable } from '#server/db/tables/week.ts'
import { idsOf, lockMembers } from '#server/membership/membership.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'

/** A row of `week_meals`. */
export type MealRow = Selectable<WeekMealTable>

/** Whose week a change is about; it is locked. */
export interface Planner {
  readonly userId: number
  /** Null for a member without a household. */
  readonly householdId: number | null
  /** Ids of everybody who sees the week, the caller among them. */
  readonly viewers: readonly number[]
}

/** A change of the locked week of a member. */
export interface WeekChange {
  readonly trx: Transaction<Database>
  readonly planner: Planner
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}

/** Locks the week of a member until the transaction ends, which serialises its changes. */
export async function lockWeek(trx: Transaction<Database>, userId: number): Promise<Planner> {
  const members = await lockMembers(trx, userId)
  if (members) {
    const householdId = members[0]?.household_id ?? null
    return { userId, householdId, viewers: idsOf(members) }
  }
  await lockMember(trx, userId)
  return { userId, householdId: null, viewers: [userId] }
}

/** Whose row a new one is: of the household, without one of the member. */
export const ownerOf = ({ userId, householdId }: Planner) =>
  householdId === null
    ? { household_id: null, owner_id: userId }
    : { household_id: householdId, owner_id: null }

/** A meal that a member sees, also one that was taken off; undefined for any other. */
export async function findMeal(
  db: Kysely<Database>,
  userId: number,
  key: string,
): Promise<MealRow | undefined> {
  return await db
    .selectFrom('week_meals')
    .selectAll()
    .where('meal_key', '=', key)
    .where(isOwnOrShared(userId))
    .executeTakeFirst()
}
