import type { Kysely, Transaction } from 'kysely'
import { CASE_CHANGES_MAX } from '#contract/reports/limits.ts'
import { STEP_NOTE_MAX } from '#contract/step-notes/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import type { CaseRow } from './file-report.ts'
import { lockSubject } from './hide-subject.ts'
import { mayDelete, mayObject, refOf } from './read-own-cases.ts'
import type { SubjectRef } from './subjects.ts'

/** A case of a member, and when they say something about it. */
export interface OwnCaseRef {
  userId: number
  id: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** Locks a case of a member with what it is about. @throws {ApiError} `NotFound` when it is not hidden */
async function lockOwn(trx: Transaction<Database>, { userId, id }: OwnCaseRef): Promise<CaseRow> {
  const known = await trx
    .selectFrom('report_cases')
    .select(['kind', 'subject_id'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!known) throw new ApiError('NotFound')
  await lockSubject(trx, refOf(known))
  const row = await trx
    .updateTable('report_cases')
    .set((column) => ({ changes: column.ref('changes') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  return row
}

/**
 * Objects to a decision, once; another editor decides then.
 * @throws {ApiError} `NotFound`; `ObjectionClosed` before the desk has decided, and for a second time
 */
export async function objectToCase(
  db: Kysely<Database>,
  text: string,
  ref: OwnCaseRef,
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await lockOwn(trx, ref)
    if (!mayObject(row)) throw new ApiError('ObjectionClosed')
    await trx
      .updateTable('report_cases')
      .set({ state: 'objected', objection: text, objected_at: ref.now, opened_at: ref.now })
      .where('id', '=', row.id)
      .execute()
  })
}

/**
 * Notes that its writer has changed something, in the transaction of the change. What is hidden stays so until
 * the desk has looked at it.
 * @throws {ApiError} `LimitReached`
 */
export async function noteChange(
  trx: Transaction<Database>,
  { kind, id }: SubjectRef,
  { text, now }: { text: string; now: number },
): Promise<void> {
  const row = await trx
    .selectFrom('report_cases')
    .select(['id', 'state', 'changes'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return
  if (row.changes >= CASE_CHANGES_MAX) throw new ApiError('LimitReached', { limit: 'caseChanges' })
  await trx
    .updateTable('report_cases')
    .set({
      text,
      changes: row.changes + 1,
      ...(row.state === 'hidden' && { state: 'changed', opened_at: now }),
    })
    .where('id', '=', row.id)
    .execute()
}

/**
 * Changes the text of a comment or note that is hidden.
 * @throws {ApiError} `NotFound`; `TextTooLong` for a note; `LimitReached`
 */
export async function changeHidden(
  db: Kysely<Database>,
  text: string,
  ref: OwnCaseRef,
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await lockOwn(trx, ref)
    if (row.kind === 'comment') {
      await trx.updateTable('comments').set({ text }).where('id', '=', row.subject_id).execute()
    } else if (row.kind === 'note') {
      if (Array.from(text).length > STEP_NOTE_MAX) throw new ApiError('TextTooLong')
      const change = { text, edited_at: ref.now }
      await trx.updateTable('step_notes').set(change).where('id', '=', row.subject_id).execute()
    } else throw new ApiError('NotFound')
    await noteChange(trx, refOf(row), { text, now: ref.now })
  })
}

/**
 * Deletes a comment, note or picture that is hidden, for good.
 * @returns keys of files whose rows were deleted
 * @throws {ApiError} `NotFound`
 */
export async function deleteHidden(db: Kysely<Database>, ref: OwnCaseRef): Promise<string[]> {
  return await transact(db, async (trx) => {
    const row = await lockOwn(trx, ref)
    if (!mayDelete(row)) throw new ApiError('NotFound')
    const { id, kind, subject_id } = row
    const gone = { state: 'gone', hidden_at: null, decided_at: ref.now } as const
    await trx.updateTable('report_cases').set(gone).where('id', '=', id).execute()
    if (kind === 'comment') await trx.deleteFrom('comments').where('id', '=', subject_id).execute()
    if (kind === 'note') await trx.deleteFrom('step_notes').where('id', '=', subject_id).execute()
    if (kind !== 'picture') return []
    const avatar = await trx
      .deleteFrom('avatars')
      .where('user_id', '=', subject_id)
      .returning('file')
      .executeTakeFirst()
    return [avatar?.file ?? []].flat()
  })
}
