import type { Kysely } from 'kysely'
import { OPERATIONS_MAX } from '#contract/limits.ts'
import { OPERATION_DAYS } from '#contract/shopping-sync.ts'
import { countChange, lockVersion } from '#server/accounts/member-versions.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { readVersion } from './version.ts'

/** A change of a member's list. */
export interface Operation {
  userId: number
  /** The client's id of the change. Without one, a repeated change is made again. */
  operationId: string | undefined
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
  /** The list's version afterwards. */
  version: number
}

/**
 * Makes a change of a member's list, and stores its id and the new version in the same transaction.
 * Changes of a list are serialised, so that of two concurrent changes with the same id one is made.
 *
 * @param make makes the change; when it throws, everything is rolled back, including the id
 * @throws {ApiError} `Unauthorized` when the account has been deleted meanwhile
 */
export async function changeList(
  db: Kysely<Database>,
  operation: Operation,
  make: (trx: Kysely<Database>) => Promise<Outcome>,
): Promise<Done> {
  return await transact(db, async (trx) => {
    await lockVersion(trx, 'shopping_versions', operation.userId)
    const earlier = await findOperation(trx, operation)
    const outcome = earlier ?? (await make(trx))
    if (!earlier) await saveOperation(trx, operation, outcome)
    if (outcome.isChanged) await countChange(trx, 'shopping_versions', operation.userId)
    const version = await readVersion(trx, operation.userId)
    return { ...outcome, isRepeated: earlier !== undefined, version }
  })
}

async function findOperation(
  trx: Kysely<Database>,
  { userId, operationId }: Operation,
): Promise<Outcome | undefined> {
  if (operationId === undefined) return undefined
  const row = await trx
    .selectFrom('shopping_operations')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst()
  return row && { isChanged: false, ...(row.item_id !== null && { itemId: row.item_id }) }
}

async function saveOperation(
  trx: Kysely<Database>,
  { userId, operationId, now }: Operation,
  { itemId }: Outcome,
): Promise<void> {
  if (operationId === undefined) return
  await deleteBeyondMax(trx, userId)
  await trx
    .insertInto('shopping_operations')
    .values({
      user_id: userId,
      operation_id: operationId,
      created_at: now,
      item_id: itemId ?? null,
    })
    .execute()
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
        .offset(OPERATIONS_MAX - 1),
    )
    .execute()
}

/** Deletes ids of changes that no device will repeat, and items that were removed as long ago. */
export async function deleteOldOperations(db: Kysely<Database>, now: number): Promise<void> {
  const end = now - OPERATION_DAYS * 24 * 60 * 60 * 1000
  await deleteEnded(db, 'shopping_operations', end)
  await deleteEnded(db, 'shopping_items', end)
}
