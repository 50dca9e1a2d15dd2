import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import { notePublicChange } from '#server/catalogue/public-changes.ts'
import {
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
  sql,
} from 'kysely'
import { COOKED_RESTORE_S } from '#contract/cooking-log/limits.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import type { CookingLogTable } from '#server/db/tables/cooking-log.ts'
import { transact } from '#server/db/transact.ts'
import { requireSame } from '#server/http/used-key.ts'
import { digestOf } from '#server/lib/digest.ts'

/** Milliseconds for which a deleted entry can be restored. */
const RESTORE_MS = COOKED_RESTORE_S * 1000

/** An entry of a member's log. */
export interface OwnEntry {
  id: number
  userId: number
}

/** An entry as it is sent: what the member has written about which meal. */
type NewEntry = Omit<Insertable<CookingLogTable>, 'key_digest'> & { recipe_id: number }

/** What an entry with a key says. */
function sentOf({
  recipe_id,
  day,
  people,
  minutes = null,
  note,
  changes,
}: NewEntry | Selectable<CookingLogTable>) {
  return { recipe_id, day, people, minutes, note, changes }
}

/**
 * Adds an entry and returns its id. An entry that is sent again because its response was lost is stored
 * once, even when both arrive at the same time.
 * @throws {ApiError} `LimitReached`; `ChangedMeanwhile` if its key was used for another entry; `Unauthorized` when the account has been deleted meanwhile
 */
export async function insertEntry(db: Kysely<Database>, entry: NewEntry): Promise<number> {
  return await transact(db, async (trx) => {
    await lockMember(trx, entry.user_id)
    const earlier = await trx
      .selectFrom('cooked')
      .selectAll()
      .where('user_id', '=', entry.user_id)
      .where('client_key', '=', entry.client_key)
      .executeTakeFirst()
    if (earlier) {
      requireSame(earlier, sentOf(entry), sentOf(earlier))
      return earlier.id
    }
    await enforceLimit(trx, 'cooked', entry.user_id, entry.created_at)
    const { id } = await trx
      .insertInto('cooked')
      .values({ ...entry, key_digest: digestOf(sentOf(entry)) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await countTimesCooked(trx, entry.recipe_id, 1)
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
  change: Updateable<CookingLogTable>,
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
    await countTimesCooked(trx, known.recipe_id, -1)
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
    await countTimesCooked(trx, known.recipe_id, 1)
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

/** Deletes a member's cooking log with its photos, and takes it out of the counts of recipes. */
export async function deleteLog(trx: Transaction<Database>, userId: number): Promise<void> {
  const cooked = await trx
    .selectFrom('cooked')
    .select((row) => ['recipe_id', row.fn.countAll<number>().as('times')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('recipe_id', 'is not', null)
    .groupBy('recipe_id')
    .orderBy('recipe_id')
    .execute()
  // In the order of ids, so that two members who leave at once do not deadlock.
  for (const { recipe_id, times } of cooked) {
    await countTimesCooked(trx, recipe_id, -times)
  }
  await trx.deleteFrom('cooked').where('user_id', '=', userId).execute()
}

/** Adds to how often a recipe was cooked. */
async function countTimesCooked(
  trx: Transaction<Database>,
  recipeId: number | null,
  times: number,
): Promise<void> {
  if (recipeId === null) return
  await sql`update all_recipes set cooked_count = cooked_count + ${times} where id = ${recipeId}`.execute(
    trx,
  )
  // Nobody else sees a member's own recipe.
  if (recipeId < OWN_ID_FROM) await notePublicChange(trx, recipeId)
}
