import type { Kysely } from 'kysely'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import type { PictureStore } from './picture-store.ts'

/** Folders that the files are spread over, so that none has very many. */
const FOLDERS = 256
/** A file without a row may be one whose transaction has not ended yet. */
const FRESH_MS = 60 * 60 * 1000

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** `undefined` in place of an error that says that a file or folder is missing. */
async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Pictures as files of a folder.
 * @param others where pictures lie that were stored before there were files
 */
export function folderStore(
  db: Kysely<Database>,
  folder: string,
  others: PictureStore,
): PictureStore {
  const pathOf = (id: number) => join(folder, String(id % FOLDERS), `${id}.webp`)

  /** Ids of the files of a folder that are not fresh. */
  async function oldIn(name: string): Promise<number[]> {
    const files = (await orMissing(readdir(join(folder, name)))) ?? []
    const before = Date.now() - FRESH_MS
    const ids = files.map(async (file) => {
      const found = await orMissing(stat(join(folder, name, file)))
      return found && found.mtimeMs < before ? [Number.parseInt(file, 10)] : []
    })
    return (await Promise.all(ids)).flat()
  }

  async function remove(ids: readonly number[]): Promise<void> {
    // A power cut may have left a part of a file.
    const paths = ids.flatMap((id) => [pathOf(id), `${pathOf(id)}.part`])
    for (const path of paths) await rm(path, { force: true })
  }

  return {
    put: async (_trx, id, image) => {
      const path = pathOf(id)
      await mkdir(dirname(path), { recursive: true })
      // Whole or not at all, also when the power fails.
      await writeFile(`${path}.part`, image, { flush: true })
      await rename(`${path}.part`, path)
    },
    get: async (id) => (await orMissing(readFile(pathOf(id)))) ?? (await others.get(id)),
    remove,
    tidy: async () => {
      for (const name of (await orMissing(readdir(folder))) ?? []) {
        for (const ids of batches(await oldIn(name))) {
          const rows = await db
            .selectFrom('own_pictures')
            .select('media_id')
            .where('media_id', 'in', ids)
            .execute()
          const known = new Set(rows.map(({ media_id }) => media_id))
          await remove(ids.filter((id) => !known.has(id)))
        }
      }
    },
  }
}
