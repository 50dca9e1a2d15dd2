import type { Kysely } from 'kysely'
import { countChanges } from '#server/accounts/member-versions.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { idsOf, setKeeper, type Membership, lockMembers } from '#server/membership/membership.ts'
import { endSharingOf, movePicturesOf } from '#server/own-recipes/shared.ts'
import { lockLists, viewersOf, type ListRow } from '#server/shopping/access.ts'
import { copyList } from '#server/shopping/copies.ts'
import { revokeLinkOf } from '#server/shopping/sharing.ts'
import { leaveDinners } from '#server/dinner/leave.ts'
import { leaveWeek } from '#server/week/leave.ts'

/** How a member's time in a household ends. */
interface Ending {
  userId: number
  /** Whether they take copies of the shared lists along. */
  keepCopies: boolean
  /** Who becomes the keeper after them; undefined for the longest-standing. */
  keeperId?: number | undefined
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Refuses that a keeper leaves others behind without naming one of them as the next keeper.
 * @throws {ApiError} `KeeperNeeded`
 */
export function requireNextKeeper(
  members: readonly Membership[],
  userId: number,
  keeperId: number | undefined,
): void {
  const others = members.filter(({ user_id }) => user_id !== userId)
  const isKeeper = others.every(({ is_keeper }) => is_keeper === 0)
  if (!isKeeper || others.length === 0) return
  if (!others.some(({ user_id }) => user_id === keeperId)) throw new ApiError('KeeperNeeded')
}

/**
 * Ends a membership. The shared lists stay with the others, without the member's name; lists that
 * nobody else sees become private. What the member shared is private again. Open invitations end, because the
 * member may know them. With the last member the household ends.
 *
 * @param members of the household, which is locked
 * @returns ids of all whose devices must be notified
 */
export async function endMembership(
  trx: Kysely<Database>,
  members: readonly Membership[],
  ending: Ending,
): Promise<number[]> {
  const { userId, keeperId } = ending
  const own = members.find(({ user_id }) => user_id === userId)
  if (!own) return []
  const { household_id } = own
  const others = members.filter(({ user_id }) => user_id !== userId)
  const lists = await trx
    .selectFrom('shopping_lists')
    .selectAll()
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute()
  await lockLists(
    trx,
    lists.map(({ id }) => id),
  )
  for (const list of lists) await leaveList(trx, list, ending)
  const left = { userId, householdId: household_id, isLast: others.length === 0 }
  await leaveWeek(trx, left)
  await leaveDinners(trx, left)
  await trx.deleteFrom('household_members').where('user_id', '=', userId).execute()
  await movePicturesOf(trx, idsOf(members))
  await endSharingOf(trx, userId)
  const [longest] = others
  if (!longest) await trx.deleteFrom('households').where('id', '=', household_id).execute()
  else if (own.is_keeper === 1) {
    const named = others.find(({ user_id }) => user_id === keeperId)
    await setKeeper(trx, household_id, (named ?? longest).user_id)
  }
  await trx.deleteFrom('household_invitations').where('household_id', '=', household_id).execute()
  await countChanges(trx, idsOf(members))
  return idsOf(members)
}

async function leaveList(
  trx: Kysely<Database>,
  list: ListRow,
  { userId, keepCopies, now }: Ending,
): Promise<void> {
  const viewers = await viewersOf(trx, list)
  const isSeen = viewers.includes(userId)
  if (isSeen && viewers.length === 1) {
    // Nobody else sees it, so that it goes along.
    const place = { household_id: null, user_id: userId, is_for_all: 0 } as const
    await trx.updateTable('shopping_lists').set(place).where('id', '=', list.id).execute()
    await trx.deleteFrom('shopping_list_members').where('list_id', '=', list.id).execute()
    return
  }
  if (isSeen && keepCopies) await copyList(trx, list, userId, now)
  await revokeLinkOf(trx, list.id, userId)
  await trx
    .deleteFrom('shopping_list_members')
    .where('list_id', '=', list.id)
    .where('user_id', '=', userId)
    .execute()
  await trx
    .updateTable('shopping_lists')
    .set((row) => ({
      version: row('version', '+', 1),
      ...(list.user_id === userId && { user_id: null }),
    }))
    .where('id', '=', list.id)
    .execute()
  await forgetName(trx, list.id, userId)
}

/** Forgets what somebody added and ticked on a list; everything stays there. */
async function forgetName(trx: Kysely<Database>, listId: number, userId: number): Promise<void> {
  for (const table of ['shopping_recipes', 'shopping_items'] as const) {
    await trx
      .updateTable(table)
      .set({ added_by: null })
      .where('list_id', '=', listId)
      .where('added_by', '=', userId)
      .execute()
  }
  for (const table of ['shopping_checks', 'shopping_items'] as const) {
    await trx
      .updateTable(table)
      .set({ ticked_by: null })
      .where('list_id', '=', listId)
      .where('ticked_by', '=', userId)
      .execute()
  }
}

/**
 * Takes a member whose account ends out of their household, and deletes their private lists. If they were
 * the keeper, the longest-standing member becomes it.
 */
export async function leaveAndDeleteLists(
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
