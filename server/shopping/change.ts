import type { Kysely } from 'kysely'
import { OPERATIONS_MAX } from '#contract/shopping/limits.ts'
import { OPERATION_DAYS } from '#contract/shopping/sync.ts'
import { DAY_MS } from '#contract/durations.ts'
import { countChanges, lockVersion } from '#server/accounts/member-versions.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { eachAlone, type FailureLog } from '#server/http/hourly.ts'
import { requireSame } from '#server/http/used-key.ts'
import { digestOf } from '#server/lib/digest.ts'
import { lockList, viewersOf, type ListRow } from './access.ts'
import { readVersion } from './version.ts'

/** A change of a list by a member. */
export interface Operation {
  userId: number
  /** The client's id of the change. Without one, a repeated change is made again. */
  operationId: string | undefined
  /** What the change is, for comparing it with another one of the same id. */
  sent?: unknown
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** Effect of a change. */
export interface Outcome {
  /** Whether the list has changed, so that other devices must be notified. */
  isChanged: boolean
  /** Whether an entry was added. */
  isNew?: boolean
  /** The item that was added. */
  itemId?: number
}

/** Result of a change. */
export interface Done extends Outcome {
  /** The change was a repetition and had no effect. */
  isRepeated: boolean
  /** The member's version afterwards. */
  version: number
  /** Whose devices must be notified. */
  viewers: readonly number[]
}

/**
 * Makes a change of a list, and stores its id and the new versions in the same transaction. Changes of a
 * list are serialised, and of two concurrent changes with the same id one is made.
 *
 * @param make makes the change; when it throws, everything is rolled back, including the id
 * @throws {ApiError} `ListGone` when the member does not see the list (any more); `ChangedMeanwhile` when the
 * id was used for another change; `Unauthorized` when the account has been deleted meanwhile
 */
export async function changeList(
  db: Kysely<Database>,
  operation: Operation & { listId: number },
  make: (trx: Kysely<Database>, list: ListRow) => Promise<Outcome>,
): Promise<Done> {
  return await transact(db, async (trx) => {
    const { userId, listId } = operation
    const list = await lockList(trx, userId, listId)
    const outcome = await makeOnce(trx, operation, () => make(trx, list))
    const viewers = outcome.isChanged ? await viewersOf(trx, list) : []
    if (outcome.isChanged) await countListChange(trx, listId, viewers)
    return { ...outcome, viewers, version: await readVersion(trx, userId) }
  })
}

/**
 * Makes a change of what belongs to a member and to no list, see {@link changeList}.
 * @throws {ApiError} `Unauthorized` when the account has been deleted meanwhile
 */
export async function changeOwn(
  db: Kysely<Database>,
  operation: Operation,
  make: (trx: Kysely<Database>) => Promise<Outcome>,
): Promise<Done> {
  return await transact(db, async (trx) => {
    const { userId } = operation
    await lockVersion(trx, 'shopping_versions', userId)
    const outcome = await makeOnce(trx, operation, () => make(trx))
    if (outcome.isChanged) await countOwnChange(trx, userId)
    return { ...outcome, viewers: [userId], version: await readVersion(trx, userId) }
  })
}

/** Counts a change of a list, for the list and for all who see it. */
export async function countListChange(
  trx: Kysely<Database>,
  listId: number,
  viewers: readonly number[],
): Promise<void> {
  await trx
    .updateTable('shopping_lists')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', listId)
    .execute()
  await countChanges(trx, viewers)
}

async function countOwnChange(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx
    .updateTable('shopping_versions')
    .set((row) => ({
      version: row('version', '+', 1),
      own_version: row('own_version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .execute()
}

/** Makes a change unless one with the same id was made. @throws {ApiError} `ChangedMeanwhile` */
export async function makeOnce(
  trx: Kysely<Database>,
  operation: Operation,
  make: () => Promise<Outcome>,
): Promise<Outcome & { isRepeated: boolean }> {
  const { userId, operationId, now, sent } = operation
  if (operationId === undefined) return { ...(await make()), isRepeated: false }
  const key_digest = sent === undefined ? null : digestOf(sent)
  // First of all, so that the same change for another list waits here.
  const taken = await trx
    .insertInto('shopping_operations')
    .values({
      user_id: userId,
      operation_id: operationId,
      created_at: now,
      item_id: null,
      key_digest,
    })
    .onConflict((known) => known.doNothing())
    .returning('operation_id')
    .executeTakeFirst()
  if (!taken) return { ...(await findOutcome(trx, operation, operationId)), isRepeated: true }
  const outcome = await make()
  if (outcome.itemId !== undefined) {
    await trx
      .updateTable('shopping_operations')
      .set({ item_id: outcome.itemId })
      .where('user_id', '=', userId)
      .where('operation_id', '=', operationId)
      .execute()
  }
  await deleteBeyondMax(trx, userId)
  return { ...outcome, isRepeated: false }
}

async function findOutcome(
  trx: Kysely<Database>,
  { userId, sent }: Operation,
  operationId: string,
): Promise<Outcome> {
  const row = await trx
    .selectFrom('shopping_operations')
    .select(['item_id', 'key_digest'])
    .where('user_id', '=', userId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst()
  if (row && sent !== undefined) requireSame({ key_digest: row.key_digest }, sent)
  const itemId = row?.item_id ?? null
  return { isChanged: false, ...(itemId !== null && { itemId }) }
}

/** Deletes the oldest ids beyond the maximum. Devices repeat only recent changes. */
async function deleteBeyondMax(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx
    .deleteFrom('shopping_operations')
    .where('user_id', '=', userId)
    .where('created_at', '<=', (own) =>
      own
        .selectFrom('shopping_operations as newest')
        .select('newest.created_at')
        .where('newest.user_id', '=', userId)
        .orderBy('newest.created_at', 'desc')
        .limit(1)
        .offset(OPERATIONS_MAX),
    )
    .execute()
}

/** Tables whose rows are of no use to any device after {@link OPERATION_DAYS}. */
const OLD_TABLES = ['shopping_operations', 'shopping_items'] as const

/** Deletes ids of changes that no device will repeat, and items that were removed as long ago. */
export async function deleteOldOperations(
  db: Kysely<Database>,
  now: number,
  log?: FailureLog,
): Promise<void> {
  const end = now - OPERATION_DAYS * DAY_MS
  await eachAlone(log, 'the deletion of old rows', OLD_TABLES, (table) =>
    deleteEnded(db, table, end),
  )
}
