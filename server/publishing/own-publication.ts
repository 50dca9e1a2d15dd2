import type { Kysely, Selectable } from 'kysely'
import { transact } from '#server/db/transact.ts'
import type { Database } from '#server/db/schema.ts'
import type { PublicationTable } from '#server/db/tables/publishing.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireOwn, type OwnRef } from '#server/own-recipes/access.ts'
import type { Compile } from '#server/own-recipes/compile.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { takeBackDrafts } from '#server/publications/submissions.ts'
import { withdrawRecipe } from '#server/publications/withdraw.ts'
import { refuseSuspended } from '#server/roles/suspensions.ts'
import type { PictureFile } from '#server/storage/keys.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { publishingAuthor } from './authors.ts'
import { publish } from './publish.ts'

/** A row of `publications`. */
export type PublicationRow = Selectable<PublicationTable>

/** What is or was published of an own recipe; undefined before. */
export async function publicationOf(
  db: Kysely<Database>,
  recipeId: number,
): Promise<PublicationRow | undefined> {
  return await db
    .selectFrom('publications')
    .selectAll()
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
}

/**
 * Takes back what waits.
 * @throws {ApiError} `RequestInvalid`; `AlreadyDecided` when nothing waits
 */
export async function takeBack(db: Kysely<Database>, ref: OwnRef, now: number): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    await requireOwn(trx, ref.id, ref.userId)
    const ids = await takeBackDrafts(trx, [ref.id], now)
    if (ids.length === 0) throw new ApiError('AlreadyDecided')
  })
}

/**
 * Says whether a remark is done.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a remark about another recipe
 */
export async function markRemark(
  db: Kysely<Database>,
  ref: OwnRef,
  { remark, isDone, now }: { remark: number; isDone: boolean; now: number },
): Promise<void> {
  await requireOwn(db, ref.id, ref.userId)
  const { numUpdatedRows } = await db
    .updateTable('submission_remarks')
    .set({ done_at: isDone ? now : null })
    .where('id', '=', remark)
    .where('submission_id', 'in', (own) =>
      own.selectFrom('submissions').select('submissions.id').where('recipe_id', '=', ref.id),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ApiError('NotFound')
}

/**
 * Withdraws what is published. The same again changes nothing.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a recipe that was never published
 */
export async function withdraw(db: Kysely<Database>, ref: OwnRef, now: number): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    await requireOwn(trx, ref.id, ref.userId)
    const publication = await publicationOf(trx, ref.id)
    if (!publication) throw new ApiError('NotFound')
    await withdrawRecipe(trx, publication.public_id, { by: 'author', now })
  })
}

/** The withdrawn recipe of an author, which may be published again unchanged. */
async function requireWithdrawn(db: Kysely<Database>, ref: OwnRef) {
  await requireOwn(db, ref.id, ref.userId)
  const author = await publishingAuthor(db, ref.userId)
  const publication = await publicationOf(db, ref.id)
  if (!author || !publication || publication.submission_id === null) throw new ApiError('NotFound')
  if (publication.withdrawn_by === 'desk') throw new ApiError('NotFound')
  const { draft } = await db
    .selectFrom('submissions')
    .select('draft')
    .where('id', '=', publication.submission_id)
    .executeTakeFirstOrThrow()
  return { ...publication, submissionId: publication.submission_id, author, draft }
}

/**
 * Publishes what its author has withdrawn, in the version that was approved: under its old address, with its
 * ratings and comments. What is published stays as it is.
 * @returns pictures that are shown no more
 * @throws {ApiError} `RequestInvalid`; `NotFound` for who is no author, and for a recipe that was never
 * published or was withdrawn by the desk; `Suspended`; and those of `Compile`
 */
export async function publishAgain(
  db: Kysely<Database>,
  ref: OwnRef,
  saver: Saver,
  compile: Compile,
): Promise<readonly PictureFile[]> {
  const before = await requireWithdrawn(db, ref)
  if (before.is_live === 1) return []
  const draft = JSON.parse(before.draft) as Draft
  const compiled = await compile(draft)
  if (!compiled) throw new ApiError('FieldRequired', { field: 'Draft' })
  return await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    await refuseSuspended(trx, ref.userId, saver.now)
    const { author, submissionId, is_live } = await requireWithdrawn(trx, ref)
    if (is_live === 1 || submissionId !== before.submissionId) return []
    const publishing = { recipeId: ref.id, submissionId, authorId: author.id }
    const { dropped } = await publish(trx, { ...publishing, draft, compiled, saver })
    return dropped
  })
}
