import type { Kysely, Selectable, Transaction } from 'kysely'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { OwnCookbookTable } from '#server/db/tables/own-cookbooks.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'

/** Identifies a cookbook and the member that it belongs to. */
export interface CookbookRef {
  userId: number
  id: number
}

/** A row of `own_cookbooks`. */
export type CookbookRow = Selectable<OwnCookbookTable>

/**
 * A member's own cookbook.
 * @throws {ApiError} `RequestInvalid` for any other, as if it did not exist
 */
export async function requireCookbook(
  db: Kysely<Database>,
  { userId, id }: CookbookRef,
  { inBin = false }: { inBin?: boolean } = {},
): Promise<CookbookRow> {
  const row = await db
    .selectFrom('own_cookbooks')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', inBin ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!row) throw new ApiError('RequestInvalid')
  return row
}

/** Changes a member's cookbook in a transaction that locks the member. @throws {ApiError} `RequestInvalid` */
export async function changeCookbook<T>(
  db: Kysely<Database>,
  ref: CookbookRef,
  work: (trx: Transaction<Database>, row: CookbookRow) => Promise<T>,
): Promise<T> {
  return await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    return await work(trx, await requireCookbook(trx, ref))
  })
}
