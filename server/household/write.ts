import type { Kysely } from 'kysely'
import type { JoinBody, NewInvitation } from '#contract/household.ts'
import { HOUSEHOLD_MEMBERS_MAX } from '#contract/shopping/limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { countChanges } from '#server/accounts/member-versions.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Actor } from '#server/shopping/sharing.ts'
import { findInvitation, insertInvitation } from './invitations.ts'
import { endMembership, requireNextKeeper } from './leave.ts'
import {
  idsOf,
  lockAsKeeper,
  lockHousehold,
  lockMembers,
  membersOf,
  setKeeper,
} from '#server/membership/membership.ts'

/** Ids of the members whose devices must be notified. */
type Notified = readonly number[]

/** @throws {ApiError} `FieldRequired`; `HouseholdExists` for who belongs to one already */
export async function createHousehold(
  db: Kysely<Database>,
  Name: string,
  { userId, now }: Actor,
): Promise<Notified> {
  const name = requiredText(Name, 'Name')
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    if (await lockMembers(trx, userId)) throw new ApiError('HouseholdExists')
    const { id } = await trx
      .insertInto('households')
      .values({ name, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const keeper = { user_id: userId, household_id: id, is_keeper: 1, joined_at: now } as const
    await trx.insertInto('household_members').values(keeper).execute()
    await countChanges(trx, [userId])
    return [userId]
  })
}

/** @throws {ApiError} `FieldRequired`, `NotFound`, `KeeperOnly` */
export async function renameHousehold(
  db: Kysely<Database>,
  Name: string,
  { userId }: Actor,
): Promise<Notified> {
  const name = requiredText(Name, 'Name')
  return await transact(db, async (trx) => {
    const members = await lockAsKeeper(trx, userId)
    const household = members[0]?.household_id ?? 0
    await trx.updateTable('households').set({ name }).where('id', '=', household).execute()
    await countChanges(trx, idsOf(members))
    return idsOf(members)
  })
}

/** @throws {ApiError} `NotFound` without a household, `KeeperNeeded` */
export async function leaveHousehold(
  db: Kysely<Database>,
  { KeepCopies = false, KeeperId }: Pick<JoinBody, 'KeepCopies' | 'KeeperId'>,
  { userId, now }: Actor,
): Promise<Notified> {
  return await transact(db, async (trx) => {
    const members = await lockMembers(trx, userId)
    if (!members) throw new ApiError('NotFound')
    requireNextKeeper(members, userId, KeeperId)
    const ending = { userId, keepCopies: KeepCopies, keeperId: KeeperId, now }
    return await endMembership(trx, members, ending)
  })
}

/**
 * Joins by a link or a code. Joining twice is no error.
 * @throws {ApiError} `InvitationInvalid`, `HouseholdFull`; `HouseholdExists` for who belongs to another
 * one and does not want to leave it; `KeeperNeeded`
 */
export async function joinHousehold(
  db: Kysely<Database>,
  { Token, Code, Leave = false, KeepCopies = false, KeeperId }: JoinBody,
  { userId, now }: Actor,
): Promise<Notified> {
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    const { household_id } = await findInvitation(trx, { Token, Code }, now)
    const before = await lockMembers(trx, userId)
    if (before?.[0]?.household_id === household_id) return []
    if (before && !Leave) throw new ApiError('HouseholdExists')
    await lockHousehold(trx, household_id)
    // It may have been withdrawn, or the household may have ended, while this waited for the lock.
    await findInvitation(trx, { Token, Code }, now)
    const members = await membersOf(trx, household_id)
    if (members.length >= HOUSEHOLD_MEMBERS_MAX) throw new ApiError('HouseholdFull')
    if (before) requireNextKeeper(before, userId, KeeperId)
    const ending = { userId, keepCopies: KeepCopies, keeperId: KeeperId, now }
    const left = before ? await endMembership(trx, before, ending) : []
    await trx
      .insertInto('household_members')
      .values({ user_id: userId, household_id, is_keeper: 0, joined_at: now })
      .execute()
    const all = [userId, ...idsOf(members)]
    await countChanges(trx, all)
    return [...new Set([...left, ...all])]
  })
}

/** @throws {ApiError} `NotFound`, `KeeperOnly`; `FieldInvalid` for oneself */
export async function removeMember(
  db: Kysely<Database>,
  memberId: number,
  { userId, now }: Actor,
): Promise<Notified> {
  return await transact(db, async (trx) => {
    const members = await lockAsKeeper(trx, userId)
    if (memberId === userId) throw new ApiError('FieldInvalid', { field: 'id' })
    if (!idsOf(members).includes(memberId)) throw new ApiError('NotFound')
    return await endMembership(trx, members, { userId: memberId, keepCopies: true, now })
  })
}

/** @throws {ApiError} `NotFound`, `KeeperOnly` */
export async function handOver(
  db: Kysely<Database>,
  memberId: number,
  { userId }: Actor,
): Promise<Notified> {
  return await transact(db, async (trx) => {
    const members = await lockAsKeeper(trx, userId)
    const next = members.find(({ user_id }) => user_id === memberId)
    if (!next) throw new ApiError('NotFound')
    await setKeeper(trx, next.household_id, memberId)
    await countChanges(trx, idsOf(members))
    return idsOf(members)
  })
}

/** @throws {ApiError} `NotFound`, `KeeperOnly`, `HouseholdFull` */
export async function invite(
  db: Kysely<Database>,
  { userId, now }: Actor,
): Promise<{ invitation: NewInvitation; notified: Notified }> {
  return await transact(db, async (trx) => {
    const members = await lockAsKeeper(trx, userId)
    const household = { id: members[0]?.household_id ?? 0, size: members.length }
    const invitation = await insertInvitation(trx, household, { userId, now })
    await countChanges(trx, [userId])
    return { invitation, notified: [userId] }
  })
}

/** @throws {ApiError} `NotFound`, `KeeperOnly` */
export async function withdraw(
  db: Kysely<Database>,
  invitationId: number,
  { userId }: Actor,
): Promise<Notified> {
  return await transact(db, async (trx) => {
    const members = await lockAsKeeper(trx, userId)
    const { numDeletedRows } = await trx
      .deleteFrom('household_invitations')
      .where('id', '=', invitationId)
      .where('household_id', '=', members[0]?.household_id ?? 0)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new ApiError('NotFound')
    await countChanges(trx, [userId])
    return [userId]
  })
}
