import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { publishingAuthor } from '#server/publishing/authors.ts'
import { settle, type Deciding } from '#server/publishing/desk/settle.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { suspensionOf } from '#server/roles/suspensions.ts'
import type { PictureFile } from '#server/storage/keys.ts'
import { parseContent, wordsOf } from './content.ts'
import { lacksOf } from './publish-cookbook.ts'
import { publicationOf, publishContent } from './publish-content.ts'
import { noteTold } from './submission-rows.ts'

/** Shows a cookbook again that the desk has hidden: an editor has read what it says now. */
async function forgetHidden(trx: Kysely<Database>, publicId: number, now: number): Promise<void> {
  await trx
    .updateTable('all_cookbooks')
    .set({ hidden_at: null })
    .where('id', '=', publicId)
    .execute()
  await trx
    .updateTable('report_cases')
    .set({ state: 'kept', hidden_at: null, decided_at: now })
    .where('kind', '=', 'cookbook')
    .where('subject_id', '=', publicId)
    .where('hidden_at', 'is not', null)
    .execute()
}

/**
 * Publishes texts and pictures as the editor has read them. What stands in a cookbook that is published is what
 * its author has published last.
 * @returns pictures that are shown no more
 * @throws {ApiError} `NotFound`; `OwnDecision`; `AlreadyDecided`, also of an author who may publish no more, or of
 * a cookbook in the bin
 */
export async function approveCookbook(
  db: Kysely<Database>,
  id: number,
  deciding: Deciding,
): Promise<readonly PictureFile[]> {
  const { userId, now } = deciding
  return await transact(db, async (trx) => {
    const row = await settle(
      trx,
      { table: 'cookbook_submissions', id, state: 'approved' },
      deciding,
    )
    const own = await trx
      .selectFrom('own_cookbooks')
      .select('id')
      .where('id', '=', row.cookbook_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    const author = own && (await publishingAuthor(trx, row.user_id))
    if (!author || (await suspensionOf(trx, row.user_id, now))) throw new ApiError('AlreadyDecided')
    const known = await publicationOf(trx, row.cookbook_id)
    const sent = parseContent(row.content)
    const live = known?.is_live === 1 ? parseContent(known.content) : sent
    const content = { ...wordsOf(sent), Tabs: live.Tabs, Loose: live.Loose }
    if ((await lacksOf(trx, content)).includes('name')) throw new ApiError('AlreadyDecided')
    if (known) await forgetHidden(trx, known.public_id, now)
    const ref = { userId: row.user_id, id: row.cookbook_id }
    const version = { ref, authorId: author.id, content, isTold: row.is_told === 1, now }
    const { publicId, dropped, wasTold } = await publishContent(trx, version)
    if (wasTold) await noteTold(trx, id, true)
    await appendToLog(trx, {
      actorId: userId,
      action: 'cookbook-approved',
      subjectKind: 'cookbook',
      subjectId: publicId,
      details: { submission: id, author: row.user_id },
      now,
    })
    return dropped
  })
}

/**
 * Sends a version back.
 * @throws {ApiError} `FieldRequired` without an answer; `NotFound`; `OwnDecision`; `AlreadyDecided`
 */
export async function returnCookbook(
  db: Kysely<Database>,
  id: number,
  answer: string,
  deciding: Deciding,
): Promise<void> {
  const said = answer.trim()
  if (said === '') throw new ApiError('FieldRequired', { field: 'Answer' })
  await transact(db, async (trx) => {
    const row = await settle(
      trx,
      { table: 'cookbook_submissions', id, state: 'returned', answer: said },
      deciding,
    )
    await appendToLog(trx, {
      actorId: deciding.userId,
      action: 'cookbook-returned',
      subjectKind: 'submission',
      subjectId: id,
      details: { author: row.user_id },
      now: deciding.now,
    })
  })
}

/** Notes that the desk has looked at what a trusted author has published. @throws {ApiError} `NotFound`; `OwnDecision` */
export async function lookAtCookbook(
  db: Kysely<Database>,
  id: number,
  { userId, now }: Deciding,
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await trx
      .selectFrom('cookbook_submissions')
      .select(['user_id', 'cookbook_id'])
      .where('id', '=', id)
      .where('is_by_trust', '=', 1)
      .executeTakeFirst()
    if (!row) throw new ApiError('NotFound')
    if (row.user_id === userId) throw new ApiError('OwnDecision')
    const { numUpdatedRows } = await trx
      .updateTable('cookbook_submissions')
      .set({ looked_at: now })
      .where('id', '=', id)
      .where('looked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await appendToLog(trx, {
      actorId: userId,
      action: 'cookbook-looked-at',
      subjectKind: 'cookbook',
      subjectId: (await publicationOf(trx, row.cookbook_id))?.public_id ?? null,
      details: { submission: id, author: row.user_id },
      now,
    })
  })
}
