import { notePublicChange } from '#server/catalogue/public-changes.ts'
import type { Kysely } from 'kysely'
import { deleteBells } from '#server/bell/devices.ts'
import { deleteLog } from '#server/cooking-log/write.ts'
import { dropFiles } from '#server/films/film-files.ts'
import { filesOfMember } from '#server/films/files-of.ts'
import { leaveAndDeleteLists } from '#server/household/leave.ts'
import { forgetPortrait } from '#server/author-page/profile/portrait.ts'
import { forgetAuthor } from '#server/desk/change-author.ts'
import { deleteUnseenNotes } from '#server/notes/write.ts'
import { forgetReporter } from '#server/reports/forget.ts'
import { deleteOwn, type FilesOfMember } from '#server/own-recipes/delete.ts'
import { deleteCookbooksOf } from '#server/publications/withdraw-cookbook.ts'
import { withdrawAllOf } from '#server/publications/withdraw.ts'
import { tryLockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'

/** What a member says who goes. */
interface Parting {
  message: string
  /** What becomes of published recipes. @default `withdraw` */
  published?: 'withdraw' | 'leave' | undefined
}

/** Files of a deleted account. */
interface FilesOfAccount extends FilesOfMember {
  /** Keys of the profile picture, of photos of the cooking log, and of films. */
  readonly keys: readonly string[]
}

/** Keys of stored files that rows of the member name. */
async function keysOf(trx: Kysely<Database>, id: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('avatars')
    .select('file')
    .where('user_id', '=', id)
    .unionAll(trx.selectFrom('cooked_photos').select('file').where('user_id', '=', id))
    .execute()
  return rows.flatMap(({ file }) => file ?? [])
}

/**
 * Deletes an account with everything personal. Ratings, comments, public notes at steps, feedback,
 * the parting message, what is on shared shopping lists and what was published stay without a name. Of two concurrent calls, one stores its message.
 * @returns files whose rows were deleted
 */
export async function deleteMember(
  db: Kysely<Database>,
  id: number,
  { message, published = 'withdraw' }: Parting,
  now: number,
): Promise<FilesOfAccount> {
  return await transact(db, async (trx) => {
    // Nothing of the member is written in between.
    if (!(await tryLockMember(trx, id))) return { pictures: [], imports: [], keys: [] }
    const keys = await keysOf(trx, id)
    await deleteUnseenNotes(trx, id)
    await forgetReporter(trx, id)
    await deleteBells(trx, id)
    await deleteLog(trx, id)
    await leaveAndDeleteLists(trx, id, now)
    await deleteCookbooksOf(trx, id, now)
    if (published === 'withdraw') await withdrawAllOf(trx, id, { by: 'author', now })
    const films = await filesOfMember(trx, id)
    const files = await deleteOwn(trx, id)
    const portraits = await forgetPortrait(trx, id)
    await forgetAuthor(trx, id, now)
    await notePublicChange(trx, null)
    await trx.deleteFrom('users').where('id', '=', id).execute()
    await trx.insertInto('account_messages').values({ message, created_at: now }).execute()
    keys.push(...films.parts, ...(await dropFiles(trx, films.files)))
    return { ...files, pictures: [...files.pictures, ...portraits], keys }
  })
}
