import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { DeletedPicture } from './picture-store.ts'

/** Folders that the files are spread over, so that none has very many. */
const FOLDERS = 256
/** A file without a row may be one whose transaction has not ended yet. */
const FRESH_MS = HOUR_MS
/** A file named by the id of its row, or by chance and content; or a part of one. */
const NAME = /^(?:(\d+)|[\da-f]{32}\.[\da-f]{16})\.webp(?:\.part)?$/
/** Rows that are compared with the files at once. */
const ROWS = 1000

/** The file of a picture below `own-pictures`; one without a name of its own has the name of its id. */
export function fileOf({ media_id, file }: DeletedPicture): string {
  return file ?? `${media_id % FOLDERS}/${media_id}.webp`
}

/** Every file below `own-pictures` that is a picture's or a part of one. */
export async function listFiles(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const name of (await orMissing(readdir(folder))) ?? []) {
    const files = await readdir(join(folder, name)).catch((): string[] => [])
    for (const file of files) if (NAME.test(file)) found.push(`${name}/${file}`)
  }
  return found
}

async function knownOf(
  db: Kysely<Database>,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = files.flatMap((file) =>
    Number(NAME.exec(file.slice(file.indexOf('/') + 1))?.[1] ?? []),
  )
  const rows = await db
    .selectFrom('own_pictures')
    .select(['media_id', 'file'])
    .where((where) =>
      where.or([
        where('file', 'in', files),
        where.and([where('file', 'is', null), where('media_id', 'in', ids)]),
      ]),
    )
    .execute()
  return new Set(rows.map(fileOf))
}

/** Files that no row names, apart from fresh ones. */
export async function unusedFiles(
  db: Kysely<Database>,
  folder: string,
  files: readonly string[],
): Promise<string[]> {
  const before = Date.now() - FRESH_MS
  const unused: string[] = []
  for (const batch of batches(files)) {
    const known = await knownOf(db, batch)
    for (const file of batch) {
      if (known.has(file)) continue
      const found = await orMissing(stat(join(folder, file)))
      if (found && found.mtimeMs < before) unused.push(file)
    }
  }
  return unused
}

/** Files that rows name and the folder does not have, and how many rows name one. */
export async function missingFiles(
  db: Kysely<Database>,
  folder: string,
): Promise<{ count: number; missing: string[] }> {
  const files = new Set(await listFiles(folder))
  const missing: string[] = []
  let count = 0
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('own_pictures')
      .leftJoin('own_picture_files', 'own_picture_files.media_id', 'own_pictures.media_id')
      .select([
        'own_pictures.media_id',
        'own_pictures.file',
        'own_picture_files.media_id as stored',
      ])
      .where('own_pictures.media_id', '>', after)
      .orderBy('own_pictures.media_id')
      .limit(ROWS)
      .execute()
    for (const { media_id, file, stored } of rows) {
      after = media_id
      if (stored !== null) continue
      count += 1
      const name = fileOf({ media_id, file })
      if (!files.has(name)) missing.push(name)
    }
    if (rows.length < ROWS) return { count, missing }
  }
}
