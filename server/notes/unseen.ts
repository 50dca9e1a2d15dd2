import type { Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Deletes the notes that only a member could see, or had deleted; the others outlive the account. */
export async function deleteUnseenNotes(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx
    .deleteFrom('step_notes')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('is_private', '=', 1), row('deleted_at', 'is not', null)]))
    .execute()
}
