import type { Kysely, Transaction } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { hasField } from '#contract/publishing/field-path.ts'
import type { ReturnBody } from '#contract/publishing/desk.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Compile } from '#server/own-recipes/compile.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { suspensionOf } from '#server/roles/suspensions.ts'
import type { PictureFile } from '#server/storage/keys.ts'
import { publishingAuthor } from '../authors.ts'
import { publish } from '../publish.ts'
import type { SubmissionRow } from '../submission-rows.ts'
import { settle, type Deciding } from './settle.ts'
import { requireSubmission } from './submission.ts'

/**
 * The author of a submission.
 * @throws {ApiError} `AlreadyDecided` for who may not publish any more: the recipe is in the bin, or the author
 * is on hold or no author
 */
async function requirePublishable(
  trx: Transaction<Database>,
  { user_id, recipe_id }: SubmissionRow,
  now: number,
) {
  const own = await trx
    .selectFrom('own_recipes')
    .select('id')
    .where('id', '=', recipe_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const author = own && (await publishingAuthor(trx, user_id))
  if (!author || (await suspensionOf(trx, user_id, now))) throw new ApiError('AlreadyDecided')
  return author
}

/**
 * Publishes a submission in the version that the editor has read.
 * @param compileFor compiles drafts of an author
 * @returns pictures that are shown no more
 * @throws {ApiError} `NotFound`, `OwnDecision`, `AlreadyDecided`, and those of `Compile`
 */
export async function approve(
  db: Kysely<Database>,
  id: number,
  deciding: Deciding,
  compileFor: (userId: number) => Promise<{ compile: Compile; saver: Saver }>,
): Promise<readonly PictureFile[]> {
  const read = await requireSubmission(db, id).catch(async (error: unknown) => {
    throw (await isTakenBack(db, id)) ? new ApiError('AlreadyDecided') : error
  })
  const draft = JSON.parse(read.draft) as Draft
  const { compile, saver } = await compileFor(read.user_id)
  // This comes before the transaction, which keeps others waiting.
  const compiled = await compile(draft)
  if (!compiled) throw new ApiError('AlreadyDecided')
  return await transact(db, async (trx) => {
    const row = await settle(trx, { table: 'submissions', id, state: 'approved' }, deciding)
    const author = await requirePublishable(trx, row, deciding.now)
    const { publicId, dropped } = await publish(trx, {
      recipeId: row.recipe_id,
      submissionId: id,
      authorId: author.id,
      draft,
      compiled,
      saver,
    })
    await appendToLog(trx, {
      actorId: deciding.userId,
      action: 'recipe-approved',
      subjectKind: 'recipe',
      subjectId: publicId,
      details: { submission: id, author: row.user_id, version: row.number },
      now: deciding.now,
    })
    return dropped
  })
}

async function isTakenBack(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'taken-back')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sends a submission back, with a remark at each field that it is about.
 * @throws {ApiError} `FieldRequired` without an answer and without a remark; `FieldInvalid` for a field that the
 * draft does not have; `NotFound`, `OwnDecision`, `AlreadyDecided`
 */
export async function returnSubmission(
  db: Kysely<Database>,
  id: number,
  { Answer = '', Remarks }: ReturnBody,
  deciding: Deciding,
): Promise<void> {
  const answer = Answer.trim()
  const remarks = Remarks.map(({ Field, Text }) => ({ field: Field, text: Text.trim() }))
  if (answer === '' && remarks.length === 0)
    throw new ApiError('FieldRequired', { field: 'Remarks' })
  if (remarks.some(({ text }) => text === ''))
    throw new ApiError('FieldRequired', { field: 'Text' })
  await transact(db, async (trx) => {
    const row = await settle(trx, { table: 'submissions', id, state: 'returned', answer }, deciding)
    const draft = JSON.parse(row.draft) as Draft
    if (!remarks.every(({ field }) => hasField(draft, field)))
      throw new ApiError('FieldInvalid', { field: 'Field' })
    const rows = remarks.map(({ field, text }) => ({
      submission_id: id,
      field,
      text,
      done_at: null,
    }))
    if (rows.length > 0) await trx.insertInto('submission_remarks').values(rows).execute()
    await appendToLog(trx, {
      actorId: deciding.userId,
      action: 'recipe-returned',
      subjectKind: 'submission',
      subjectId: id,
      details: { author: row.user_id, remarks: rows.length, version: row.number },
      now: deciding.now,
    })
  })
}
