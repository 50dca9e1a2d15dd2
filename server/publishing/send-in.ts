import type { Kysely, Transaction } from 'kysely'
import type { CompiledRecipe } from '#cooking/writing/compile.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { SendIn } from '#contract/publishing/publication.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireOwn, type OwnRef } from '#server/own-recipes/access.ts'
import type { Compile } from '#server/own-recipes/compile.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { readPublishedFilm } from '#server/films/published-film.ts'
import { freezeFilm, isFilmSubmitted } from '#server/films/submitted-film.ts'
import { takeBackDrafts } from '#server/publications/submissions.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { refuseSuspended } from '#server/roles/suspensions.ts'
import type { PictureFile } from '#server/storage/keys.ts'
import { publishingAuthor, type PublishingAuthor } from './authors.ts'
import { publicationOf } from './own-publication.ts'
import { publish } from './publish.ts'
import { enforceSubmissions, forgetOld, nextNumber } from './submission-rows.ts'

/**
 * Refuses a recipe that is not the author's: one of somebody else stays private without a licence.
 * @throws {ApiError} `FieldRequired`
 */
function requireOwnWork({ Source }: Draft): void {
  if (Source?.IsForeign && !Source.Licence?.trim())
    throw new ApiError('FieldRequired', { field: 'Source' })
}

/** A draft that is sent in, of an author who may. */
interface Sent {
  readonly sent: SendIn
  readonly draft: Draft
  readonly text: string
  readonly author: PublishingAuthor
}

/** The recipe that a member sends in, as the caller saw it. @throws {ApiError} see {@link sendIn} */
async function requireSendable(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  sent: SendIn,
): Promise<Sent> {
  const row = await requireOwn(db, id, userId)
  const author = await publishingAuthor(db, userId)
  if (!author) throw new ApiError('NotFound')
  if (row.version !== sent.Version) throw new ApiError('ChangedMeanwhile')
  const draft = JSON.parse(row.draft) as Draft
  if (row.is_cookable === 0) throw new ApiError('FieldRequired', { field: 'Draft' })
  requireOwnWork(draft)
  // What the desk has hidden is read before others see it again.
  const publication = await publicationOf(db, id)
  const film = publication && (await readPublishedFilm(db, publication.public_id))
  const isHidden = publication?.withdrawn_by === 'desk' || (film && film.hidden_at !== null)
  const isTrusted = author.isTrusted && !isHidden
  return { sent, draft, text: row.draft, author: { ...author, isTrusted } }
}

async function insertSubmission(
  trx: Transaction<Database>,
  { userId, id }: OwnRef,
  { sent, text, author }: Sent,
  now: number,
): Promise<number> {
  const decided = author.isTrusted
    ? { state: 'approved' as const, decided_at: now, is_by_trust: 1 }
    : { state: 'waiting' as const, decided_at: null, is_by_trust: 0 }
  const { id: submission } = await trx
    .insertInto('submissions')
    .values({
      recipe_id: id,
      user_id: userId,
      version: sent.Version,
      number: await nextNumber(trx, id),
      draft: text,
      word: sent.Word?.trim() ?? '',
      ...decided,
      sent_at: now,
      reader_id: null,
      reading_since: null,
      answer: '',
      decided_by: null,
      looked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return submission
}

/** Publishes what a trusted author has sent in. */
async function publishByTrust(
  trx: Transaction<Database>,
  { userId, id }: OwnRef,
  { submission, sent, compiled }: { submission: number; sent: Sent; compiled: CompiledRecipe },
  saver: Saver,
): Promise<readonly PictureFile[]> {
  const { draft, author } = sent
  const { publicId, dropped } = await publish(trx, {
    recipeId: id,
    submissionId: submission,
    authorId: author.id,
    draft,
    compiled,
    saver,
  })
  await appendToLog(trx, {
    actorId: userId,
    action: 'recipe-published-by-trust',
    subjectKind: 'recipe',
    subjectId: publicId,
    details: { submission },
    now: saver.now,
  })
  return dropped
}

/**
 * Sends in an own recipe as its author has seen it. It takes the place of one that waits; the same version again
 * changes nothing. What a trusted author sends in is published at once.
 * @returns pictures that are shown no more
 * @throws {ApiError} `RequestInvalid`; `NotFound` for who is no author; `Suspended`; `ChangedMeanwhile`;
 * `FieldRequired` for a draft that lacks something, and for a recipe of somebody else without a licence;
 * `LimitReached`; and those of `Compile`
 */
export async function sendIn(
  db: Kysely<Database>,
  ref: OwnRef,
  sent: SendIn,
  saver: Saver,
  compile: Compile,
): Promise<readonly PictureFile[]> {
  const { draft } = await requireSendable(db, ref, sent)
  // This comes before the transaction, which keeps others waiting.
  const compiled = await compile(draft)
  if (!compiled) throw new ApiError('FieldRequired', { field: 'Draft' })
  return await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    const now = await requireSendable(trx, ref, sent)
    await refuseSuspended(trx, ref.userId, saver.now)
    const latest = await trx
      .selectFrom('submissions')
      .select(['id', 'version', 'state'])
      .where('recipe_id', '=', ref.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const isThere = latest?.state === 'waiting' || latest?.state === 'approved'
    const isSame =
      isThere &&
      latest.version === sent.Version &&
      (await isFilmSubmitted(trx, { recipeId: ref.id, submissionId: latest.id }))
    if (isSame) return []
    await enforceSubmissions(trx, ref.userId, saver.now)
    await takeBackDrafts(trx, [ref.id], saver.now)
    const submission = await insertSubmission(trx, ref, now, saver.now)
    await freezeFilm(trx, { recipeId: ref.id, submissionId: submission })
    await forgetOld(trx, ref.id, saver.now)
    if (!now.author.isTrusted) return []
    return await publishByTrust(trx, ref, { submission, sent: now, compiled }, saver)
  })
}
