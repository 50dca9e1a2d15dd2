import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import type { ImportFiles } from './import-files.ts'
import { KEPT_MS } from './import-rows.ts'

/** Deletes imports from 60 days ago that nobody can undo any more. Their recipes stay. */
export async function forgetOld(
  db: Kysely<Database>,
  files: ImportFiles,
  now: number,
): Promise<void> {
  const old = await db
    .selectFrom('own_imports')
    .select('id')
    .where('created_at', '<', now - 2 * KEPT_MS)
    .where((where) =>
      where.or([where('kept_at', 'is', null), where('kept_at', '<', now - KEPT_MS)]),
    )
    .limit(500)
    .execute()
  for (const { id } of old) {
    await files.remove(id)
    await db.deleteFrom('own_imports').where('id', '=', id).execute()
  }
}

/** Deletes files whose imports are gone, such as with the account. */
export async function forgetFiles(
  db: Kysely<Database>,
  files: ImportFiles,
  now: number,
): Promise<void> {
  const { ids, parts } = await files.list(now)
  for (const part of parts) await files.remove(part)
  for (const some of batches(ids)) {
    const rows = await db.selectFrom('own_imports').select('id').where('id', 'in', some).execute()
    const known = new Set(rows.map(({ id }) => id))
    for (const id of some) if (!known.has(id)) await files.remove(id)
  }
}
