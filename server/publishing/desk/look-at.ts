import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import type { Deciding } from './settle.ts'
import { requireSubmission } from './submission.ts'

/**
 * Notes that the desk has looked at what a trusted author has published. The same again changes nothing.
 * @throws {ApiError} `NotFound`; `OwnDecision`
 */
export async function lookAt(
  db: Kysely<Database>,
  id: number,
  { userId, now }: Deciding,
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await requireSubmission(trx, id)
    if (row.is_by_trust === 0) throw new ApiError('NotFound')
    if (row.user_id === userId) throw new ApiError('OwnDecision')
    const { numUpdatedRows } = await trx
      .updateTable('submissions')
      .set({ looked_at: now })
      .where('id', '=', id)
      .where('looked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await appendToLog(trx, {
      actorId: userId,
      action: 'recipe-looked-at',
      subjectKind: 'submission',
      subjectId: id,
      details: { author: row.user_id },
      now,
    })
  })
}
