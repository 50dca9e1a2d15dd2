import { sql, type Kysely, type Transaction } from 'kysely'
import type { StepNoteReason } from '#contract/step-notes/limits.ts'
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
    if ((await lockNote(trx, note)) === undefined) return false
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

/**
 * Keeps a report of a note for an editor. A second report of the same member takes the place of the
 * first one.
 *
 * @returns whether there is such a note that the member can see and has not written
 * @throws {ApiError} `LimitReached`; `Unauthorized` when the account has been deleted meanwhile
 */
export async function reportNote(
  db: Kysely<Database>,
  note: NoteOfOther,
  reason: StepNoteReason,
): Promise<boolean> {
  const { noteId, userId, now } = note
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    const text = await lockNote(trx, note)
    if (text === undefined) return false
    const { numUpdatedRows } = await trx
      .updateTable('step_note_reports')
      .set({ reason, text })
      .where('note_id', '=', noteId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return true
    await enforceLimit(trx, 'stepNoteReports', userId, now)
    await trx
      .insertInto('step_note_reports')
      .values({ note_id: noteId, user_id: userId, reason, text, created_at: now })
      .execute()
    return true
  })
}

/** Locks a public note of somebody else; gives its text. Private notes look like missing ones. */
async function lockNote(
  trx: Transaction<Database>,
  { recipeId, noteId, userId }: NoteOfOther,
): Promise<string | undefined> {
  const taken = await trx
    .updateTable('step_notes')
    .set((row) => ({ helpful: row.ref('helpful') }))
    .where('id', '=', noteId)
    .where('recipe_id', '=', recipeId)
    .where('is_private', '=', 0)
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('user_id', 'is', null), row('user_id', '!=', userId)]))
    .returning('text')
    .executeTakeFirst()
  return taken?.text
}
