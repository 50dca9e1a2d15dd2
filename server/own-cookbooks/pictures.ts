import type { Kysely } from 'kysely'
import type { CookbookPicture } from '#contract/cookbooks/own-cookbook.ts'
import type { Database } from '#server/db/schema.ts'
import { changeCookbook, type CookbookRef, type CookbookRow } from './access.ts'

/** Ids of the pictures of a cookbook. */
export function picturesOf({
  cover_media_id,
  header_media_id,
}: Pick<CookbookRow, 'cover_media_id' | 'header_media_id'>): number[] {
  return [cover_media_id, header_media_id].filter((id) => id !== null)
}

/** Notes that a cookbook names pictures no more: they are deleted after a while. */
export async function letGo(
  trx: Kysely<Database>,
  ids: readonly number[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('own_pictures')
    .set({ unused_at: now })
    .where('media_id', 'in', ids)
    .where('recipe_id', 'is', null)
    .execute()
}

/**
 * Gives a cookbook a cover or a header that was stored, or null for none.
 * @throws {ApiError} `RequestInvalid`
 */
export async function setPicture(
  db: Kysely<Database>,
  ref: CookbookRef,
  place: CookbookPicture,
  { id, now }: { id: number | null; now: number },
): Promise<void> {
  const column = `${place}_media_id` as const
  await changeCookbook(db, ref, async (trx, row) => {
    const before = row[column]
    if (before === id) return
    if (before !== null) await letGo(trx, [before], now)
    await trx
      .updateTable('own_cookbooks')
      .set({ [column]: id, version: row.version + 1, changed_at: now })
      .where('id', '=', ref.id)
      .execute()
    if (id !== null)
      await trx
        .updateTable('own_pictures')
        .set({ unused_at: null })
        .where('media_id', '=', id)
        .execute()
  })
}
