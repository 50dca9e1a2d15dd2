import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { READING_MS } from '#contract/publishing/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { publicationOf } from '../own-publication.ts'
import { readPictures, readRemarks, submissionToWire } from '../read.ts'
import type { SubmissionRow } from '../submission-rows.ts'
import { cardOf, returnedBefore, type DeskReader } from './submissions.ts'
import { readUnknown } from './unknown.ts'

/** @throws {ApiError} `NotFound`, also for one that its author has taken back */
export async function requireSubmission(db: Kysely<Database>, id: number): Promise<SubmissionRow> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'taken-back')
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  return row
}

/** What is published of a recipe, beside a submission of it. */
async function liveOf(db: Kysely<Database>, { id, recipe_id }: SubmissionRow) {
  const publication = await publicationOf(db, recipe_id)
  const live = await db
    .selectFrom('submissions')
    .select(['number', 'draft'])
    .where('id', '=', publication?.submission_id ?? 0)
    .where('id', '!=', id)
    .executeTakeFirst()
  return {
    publicId: publication?.public_id ?? null,
    live: live ? { Number: live.number, Draft: JSON.parse(live.draft) as Draft } : null,
  }
}

/**
 * A submission with the published version beside it.
 * @throws {ApiError} `NotFound`
 */
export async function readSubmission(
  db: Kysely<Database>,
  id: number,
  reader: DeskReader,
): Promise<DeskSubmission> {
  const row = await requireSubmission(db, id)
  const draft = JSON.parse(row.draft) as Draft
  const { publicId, live } = await liveOf(db, row)
  const owner = { id: row.recipe_id, userId: row.user_id }
  const pictures = [
    ...(await readPictures(db, draft, owner)),
    ...(live ? await readPictures(db, live.Draft, owner) : []),
  ]
  const before = await returnedBefore(db, row)
  return {
    Card: await cardOf(db, row, reader),
    Submission: await submissionToWire(db, row),
    Draft: draft,
    Live: live,
    PublicId: publicId,
    Pictures: [...new Map(pictures.map((picture) => [picture.Id, picture])).values()],
    Before: before === undefined ? [] : await readRemarks(db, before),
    Unknown: await readUnknown(db, draft, row.recipe_id),
  }
}

/**
 * Says that an editor reads a submission, for a few minutes. Who reads it already goes on: two may read, and the
 * later one sees it.
 * @throws {ApiError} `NotFound`
 */
export async function startReading(
  db: Kysely<Database>,
  id: number,
  { userId, now }: DeskReader,
): Promise<void> {
  await requireSubmission(db, id)
  await db
    .updateTable('submissions')
    .set({ reader_id: userId, reading_since: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((row) =>
      row.or([
        row('reader_id', 'is', null),
        row('reader_id', '=', userId),
        row('reading_since', '<=', now - READING_MS),
      ]),
    )
    .execute()
}

/** Says that an editor reads a submission no longer. */
export async function stopReading(db: Kysely<Database>, id: number, userId: number): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ reader_id: null, reading_since: null })
    .where('id', '=', id)
    .where('reader_id', '=', userId)
    .execute()
}
