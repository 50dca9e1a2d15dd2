import type { Kysely } from 'kysely'
import type { ListBody, NewListBody } from '#contract/shopping/several-lists.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import { countChanges } from '#server/accounts/member-versions.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { lockOwnHousehold } from '#server/membership/membership.ts'
import { findList, lockList, readLists, setDefault, viewersOf, type ListRow } from './access.ts'
import { countListChange } from './change.ts'
import { copyOrder, hasContent } from './copies.ts'
import { isYours } from './list-cards.ts'
import { loseList, shareList, type Actor } from './sharing.ts'

/** Result of a change of a list itself, and whose devices must be notified. */
export interface ListChange {
  listId: number
  viewers: readonly number[]
}

/**
 * Makes another list, with the order of departments of a list of the same shop, or of the default list.
 * @throws {ApiError} `FieldRequired`, `LimitReached`, and what {@link shareList} throws
 */
export async function addList(
  db: Kysely<Database>,
  { Name, Shop = '', ...wish }: NewListBody,
  actor: Actor,
): Promise<ListChange> {
  const { userId, now } = actor
  const name = requiredText(Name, 'Name')
  const shop = typedLine(Shop) || null
  const standard = await findList(db, userId)
  return await transact(db, async (trx) => {
    const household = await lockOwnHousehold(trx, userId)
    await lockMember(trx, userId)
    await enforceLimit(trx, 'shoppingLists', userId, now)
    const list = await trx
      .insertInto('shopping_lists')
      .values({ user_id: userId, name, shop, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    const others = await readLists(trx, userId)
    const same = others.find((other) => other.shop === shop && shop !== null && other.id < list.id)
    await copyOrder(trx, same?.id ?? standard.id, list.id)
    const viewers = await shareList(trx, list, { SeenBy: 'you', ...wish }, { ...actor, household })
    await countChanges(trx, viewers)
    return { listId: list.id, viewers }
  })
}

/**
 * Changes a list itself. Everybody who sees it may rename it.
 * @throws {ApiError} `ListGone`, `FieldRequired`, and what {@link shareList} throws
 */
export async function changeListItself(
  db: Kysely<Database>,
  listId: number,
  { Name, Shop, IsDefault, ...wish }: ListBody,
  actor: Actor,
): Promise<ListChange> {
  const { userId } = actor
  const named = {
    ...(Name !== undefined && { name: requiredText(Name, 'Name') }),
    ...(Shop !== undefined && { shop: typedLine(Shop) || null }),
  }
  return await transact(db, async (trx) => {
    const household = await lockOwnHousehold(trx, userId)
    const list = await lockList(trx, userId, listId)
    if (Object.keys(named).length > 0) {
      await trx.updateTable('shopping_lists').set(named).where('id', '=', listId).execute()
    }
    const next: ListRow = { ...list, ...named }
    const viewers =
      wish.SeenBy === undefined
        ? await viewersOf(trx, next)
        : await shareList(trx, next, wish, { ...actor, household })
    if (IsDefault) await setDefault(trx, userId, listId)
    await countListChange(trx, listId, viewers)
    return { listId, viewers }
  })
}

/**
 * Deletes a list. The others who saw it keep a copy, if anything is on it.
 * @throws {ApiError} `ListGone`; `KeeperOnly` for a list of somebody else
 */
export async function deleteList(
  db: Kysely<Database>,
  listId: number,
  { userId, now }: Actor,
): Promise<ListChange> {
  return await transact(db, async (trx) => {
    await lockOwnHousehold(trx, userId)
    const list = await lockList(trx, userId, listId)
    if (!isYours(list, userId)) throw new ApiError('KeeperOnly')
    const viewers = await viewersOf(trx, list)
    if (await hasContent(trx, listId)) {
      for (const viewer of viewers) {
        if (viewer !== userId) await loseList(trx, list, viewer, now)
      }
    }
    await trx.deleteFrom('shopping_lists').where('id', '=', listId).execute()
    await countChanges(trx, viewers)
    return { listId, viewers }
  })
}
