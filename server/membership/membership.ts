import type { Kysely, Selectable } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { HouseholdMemberTable } from '#server/db/tables/shopping.ts'
import { ApiError } from '#server/http/errors.ts'

/** Somebody who belongs to a household. */
export type Membership = Selectable<HouseholdMemberTable>

/** The household of a member; undefined without one. */
async function householdOf(db: Kysely<Database>, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('household_members')
    .select('household_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.household_id
}

/** Locks a household until the transaction ends, which serialises changes of who belongs to it. */
export async function lockHousehold(trx: Kysely<Database>, id: number): Promise<void> {
  await trx
    .updateTable('households')
    // Writes the same value: an update locks the row on either engine.
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', id)
    .execute()
}

/** Locks the household of a member until the transaction ends. @returns undefined without one */
export async function lockOwnHousehold(
  trx: Kysely<Database>,
  userId: number,
): Promise<number | undefined> {
  const household = await householdOf(trx, userId)
  if (household === undefined) return undefined
  await lockHousehold(trx, household)
  // The member may have left while this waited for the lock.
  return (await householdOf(trx, userId)) === household ? household : undefined
}

/**
 * Locks a member's household until the transaction ends.
 * @returns all who belong to it, the longest-standing first; undefined without a household
 */
export async function lockMembers(
  trx: Kysely<Database>,
  userId: number,
): Promise<Membership[] | undefined> {
  const household = await householdOf(trx, userId)
  if (household === undefined) return undefined
  await lockHousehold(trx, household)
  const members = await membersOf(trx, household)
  // The member may have left, and even joined another one, while this waited for the lock.
  return members.some(({ user_id }) => user_id === userId) ? members : undefined
}

/**
 * Locks a member's household for what only its keeper may do.
 * @throws {ApiError} `NotFound` without a household, `KeeperOnly`
 */
export async function lockAsKeeper(trx: Kysely<Database>, userId: number): Promise<Membership[]> {
  const members = await lockMembers(trx, userId)
  if (!members) throw new ApiError('NotFound')
  const me = members.find(({ user_id }) => user_id === userId)
  if (me?.is_keeper !== 1) throw new ApiError('KeeperOnly')
  return members
}

/** All who belong to a household, the longest-standing first. */
export async function membersOf(db: Kysely<Database>, householdId: number): Promise<Membership[]> {
  return await db
    .selectFrom('household_members')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
}

/** All of a member's household, themselves among them; nobody without a household. */
export async function membersAround(db: Kysely<Database>, userId: number): Promise<Membership[]> {
  const household = await householdOf(db, userId)
  return household === undefined ? [] : await membersOf(db, household)
}

/** Makes another member the keeper; the household is locked. */
export async function setKeeper(
  trx: Kysely<Database>,
  householdId: number,
  userId: number,
): Promise<void> {
  const members = trx.updateTable('household_members').where('household_id', '=', householdId)
  await members.set({ is_keeper: 0 }).where('is_keeper', '=', 1).execute()
  await members.set({ is_keeper: 1 }).where('user_id', '=', userId).execute()
}

/** Ids of members. */
export const idsOf = (members: readonly Membership[]) => members.map(({ user_id }) => user_id)
