import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { fileInside } from './file-report.ts'

/** Rows of one run. */
const ROWS_AT_ONCE = 1000

/**
 * Takes over reports of notes from the table of earlier versions of Simmer, whose processes may still write
 * them. A report without an account, or about a note that is not there any more, goes.
 */
export async function takeOverNoteReports(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('step_note_reports')
    .selectAll()
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute()
  for (const { id, note_id, user_id, reason, created_at } of rows) {
    await transact(db, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('step_note_reports')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n || user_id === null) return
      const reporter = { userId: user_id, address: undefined, now: created_at }
      try {
        await fileInside(trx, { kind: 'note', id: note_id }, { reason, word: '' }, reporter)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    })
  }
}
