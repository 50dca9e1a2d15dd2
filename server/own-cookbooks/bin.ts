import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { changeCookbook, requireCookbook, type CookbookRef } from './access.ts'

/** Moves a cookbook into the bin; its link ends. @throws {ApiError} `RequestInvalid` */
export async function binCookbook(
  db: Kysely<Database>,
  ref: CookbookRef,
  now: number,
): Promise<void> {
  await changeCookbook(db, ref, async (trx) => {
    await trx
      .updateTable('own_cookbooks')
      .set({ deleted_at: now, link_token: null })
      .where('id', '=', ref.id)
      .execute()
  })
}

/** Takes a cookbook out of the bin. @throws {ApiError} `RequestInvalid` */
export async function restoreCookbook(db: Kysely<Database>, ref: CookbookRef): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    await requireCookbook(trx, ref, { inBin: true })
    await trx
      .updateTable('own_cookbooks')
      .set({ deleted_at: null })
      .where('id', '=', ref.id)
      .execute()
  })
}

/** Deletes a cookbook of the bin for good; its recipes stay. @throws {ApiError} `RequestInvalid` */
export async function deleteCookbook(db: Kysely<Database>, ref: CookbookRef): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    await requireCookbook(trx, ref, { inBin: true })
    await trx.deleteFrom('own_cookbooks').where('id', '=', ref.id).execute()
  })
}

/** Deletes cookbooks that have been in the bin for {@link BIN_DAYS}. */
export async function emptyCookbookBins(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('own_cookbooks')
    .where('deleted_at', '<=', now - BIN_DAYS * DAY_MS)
    .execute()
}
