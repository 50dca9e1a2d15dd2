import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { eachAlone, throughIds, type FailureLog } from '#server/http/hourly.ts'
import type { ImportFiles } from './import-files.ts'
import { UNDO_MS } from './save-import.ts'

/**
 * Deletes imports from 60 days ago that nobody can undo any more. Their recipes stay, their files go into the
 * bin.
 */
export async function forgetOld(
  db: Kysely<Database>,
  files: ImportFiles,
  now: number,
  log?: FailureLog,
): Promise<void> {
  const rows = new Map<number, Parameters<ImportFiles['discard']>[0]>()
  await throughIds(
    async (after, limit) => {
      const found = await db
        .selectFrom('own_imports')
        .select(['id', 'file'])
        .where('created_at', '<', now - 2 * UNDO_MS)
        .where((where) =>
          where.or([where('kept_at', 'is', null), where('kept_at', '<', now - UNDO_MS)]),
        )
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      for (const row of found) rows.set(row.id, row)
      return found.map(({ id }) => id)
    },
    async (ids) =>
      await eachAlone(log, 'the deletion of an import', ids, async (id) => {
        const row = rows.get(id)
        if (row) await files.discard(row)
        await db.deleteFrom('own_imports').where('id', '=', id).execute()
      }),
  )
}
