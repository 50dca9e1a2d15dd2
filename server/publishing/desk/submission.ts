import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { READING_MS } from '#contract/publishing/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { shownName } from '#server/membership/people.ts'
import { instant } from '#server/own-recipes/states.ts'
import { publicationOf } from '../own-publication.ts'
import { readPictures, readRemarks, submissionToWire } from '../read.ts'
import type { SubmissionRow } from '../submission-rows.ts'
import { readDeskFilms } from './films.ts'
import { cardOf, type DeskReader } from './cards.ts'
import { publishedBefore, returnedBefore } from './versions-before.ts'
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

/** A draft as editors read it, without its author's private note. */
function readableDraft(text: string): Draft {
  const { OwnNote: _, ...draft } = JSON.parse(text) as Draft
  return draft
}

/** Who has decided about a submission; null while it waits. */
async function decisionOf(
  db: Kysely<Database>,
  { decided_by, decided_at }: SubmissionRow,
  userId: number,
): Promise<DeskSubmission['Decision']> {
  if (decided_at === null) return null
  const user =
    decided_by === null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['first_name', 'last_name', 'username'])
          .where('id', '=', decided_by)
          .executeTakeFirst()
  return {
    Name: user ? shownName(user) : null,
    IsMe: decided_by === userId,
    Decided: instant(decided_at),
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
  const draft = readableDraft(row.draft)
  const publication = await publicationOf(db, row.recipe_id)
  const earlier = await publishedBefore(db, row)
  const live = earlier ? { Number: earlier.number, Draft: readableDraft(earlier.draft) } : null
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
    ...(await readDeskFilms(db, id, publication?.public_id)),
    PublicId: publication?.public_id ?? null,
    Pictures: [...new Map(pictures.map((picture) => [picture.Id, picture])).values()],
    Before: before === undefined ? [] : await readRemarks(db, before),
    Unknown: await readUnknown(db, draft, {
      recipeId: row.recipe_id,
      langId: reader.langId,
    }),
    Decision: await decisionOf(db, row, reader.userId),
    IsToLookAt: row.state === 'approved' && row.is_by_trust === 1 && row.looked_at === null,
  }
}

/**
 * Records for a few minutes that an editor reads a submission. Another reader is not replaced: two may read, and the
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
