import { sql, type Kysely, type Transaction } from 'kysely'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'

/** A note of somebody else, and the member who responds to it. */
export interface NoteOfOther {
  recipeId: number
  noteId: number
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Stores whether a member found a note helpful, and updates the count; the same again changes nothing.
 *
 * @returns whether there is such a note that the member can see and has not written
 * @throws {ApiError} `LimitReached`; `Unauthorized` when the account has been deleted meanwhile
 */
export async function setHelpful(
  db: Kysely<Database>,
  note: NoteOfOther,
  isHelpful: boolean,
): Promise<boolean> {
  const { noteId, userId, now } = note
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    if (!(await lockNote(trx, note))) return false
    const vote = await trx
      .selectFrom('step_note_votes')
      .select('id')
      .where('note_id', '=', noteId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if ((vote !== undefined) === isHelpful) return true
    if (vote) await trx.deleteFrom('step_note_votes').where('id', '=', vote.id).execute()
    else {
      await enforceLimit(trx, 'stepNoteVotes', userId, now)
      await trx
        .insertInto('step_note_votes')
        .values({ note_id: noteId, user_id: userId, created_at: now })
        .execute()
    }
    await trx
      .updateTable('step_notes')
      .set((row) => ({ helpful: sql<number>`${row.ref('helpful')} + ${isHelpful ? 1 : -1}` }))
      .where('id', '=', noteId)
      .execute()
    return true
  })
}

/** Locks a public note of somebody else. Private and hidden notes look like missing ones. */
async function lockNote(
  trx: Transaction<Database>,
  { recipeId, noteId, userId }: NoteOfOther,
): Promise<boolean> {
  const taken = await trx
    .updateTable('step_notes')
    .set((row) => ({ helpful: row.ref('helpful') }))
    .where('id', '=', noteId)
    .where('recipe_id', '=', recipeId)
    .where('is_private', '=', 0)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where((row) => row.or([row('user_id', 'is', null), row('user_id', '!=', userId)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
