import type { Kysely } from 'kysely'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#contract/durations.ts'
import { FILM_UPLOAD_DAYS, FILM_VERSION_DAYS } from '#contract/films/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { eachAlone, type FailureLog } from '#server/http/hourly.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { dropFiles, unnamedFiles } from './film-files.ts'
import type { FilmTools } from './film-tools.ts'
import { forgetPreviews } from './previews.ts'
import { ARRIVING } from './receive-part.ts'
import { deleteUpload } from './uploads.ts'

/** Rows of one statement. */
const ROWS_MAX = 500

type Tools = Pick<FilmTools, 'db' | 'storage' | 'dataDir'>

/** Uploads that nobody has gone on with, and those whose answer nobody asks for any more. */
async function forgetUploads({ db, storage }: Tools, now: number, log: FailureLog): Promise<void> {
  const ended = await db
    .selectFrom('film_uploads')
    .select('id')
    .where('touched_at', '<=', now - FILM_UPLOAD_DAYS * DAY_MS)
    .limit(ROWS_MAX)
    .execute()
  await eachAlone(log, 'the deletion of an upload', ended, async ({ id }) => {
    const keys = await transact(db, async (trx) => await deleteUpload(trx, id))
    for (const key of keys) await storage.discard(key)
  })
}

/** Films of versions that others took the place of long ago. */
async function forgetVersions(db: Kysely<Database>, now: number): Promise<void> {
  const cutoff = now - FILM_VERSION_DAYS * DAY_MS
  await db
    .deleteFrom('submission_films')
    .where('submission_id', 'in', (rows) =>
      rows
        .selectFrom('submissions as old')
        .innerJoin('submissions as newer', 'newer.recipe_id', 'old.recipe_id')
        .select('old.id')
        .whereRef('newer.id', '>', 'old.id')
        .where('old.state', '=', 'approved')
        .where('newer.state', '=', 'approved')
        .where('newer.decided_at', '<=', cutoff),
    )
    .execute()
}

/** Films that were replaced some days ago, and files that nothing names: recipes and submissions have gone. */
async function forgetFiles({ db, storage }: Tools, now: number, log: FailureLog): Promise<void> {
  await db.deleteFrom('replaced_films').where('ends_at', '<=', now).execute()
  await forgetVersions(db, now)
  const files = await unnamedFiles(db, ROWS_MAX)
  await eachAlone(log, 'the deletion of a film', files, async (id) => {
    const keys = await transact(db, async (trx) => await dropFiles(trx, [id]))
    for (const key of keys) await storage.discard(key)
  })
}

/** Files on their way whose process has ended. */
async function forgetArriving({ dataDir }: Tools): Promise<void> {
  const folder = join(dataDir, ARRIVING)
  for (const name of (await orMissing(readdir(folder))) ?? []) {
    const path = join(folder, name)
    const found = await orMissing(stat(path))
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true })
  }
}

/**
 * Deletes what is not needed any more. Files go into the bin of files: another database, which this one is a
 * copy of, may still name them.
 */
export async function forgetFilms(tools: Tools, now: number, log: FailureLog): Promise<void> {
  await forgetPreviews(tools.db, now)
  await forgetUploads(tools, now, log)
  await forgetFiles(tools, now, log)
  await forgetArriving(tools)
}
