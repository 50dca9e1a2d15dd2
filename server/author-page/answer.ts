import type { Kysely, Transaction } from 'kysely'
import { ANSWER_CHANGE_HOURS } from '#contract/author-page/limits.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { LangId } from '#contract/languages.ts'
import { STEP_NOTE_MAX } from '#contract/step-notes/limits.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import { notePublicChange } from '#server/catalogue/public-changes.ts'
import { commentLanguage } from '#server/comments/comment-language.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { insertNote } from '#server/notes/write.ts'
import { noteChange } from '#server/reports/own-cases.ts'
import { requireComment, type CommentRef } from './comment-rows.ts'

/** The key of the note that says the same as an answer. */
const noteKeyOf = (commentId: number) => `answer-${commentId}`

/** What an author answers. */
export interface Answer {
  text: string
  /** Of the page, which counts where the words do not decide. */
  langId: LangId
  /** Number of the step at which it stands as a note too. */
  step?: number | undefined
}

/**
 * Answers a comment, once. The same answer again changes nothing.
 * @throws {ApiError} `NotFound`; `ChangedMeanwhile` for one that has another answer; `TextTooLong` for a note;
 * `LimitReached`
 */
export async function answerComment(
  db: Kysely<Database>,
  ref: CommentRef,
  { text, langId, step }: Answer,
): Promise<void> {
  if (step !== undefined) requireNoteLength(text)
  const { userId, now } = ref
  const lang_id = commentLanguage(text, langId)
  const recipeId = await transact(db, async (trx) => {
    await lockMember(trx, userId)
    const comment = await requireComment(trx, ref)
    if (comment.answer_id !== null) {
      if ((await textOf(trx, comment.answer_id)) === text) return comment.recipe_id
      throw new ApiError('ChangedMeanwhile')
    }
    await enforceLimit(trx, 'comments', userId, now)
    const { id } = await trx
      .insertInto('comments')
      .values({
        recipe_id: comment.recipe_id,
        user_id: userId,
        lang_id,
        text,
        created_at: now,
        answer_to: comment.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Running servers tell the comment's writer of it.
    await trx.insertInto('new_answers').values({ answer_id: id, announcement: null }).execute()
    await notePublicChange(trx, comment.recipe_id)
    return comment.recipe_id
  })
  if (step !== undefined) await pinNote(db, ref, { text, lang_id, recipeId, step })
}

/** @throws {ApiError} `TextTooLong` */
function requireNoteLength(text: string): void {
  if (Array.from(text).length > STEP_NOTE_MAX) throw new ApiError('TextTooLong')
}

async function textOf(trx: Transaction<Database>, id: number): Promise<string> {
  const row = await trx
    .selectFrom('comments')
    .select('text')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.text ?? ''
}

/** Where an answer stands as a note. */
interface AnswerNote {
  text: string
  lang_id: LangId
  recipeId: number
  step: number
}

/** Pins an answer to a step. A recipe without such a step gets no note. */
async function pinNote(
  db: Kysely<Database>,
  { id, userId, now }: CommentRef,
  { text, lang_id, recipeId, step }: AnswerNote,
): Promise<void> {
  const row = await db
    .selectFrom('recipe_steps')
    .select('id')
    .where('recipe_id', '=', recipeId)
    .where('step_number', '=', step)
    .executeTakeFirst()
  if (!row) return
  await insertNote(db, {
    recipe_id: recipeId,
    step_id: row.id,
    user_id: userId,
    client_key: noteKeyOf(id),
    lang_id,
    kind: 'tip',
    text,
    is_private: 0,
    created_at: now,
  })
}

/**
 * Changes an answer, and the note that says the same, within a day.
 * @throws {ApiError} `NotFound` without an answer of the caller's; `ChangedMeanwhile` after a day; `TextTooLong`
 * where it is a note too; `LimitReached` for one that is hidden
 */
export async function changeAnswer(
  db: Kysely<Database>,
  ref: CommentRef,
  { text, langId }: Answer,
): Promise<void> {
  const { id, userId, now } = ref
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    const { answer_id, answered_by, answered_at, recipe_id } = await requireComment(trx, ref)
    if (answer_id === null || answered_by !== userId) throw new ApiError('NotFound')
    if ((await textOf(trx, answer_id)) === text) return
    if (now - (answered_at ?? 0) > ANSWER_CHANGE_HOURS * HOUR_MS)
      throw new ApiError('ChangedMeanwhile')
    const lang_id = commentLanguage(text, langId)
    await trx
      .updateTable('comments')
      .set({ text, lang_id, changed_at: now })
      .where('id', '=', answer_id)
      .execute()
    await noteChange(trx, { kind: 'comment', id: answer_id }, { text, now })
    const note = await trx
      .updateTable('step_notes')
      .set({ text, lang_id, edited_at: now })
      .where('user_id', '=', userId)
      .where('client_key', '=', noteKeyOf(id))
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (note) {
      requireNoteLength(text)
      await noteChange(trx, { kind: 'note', id: note.id }, { text, now })
    }
    await notePublicChange(trx, recipe_id)
  })
}

/** Says whether a comment needs no answer; the same again changes nothing. @throws {ApiError} `NotFound` */
export async function settleComment(
  db: Kysely<Database>,
  ref: CommentRef,
  isSettled: boolean,
): Promise<void> {
  await requireComment(db, ref)
  await db
    .updateTable('comments')
    .set({ settled_at: isSettled ? ref.now : null })
    .where('id', '=', ref.id)
    .execute()
}
