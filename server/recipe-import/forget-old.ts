import type { Kysely } from 'kysely'
import { hostname } from 'node:os'
import type { Database } from '#server/db/schema.ts'
import { eachAlone, throughIds, type FailureLog } from '#server/http/hourly.ts'
import { batches } from '#server/lib/batches.ts'
import { tidyFiles } from '#server/lib/tidy-files.ts'
import { type ImportFiles, importPath } from './import-files.ts'
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

/** Puts files whose imports are gone into the bin, and uploads that broke off. */
export async function forgetFiles(
  db: Kysely<Database>,
  files: ImportFiles,
  now: number,
): Promise<void> {
  const found = await files.list(now)
  const unused: string[] = []
  for (const batch of batches(found)) {
    const names = batch.map((path) => path.slice(path.indexOf('/') + 1, path.lastIndexOf('.')))
    const rows = await db
      .selectFrom('own_imports')
      .select(['id', 'file'])
      .where((where) =>
        where.or([
          where('file', 'in', names),
          where.and([
            where('file', 'is', null),
            where('id', 'in', [0, ...names.filter((name) => /^\d+$/.test(name)).map(Number)]),
          ]),
        ]),
      )
      .execute()
    const known = new Set(rows.map(importPath))
    unused.push(...batch.filter((path) => !known.has(path)))
  }
  await tidyFiles(files, 'files in DATA_DIR/imports', { count: found.length, unused })
}

/** Takes files of open imports back from the bin. */
export async function takeFilesBack(db: Kysely<Database>, files: ImportFiles): Promise<void> {
  const open = await db
    .selectFrom('own_imports')
    .select(['id', 'file'])
    .where('source', '=', 'file')
    .where('host', '=', hostname())
    .where('state', 'in', ['reading', 'ready', 'keeping'])
    .execute()
  const missing: string[] = []
  for (const row of open) if (!(await files.has(row))) missing.push(importPath(row))
  const count = await files.bin.takeBack(missing)
  if (count > 0)
    files.log.warn(`${count} files in DATA_DIR/imports were taken back from DATA_DIR/bin`)
}
