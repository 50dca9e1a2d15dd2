import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import { STEP_NOTE_RESTORE_S } from '#contract/step-notes/limits.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import type { StepNoteTable } from '#server/db/tables/step-notes.ts'
import { transact } from '#server/db/transact.ts'
import { noteChange } from '#server/reports/own-cases.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireSame } from '#server/http/used-key.ts'
import { digestOf } from '#server/lib/digest.ts'

/** A note as a member pins it. */
type NewNote = Pick<
  Insertable<StepNoteTable>,
  'recipe_id' | 'step_id' | 'client_key' | 'lang_id' | 'kind' | 'text' | 'is_private' | 'created_at'
> & { user_id: number }

/** Milliseconds for which a deleted note can be restored. */
const RESTORE_MS = STEP_NOTE_RESTORE_S * 1000

/** A member's own note at a recipe. */
export interface OwnNote {
  recipeId: number
  noteId: number
  userId: number
}

/** What a note with a key says, and where. */
function sentOf({
  recipe_id,
  step_id,
  kind,
  text,
  is_private,
}: NewNote | Selectable<StepNoteTable>) {
  return { recipe_id, step_id, kind, text, is_private }
}

/**
 * Adds a note and returns its id. A note that is sent again because its response was lost is stored
 * once, even when both arrive at the same time.
 * @throws {ApiError} `LimitReached`; `ChangedMeanwhile` if its key was used for another note; `Unauthorized` when the account has been deleted meanwhile
 */
export async function insertNote(db: Kysely<Database>, note: NewNote): Promise<number> {
  return await transact(db, async (trx) => {
    await lockMember(trx, note.user_id)
    const earlier = await trx
      .selectFrom('step_notes')
      .selectAll()
      .where('user_id', '=', note.user_id)
      .where('client_key', '=', note.client_key)
      .executeTakeFirst()
    if (earlier) {
      requireSame(earlier, sentOf(note), sentOf(earlier))
      return earlier.id
    }
    await enforceLimit(trx, 'stepNotes', note.user_id, note.created_at)
    await enforceLimitAtStep(trx, note)
    const { id } = await trx
      .insertInto('step_notes')
      .values({ ...note, key_digest: digestOf(sentOf(note)) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

async function enforceLimitAtStep(trx: Transaction<Database>, note: NewNote): Promise<void> {
  const limit = 'stepNotesAtStep'
  const rows = await trx
    .selectFrom('step_notes')
    .select('id')
    .where('user_id', '=', note.user_id)
    .where('recipe_id', '=', note.recipe_id)
    .where('step_id', '=', note.step_id)
    .where('deleted_at', 'is', null)
    .limit(MEMBER_LIMITS[limit])
    .execute()
  if (rows.length === MEMBER_LIMITS[limit]) throw new ApiError('LimitReached', { limit })
}

/**
 * Changes a note. One that is hidden stays so until the desk has looked at it.
 * @returns whether the member has that note
 * @throws {ApiError} `LimitReached` for one that is hidden; `FieldInvalid` for making one private, because nobody
 * could decide about it
 */
export async function changeNote(
  db: Kysely<Database>,
  { recipeId, noteId, userId }: OwnNote,
  change: Pick<NewNote, 'kind' | 'text' | 'is_private' | 'lang_id'> & { edited_at: number },
): Promise<boolean> {
  return await transact(db, async (trx) => {
    const changed = await trx
      .updateTable('step_notes')
      .set(change)
      .where('id', '=', noteId)
      .where('recipe_id', '=', recipeId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning('hidden_at')
      .executeTakeFirst()
    if (!changed) return false
    if (changed.hidden_at === null) return true
    if (change.is_private === 1) throw new ApiError('FieldInvalid', { field: 'IsPrivate' })
    const { text, edited_at: now } = change
    await noteChange(trx, { kind: 'note', id: noteId }, { text, now })
    return true
  })
}

/**
 * Deletes a note: from now on nobody sees it. Its row goes with a later deletion, after
 * {@link RESTORE_MS}. The same again changes nothing.
 * @returns whether the member has or had that note
 */
export async function deleteNote(
  db: Kysely<Database>,
  { recipeId, noteId, userId }: OwnNote,
  now: number,
): Promise<boolean> {
  await deleteEnded(db, 'step_notes', now - RESTORE_MS)
  const { numUpdatedRows } = await db
    .updateTable('step_notes')
    .set((row) => ({ deleted_at: row.fn.coalesce('deleted_at', row.val(now)) }))
    .where('id', '=', noteId)
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Takes the deletion of a note back; the same again changes nothing.
 * @returns whether the member has that note, or has deleted it within {@link RESTORE_MS}
 */
export async function restoreNote(
  db: Kysely<Database>,
  { recipeId, noteId, userId }: OwnNote,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('step_notes')
    .set({ deleted_at: null })
    .where('id', '=', noteId)
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([row('deleted_at', 'is', null), row('deleted_at', '>', now - RESTORE_MS)]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes the notes that only a member could see, or had deleted; the others outlive the account. */
export async function deleteUnseenNotes(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx
    .deleteFrom('step_notes')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('is_private', '=', 1), row('deleted_at', 'is not', null)]))
    .execute()
}
