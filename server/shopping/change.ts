import { sql, type Kysely } from 'kysely'
import { OPERATIONS_MAX } from '#contract/limits.ts'
import { OPERATION_DAYS } from '#contract/shopping-sync.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { readVersion } from './version.ts'

/** Whose list is to be changed, and by which change. */
export interface Operation {
  userId: number
  /** The client's id of the change; without one the change is made each time it is sent. */
  operationId: string | undefined
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** What a change has done. */
export interface Outcome {
  /** Whether the list is another one now, for other devices to see. */
  isChanged: boolean
  /** Whether something stands on the list that did not stand there. */
  isNew?: boolean
  /** The note that was added. */
  itemId?: number
}

/** What has become of a change. */
export interface Done extends Outcome {
  /** It had been made before, so that nothing was done. */
  isRepeated: boolean
  /** The list's version afterwards. */
  version: number
}

/**
 * Makes a change of a member's list in one transaction with its id and the list's version. Changes of
 * one list follow each other, so that of two equal ids at once one is made.
 *
 * @param make makes it; what it throws leaves nothing behind, not even the id
 * @throws {ApiError} `Unauthorized` when the account has been deleted meanwhile
 */
export async function changeList(
  db: Kysely<Database>,
  operation: Operation,
  make: (trx: Kysely<Database>) => Promise<Outcome>,
): Promise<Done> {
  return await transact(db, async (trx) => {
    await takeList(trx, operation.userId)
    const earlier = await findOperation(trx, operation)
    const outcome = earlier ?? (await make(trx))
    if (!earlier) await keepOperation(trx, operation, outcome)
    if (outcome.isChanged) await countChange(trx, operation.userId)
    const version = await readVersion(trx, operation.userId)
    return { ...outcome, isRepeated: earlier !== undefined, version }
  })
}

/** Keeps other changes of the list waiting until the transaction ends. */
async function takeList(trx: Kysely<Database>, userId: number): Promise<void> {
  const { rows } = await sql`insert into shopping_versions (user_id, version)
    select id, 0 from users where id = ${userId}
    on conflict (user_id) do update set version = shopping_versions.version
    returning user_id`.execute(trx)
  if (rows.length === 0) throw new ApiError('Unauthorized')
}

async function countChange(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx
    .updateTable('shopping_versions')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
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

async function keepOperation(
  trx: Kysely<Database>,
  { userId, operationId, now }: Operation,
  { itemId }: Outcome,
): Promise<void> {
  if (operationId === undefined) return
  await forgetBeyondMost(trx, userId)
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

/** Makes room for the id of one more change: a device sends again only what it sent last. */
async function forgetBeyondMost(trx: Kysely<Database>, userId: number): Promise<void> {
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

/** Forgets the ids of changes that no device will send again. */
export async function forgetOldOperations(db: Kysely<Database>, now: number): Promise<void> {
  const limit = now - OPERATION_DAYS * 24 * 60 * 60 * 1000
  await db.deleteFrom('shopping_operations').where('created_at', '<', limit).execute()
}
