import type { Kysely } from 'kysely'
import { deleteLog } from '#server/cooked/delete-log.ts'
import { deleteLists } from '#server/household/delete-member.ts'
import { deleteUnseenNotes } from '#server/notes/unseen.ts'
import { deleteOwn } from '#server/own/delete.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'

/**
 * Deletes an account with everything personal. Ratings, comments, public notes at steps, feedback,
 * the parting message and what is on shared shopping lists stay without a name (D-56). Of two concurrent calls, one stores its message.
 * @returns ids of pictures whose rows were deleted
 */
export async function deleteMember(
  db: Kysely<Database>,
  id: number,
  message: string,
  now: number,
): Promise<number[]> {
  return await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      // Writes the same value: an update locks the row on either engine, so no note comes in between.
      .set((row) => ({ created_at: row.ref('created_at') }))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return []
    await deleteUnseenNotes(trx, id)
    await deleteLog(trx, id)
    await deleteLists(trx, id, now)
    const pictures = await deleteOwn(trx, id)
    await trx.deleteFrom('users').where('id', '=', id).execute()
    await trx.insertInto('account_messages').values({ message, created_at: now }).execute()
    return pictures
  })
}
