import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { withdrawCookbook } from '#server/publications/withdraw-cookbook.ts'
import { moveAway } from '#server/own-recipes/pictures/pictures.ts'
import { changeCookbook, requireCookbook, type CookbookRef, type CookbookRow } from './access.ts'
import { letGo, picturesOf } from './pictures.ts'
import { publicationOf } from './publishing/publish-content.ts'
import { takeBackWaiting } from './publishing/submission-rows.ts'

/** Moves a cookbook into the bin: its link ends, what was published is withdrawn, and what waits is taken back. @throws {ApiError} `RequestInvalid` */
export async function binCookbook(
  db: Kysely<Database>,
  ref: CookbookRef,
  now: number,
): Promise<void> {
  await changeCookbook(db, ref, async (trx, row) => {
    if (row.link_token !== null) await moveAway(trx, picturesOf(row))
    await takeBackWaiting(trx, ref.id, now)
    const known = await publicationOf(trx, ref.id)
    if (known) await withdrawCookbook(trx, known.public_id, now)
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
export async function deleteCookbook(
  db: Kysely<Database>,
  ref: CookbookRef,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    await deleteRow(trx, await requireCookbook(trx, ref, { inBin: true }), now)
  })
}

/** Deletes cookbooks that have been in the bin for {@link BIN_DAYS}. */
export async function emptyCookbookBins(db: Kysely<Database>, now: number): Promise<void> {
  const old = await db
    .selectFrom('own_cookbooks')
    .select(['id', 'user_id'])
    .where('deleted_at', '<=', now - BIN_DAYS * DAY_MS)
    .execute()
  for (const { id, user_id } of old)
    await transact(db, async (trx) => {
      await lockMember(trx, user_id)
      const row = await trx
        .selectFrom('own_cookbooks')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', '<=', now - BIN_DAYS * DAY_MS)
        .executeTakeFirst()
      // Taken back meanwhile: it stays.
      if (row) await deleteRow(trx, row, now)
    })
}

/** Deletes a cookbook; its pictures go once their time has come. */
async function deleteRow(trx: Kysely<Database>, row: CookbookRow, now: number): Promise<void> {
  await letGo(trx, picturesOf(row), now)
  await trx.deleteFrom('own_cookbooks').where('id', '=', row.id).execute()
}
