import type { Transaction } from 'kysely'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import { countTotal } from '#server/catalogue/count-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { movePublished } from './pictures.ts'
import { showCookbook } from './show-cookbook.ts'

/**
 * Withdraws a published cookbook, in the caller's transaction: it is in no list, search or count any more. Its
 * recipes stay published.
 * @param now milliseconds since 1970, UTC
 * @returns whether it was published
 */
export async function withdrawCookbook(
  trx: Transaction<Database>,
  publicId: number,
  now: number,
): Promise<boolean> {
  await lockCatalogue(trx)
  const { numUpdatedRows } = await trx
    .updateTable('cookbook_publications')
    .set({ is_live: 0 })
    .where('public_id', '=', publicId)
    .where('is_live', '=', 1)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await showCookbook(trx, publicId, now)
  await movePublished(trx, { cookbook_id: publicId })
  return true
}

/** Deletes everything of the cookbooks that a member has published; their account is about to end. */
export async function deleteCookbooksOf(
  trx: Transaction<Database>,
  userId: number,
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('cookbook_publications')
    .select('public_id')
    .where('user_id', '=', userId)
    .orderBy('public_id')
    .execute()
  if (rows.length === 0) return
  await lockCatalogue(trx)
  for (const { public_id: id } of rows) {
    await withdrawCookbook(trx, id, now)
    await trx
      .updateTable('all_cookbooks')
      .set({ cover_media_id: null, header_media_id: null })
      .where('id', '=', id)
      .execute()
    await trx
      .deleteFrom('media')
      .where('id', 'in', (shown) =>
        shown.selectFrom('published_pictures').select('media_id').where('cookbook_id', '=', id),
      )
      .execute()
    await trx.deleteFrom('all_cookbooks').where('id', '=', id).execute()
  }
  await countTotal(trx, 'cookbooks')
  await raiseVersion(trx, now, [])
}
