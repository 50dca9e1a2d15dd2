import type { Kysely, Selectable } from 'kysely'
import { lockVersion } from '#server/accounts/member-versions.ts'
import type { Database } from '#server/db/schema.ts'
import type { ShoppingListTable } from '#server/db/tables/shopping.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { isSeenBy } from '#server/membership/seen-lists.ts'

/** A shopping list. */
export type ListRow = Selectable<ShoppingListTable>

/** All lists that a member sees, the oldest first. */
export async function readLists(db: Kysely<Database>, userId: number): Promise<ListRow[]> {
  return await db
    .selectFrom('shopping_lists')
    .selectAll('shopping_lists')
    .where(isSeenBy(userId))
    .orderBy('id')
    .execute()
}

async function findSeen(
  db: Kysely<Database>,
  userId: number,
  listId: number,
): Promise<ListRow | undefined> {
  return await db
    .selectFrom('shopping_lists')
    .selectAll('shopping_lists')
    .where('id', '=', listId)
    .where(isSeenBy(userId))
    .executeTakeFirst()
}

/**
 * The list that a call is about.
 * @param listId undefined for the member's default list, which is made when there is none
 * @throws {ApiError} `ListGone` for a list that the member does not see, whether or not it exists
 */
export async function findList(
  db: Kysely<Database>,
  userId: number,
  listId?: number,
): Promise<ListRow> {
  if (listId === undefined) {
    const list = await findDefault(db, userId)
    return list ?? (await transact(db, (trx) => settleDefault(trx, userId)))
  }
  const list = await findSeen(db, userId, listId)
  if (!list) throw new ApiError('ListGone')
  return list
}

/**
 * Locks a list until the transaction ends, which serialises its changes.
 * @throws {ApiError} `ListGone` when the member does not see it (any more); `Unauthorized` when the
 * account has been deleted meanwhile
 */
export async function lockList(
  trx: Kysely<Database>,
  userId: number,
  listId: number,
): Promise<ListRow> {
  const locked = await lockOne(trx, listId)
  const isPrivate = locked?.household_id === null
  if (isPrivate && locked.user_id === userId) return locked
  // Who sees it may have changed while this waited for the lock.
  const list = isPrivate ? undefined : await findSeen(trx, userId, listId)
  if (list) return list
  const member = await trx.selectFrom('users').select('id').where('id', '=', userId).execute()
  throw new ApiError(member.length === 0 ? 'Unauthorized' : 'ListGone')
}

/** Locks lists until the transaction ends, in the order of their ids. */
export async function lockLists(trx: Kysely<Database>, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b)) await lockOne(trx, id)
}

async function lockOne(trx: Kysely<Database>, id: number): Promise<ListRow | undefined> {
  return await trx
    .updateTable('shopping_lists')
    // Writes the same value: an update locks the row on either engine.
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

async function findDefault(db: Kysely<Database>, userId: number): Promise<ListRow | undefined> {
  return await db
    .selectFrom('shopping_lists')
    .innerJoin('shopping_defaults', 'shopping_defaults.list_id', 'shopping_lists.id')
    .selectAll('shopping_lists')
    .where('shopping_defaults.user_id', '=', userId)
    .where(isSeenBy(userId))
    .executeTakeFirst()
}

/**
 * Chooses the default list of a member who has none, or makes one.
 * @throws {ApiError} `Unauthorized` when the account has been deleted meanwhile
 */
export async function settleDefault(trx: Kysely<Database>, userId: number): Promise<ListRow> {
  await lockVersion(trx, 'shopping_versions', userId)
  const known = await findDefault(trx, userId)
  if (known) return known
  const own = await trx
    .selectFrom('shopping_lists')
    .selectAll()
    .where('user_id', '=', userId)
    .where('household_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  const list = own ?? (await insertList(trx, userId))
  await setDefault(trx, userId, list.id)
  return list
}

async function insertList(trx: Kysely<Database>, user_id: number): Promise<ListRow> {
  return await trx
    .insertInto('shopping_lists')
    .values({ user_id, created_at: Date.now() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Makes a list the one that a member sees at first. */
export async function setDefault(
  trx: Kysely<Database>,
  user_id: number,
  list_id: number,
): Promise<void> {
  await trx
    .insertInto('shopping_defaults')
    .values({ user_id, list_id })
    .onConflict((known) => known.column('user_id').doUpdateSet({ list_id }))
    .execute()
}

/** Ids of all who see a list, ascending. */
export async function viewersOf(db: Kysely<Database>, list: ListRow): Promise<number[]> {
  const { id, household_id, user_id } = list
  if (household_id === null) return user_id === null ? [] : [user_id]
  const some = db.selectFrom('shopping_list_members').select('user_id').where('list_id', '=', id)
  const rows = await db
    .selectFrom('household_members')
    .select('user_id')
    .where('household_id', '=', household_id)
    .$if(list.is_for_all === 0, (query) => query.where('user_id', 'in', some))
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}
