import type { Kysely } from 'kysely'
import type { ListBody } from '#contract/shopping/several-lists.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { viewersOf, type ListRow } from './access.ts'
import { copyList } from './copies.ts'
import { isYours } from './list-cards.ts'

/** Who acts on a list, and when. */
export interface Actor {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Changes who sees a locked list. Who no longer sees it keeps a copy.
 * @param household that the member belongs to, locked
 * @returns ids of all who see it or saw it
 * @throws {ApiError} `KeeperOnly` for a list of somebody else, `FieldInvalid` without a household or
 * for somebody who does not belong to it, `LimitReached`
 */
export async function shareList(
  trx: Kysely<Database>,
  list: ListRow,
  wish: Pick<ListBody, 'SeenBy' | 'PersonIds'>,
  { userId, now, household }: Actor & { household: number | undefined },
): Promise<number[]> {
  if (!isYours(list, userId)) throw new ApiError('KeeperOnly')
  const before = await viewersOf(trx, list)
  const some = wish.SeenBy === 'some' ? [...new Set([userId, ...(wish.PersonIds ?? [])])] : []
  const isPrivate = wish.SeenBy === 'you' || (wish.SeenBy === 'some' && some.length === 1)
  if (!isPrivate) {
    if (household === undefined) throw new ApiError('FieldInvalid', { field: 'SeenBy' })
    await requireMembers(trx, household, some)
    if (list.household_id === null) await enforceLimit(trx, 'householdLists', household, now)
  }
  const owner = isPrivate
    ? { household_id: null, user_id: userId, is_for_all: 0 as const }
    : {
        household_id: household ?? null,
        is_for_all: wish.SeenBy === 'household' ? (1 as const) : (0 as const),
      }
  await trx.updateTable('shopping_lists').set(owner).where('id', '=', list.id).execute()
  await trx.deleteFrom('shopping_list_members').where('list_id', '=', list.id).execute()
  if (!isPrivate && some.length > 0) {
    const members = some.map((user_id) => ({ list_id: list.id, user_id }))
    await trx.insertInto('shopping_list_members').values(members).execute()
  }
  const after = new Set(await viewersOf(trx, { ...list, ...owner }))
  const gone = before.filter((viewer) => !after.has(viewer))
  for (const viewer of gone) await loseList(trx, list, viewer, now)
  return [...new Set([...before, ...after])]
}

/** What a member who no longer sees a list keeps and loses: a copy, and the link that they made. */
export async function loseList(
  trx: Kysely<Database>,
  list: ListRow,
  userId: number,
  now: number,
): Promise<void> {
  await copyList(trx, list, userId, now)
  await revokeLinkOf(trx, list.id, userId)
}

/** Ends the link for reading a list that this member has made. */
export async function revokeLinkOf(
  trx: Kysely<Database>,
  listId: number,
  userId: number,
): Promise<void> {
  await trx
    .updateTable('shopping_lists')
    .set({ link_hash: null, link_by: null, link_at: null, link_times: 0 })
    .where('id', '=', listId)
    .where('link_by', '=', userId)
    .execute()
}

async function requireMembers(
  trx: Kysely<Database>,
  household: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('household_members')
    .select('user_id')
    .where('household_id', '=', household)
    .where('user_id', 'in', ids)
    .execute()
  if (rows.length < ids.length) throw new ApiError('FieldInvalid', { field: 'PersonIds' })
}
