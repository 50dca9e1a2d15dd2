import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import type { CookedTable } from '#server/db/tables/cooked.ts'
import { transact } from '#server/db/transact.ts'
import { countCooked } from './count-cooked.ts'

/** Milliseconds for which a deleted entry can be restored: the time on screen, and slow networks. */
const RESTORE_MS = 60_000

/** An entry of a member's log. */
export interface OwnEntry {
  id: number
  userId: number
}

/**
 * Adds an entry and returns its id. An entry that is sent again because its response was lost is stored
 * once, even when both arrive at the same time.
 * @throws {ApiError} `LimitReached`; `Unauthorized` when the account has been deleted meanwhile
 */
export async function insertEntry(
  db: Kysely<Database>,
  entry: Insertable<CookedTable> & { recipe_id: number },
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockMember(trx, entry.user_id)
    const earlier = await trx
      .selectFrom('cooked')
      .select('id')
      .where('user_id', '=', entry.user_id)
      .where('client_key', '=', entry.client_key)
      .executeTakeFirst()
    if (earlier) return earlier.id
    await enforceLimit(trx, 'cooked', entry.user_id, entry.created_at)
    const { id } = await trx
      .insertInto('cooked')
      .values(entry)
      .returning('id')
      .executeTakeFirstOrThrow()
    await countCooked(trx, entry.recipe_id, 1)
    return id
  })
}

/**
 * Changes an entry.
 * @returns whether the member has that entry
 */
export async function changeEntry(
  db: Kysely<Database>,
  { id, userId }: OwnEntry,
  change: Updateable<CookedTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cooked')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Deletes an entry: from now on it is neither shown nor counted. Its row goes with a later deletion,
 * after {@link RESTORE_MS}. The same again changes nothing.
 * @returns whether the member has or had that entry
 */
export async function deleteEntry(
  db: Kysely<Database>,
  entry: OwnEntry,
  now: number,
): Promise<boolean> {
  await deleteEnded(db, 'cooked', now - RESTORE_MS)
  return await transact(db, async (trx) => {
    const known = await lockEntry(trx, entry)
    if (!known || known.deleted_at !== null) return known !== undefined
    await trx.updateTable('cooked').set({ deleted_at: now }).where('id', '=', entry.id).execute()
    await countCooked(trx, known.recipe_id, -1)
    return true
  })
}

/**
 * Takes the deletion of an entry back; the same again changes nothing.
 * @returns whether the member has that entry, or has deleted it within {@link RESTORE_MS}
 */
export async function restoreEntry(
  db: Kysely<Database>,
  entry: OwnEntry,
  now: number,
): Promise<boolean> {
  return await transact(db, async (trx) => {
    const known = await lockEntry(trx, entry)
    if (!known || known.deleted_at === null) return known !== undefined
    if (known.deleted_at <= now - RESTORE_MS) return false
    await trx.updateTable('cooked').set({ deleted_at: null }).where('id', '=', entry.id).execute()
    await countCooked(trx, known.recipe_id, 1)
    return true
  })
}

/** Locks an entry until the transaction ends. An update locks the row on both engines. */
async function lockEntry(trx: Transaction<Database>, { id, userId }: OwnEntry) {
  await lockMember(trx, userId)
  return await trx
    .selectFrom('cooked')
    .select(['recipe_id', 'deleted_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
