import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type {
  Publication,
  Published,
  PublishedVersion,
  SentVersion,
} from '#contract/publishing/publication.ts'
import type { Remark, Submission } from '#contract/publishing/submission.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { requireOwn, type OwnRef } from '#server/own-recipes/access.ts'
import { selectPictures } from '#server/own-recipes/own-copies.ts'
import { instant } from '#server/own-recipes/states.ts'
import { globalRating } from '#server/ratings/global-rating.ts'
import { publishingAuthor } from './authors.ts'
import { publicationOf, type PublicationRow } from './own-publication.ts'
import type { SubmissionRow } from './submission-rows.ts'

/** The remarks on a submission, in the order in which they were written. */
export async function readRemarks(db: Kysely<Database>, submissionId: number): Promise<Remark[]> {
  const rows = await db
    .selectFrom('submission_remarks')
    .select(['id', 'field', 'text', 'done_at'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, field, text, done_at }) => ({
    Id: id,
    Field: field,
    Text: text,
    IsDone: done_at !== null,
  }))
}

/** A submission without its draft. */
export async function submissionToWire(
  db: Kysely<Database>,
  row: Omit<SubmissionRow, 'draft'>,
): Promise<Submission> {
  return {
    Id: row.id,
    Number: row.number,
    Version: row.version,
    State: row.state,
    Sent: instant(row.sent_at),
    Word: row.word,
    Answer: row.answer,
    Remarks: await readRemarks(db, row.id),
  }
}

async function publishedToWire(
  db: Kysely<Database>,
  { public_id, is_live, withdrawn_by, published_at }: PublicationRow,
): Promise<Published> {
  const row = await db
    .selectFrom('all_recipes')
    .select((recipe) => [
      'views',
      'rating_sum',
      'rating_count',
      recipe
        .selectFrom('favourite_recipes')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('recipe_id', '=', public_id)
        .as('favourites'),
    ])
    .where('id', '=', public_id)
    .executeTakeFirstOrThrow()
  return {
    Id: public_id,
    IsLive: is_live === 1,
    IsHidden: withdrawn_by === 'desk',
    Since: instant(published_at),
    Views: row.views,
    Favourites: row.favourites ?? 0,
    Rating: { GlobalRating: globalRating(row), TotalRatings: row.rating_count },
  }
}

/** Versions that were published, the latest first; each ends where the next begins. */
function versionsToWire(
  rows: readonly Pick<SubmissionRow, 'id' | 'number' | 'state' | 'decided_at'>[],
): PublishedVersion[] {
  const approved = rows.filter(({ state }) => state === 'approved')
  return approved.map(({ id, number, decided_at }, index) => {
    const next = approved[index - 1]
    return {
      Id: id,
      Number: number,
      From: instant(decided_at ?? 0),
      Until: next ? instant(next.decided_at ?? 0) : null,
    }
  })
}

/**
 * The publishing state of an own recipe.
 * @throws {ApiError} `RequestInvalid`
 */
export async function readPublication(db: Kysely<Database>, ref: OwnRef): Promise<Publication> {
  const own = await requireOwn(db, ref.id, ref.userId)
  const author = await publishingAuthor(db, ref.userId)
  const publication = await publicationOf(db, ref.id)
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('recipe_id', '=', ref.id)
    .where('state', '!=', 'taken-back')
    .orderBy('id', 'desc')
    .execute()
  const [latest] = rows
  return {
    MaySend: author !== undefined && own.is_cookable === 1,
    IsTrusted: author?.isTrusted === true,
    Published: publication ? await publishedToWire(db, publication) : null,
    Submission: latest && latest.state !== 'approved' ? await submissionToWire(db, latest) : null,
    Versions: versionsToWire(rows),
  }
}

/** Pictures of an author that drafts name, by their ids. */
export async function readPictures(
  db: Kysely<Database>,
  draft: Draft,
  ref: OwnRef,
): Promise<OwnPicture[]> {
  const rows = await selectPictures(db, draft, ref)
    .innerJoin('media', 'media.id', 'own_pictures.media_id')
    .select(['media.id', 'media.path', 'media.width', 'media.height'])
    .orderBy('media.id')
    .execute()
  return rows.map(({ id, path, width, height }) => ({
    Id: id,
    Path: mediaPath(path),
    Width: width,
    Height: height,
  }))
}

/**
 * A version that an author has sent in, with its content.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a submission of another recipe
 */
export async function readSentVersion(
  db: Kysely<Database>,
  ref: OwnRef,
  submissionId: number,
): Promise<SentVersion> {
  await requireOwn(db, ref.id, ref.userId)
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', submissionId)
    .where('recipe_id', '=', ref.id)
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  const draft = JSON.parse(row.draft) as Draft
  return {
    Submission: await submissionToWire(db, row),
    Draft: draft,
    Pictures: await readPictures(db, draft, ref),
  }
}
