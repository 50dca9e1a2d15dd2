import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { RowBytes } from '#server/storage/row-bytes.ts'
import type { OwnEntry } from './write.ts'

/** Bytes of the secret in a photo's address. */
const SECRET_BYTES = 16

/** Whether a member has an entry. */
export async function hasEntry(db: Kysely<Database>, { id, userId }: OwnEntry): Promise<boolean> {
  const entry = await db
    .selectFrom('cooked')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return entry !== undefined
}

/** A photo was saved. */
export interface SavedPhoto {
  /** Key of the file that the row named before; it is used no more. */
  readonly replaced: string | null
}

/**
 * Stores a photo in place of an earlier one, under an address that nobody knows yet.
 * @returns undefined when the member has no such entry
 * @throws {ApiError} `LimitReached`; `Unauthorized` when the account has been deleted meanwhile
 */
export async function savePhoto(
  db: Kysely<Database>,
  entry: OwnEntry,
  { bytes, now }: { bytes: RowBytes; now: number },
): Promise<SavedPhoto | undefined> {
  const photo = {
    secret: randomBytes(SECRET_BYTES).toString('hex'),
    type: 'image/webp',
    ...bytes,
  } as const
  return await transact(db, async (trx) => {
    await lockMember(trx, entry.userId)
    if (!(await hasEntry(trx, entry))) return undefined
    const known = await trx
      .selectFrom('cooked_photos')
      .select('file')
      .where('cooked_id', '=', entry.id)
      .executeTakeFirst()
    if (!known) await enforceLimit(trx, 'logPhotos', entry.userId, now)
    await trx
      .insertInto('cooked_photos')
      .values({ cooked_id: entry.id, user_id: entry.userId, ...photo })
      .onConflict((conflict) => conflict.column('cooked_id').doUpdateSet(photo))
      .execute()
    return { replaced: known?.file ?? null }
  })
}

/**
 * Removes the photo of an entry; the same again changes nothing.
 * @returns keys of its files, which are used no more
 */
export async function removePhoto(
  db: Kysely<Database>,
  { id, userId }: OwnEntry,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('cooked_photos')
    .where('cooked_id', '=', id)
    .where('user_id', '=', userId)
    .returning('file')
    .execute()
  return rows.flatMap(({ file }) => file ?? [])
}
