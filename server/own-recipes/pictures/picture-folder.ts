import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { type TidyTools, tidyFiles } from '#server/lib/tidy-files.ts'
import { contentHash, HASH_DIGITS } from '#server/media/content-hash.ts'
import { parseServedPath, servedPath } from '#server/media/served-path.ts'
import { fileOf, listFiles, missingFiles, unusedFiles } from './picture-files.ts'
import type { DeletedPicture, PictureStore } from './picture-store.ts'

/** Folder of the pictures in the data folder. */
const FOLDER = 'own-pictures'
/** What these files are called in the log. */
const WHAT = `pictures of own recipes in DATA_DIR/${FOLDER}`

/** Bytes of chance in a name. */
const NAME_BYTES = 16

/** What the folder is used with. */
export interface FolderTools extends TidyTools {
  readonly db: Kysely<Database>
  /** `DATA_DIR` */
  readonly dataDir: string
  /** Where pictures lie that were stored before there were files. */
  readonly others: PictureStore
}

/** A name that no other picture ever has, with the hash of what it names. */
function newName(image: Buffer): string {
  const name = randomBytes(NAME_BYTES).toString('hex')
  const hash = createHash('sha256').update(image).digest('hex').slice(0, HASH_DIGITS)
  return servedPath(`${name.slice(0, 2)}/${name}.webp`, hash)
}

/** Whether a file is the picture of its row: a restore may have put another one in its place. */
async function isStored(
  path: string,
  { file, bytes }: { file: string | null; bytes: number },
  length: number,
) {
  if (length !== bytes) return false
  return file === null || parseServedPath(file).hash === (await contentHash(path))
}

/** Pictures as files of a folder. */
export function folderStore({ db, dataDir, others, bin, log }: FolderTools): PictureStore {
  const folder = join(dataDir, FOLDER)
  const inData = (file: string) => `${FOLDER}/${file}`

  return {
    put: async (trx, id, image) => {
      const file = newName(image)
      const path = join(folder, file)
      await mkdir(dirname(path), { recursive: true })
      // Whole or not at all, also when the power fails.
      await writeFile(`${path}.part`, image, { flush: true })
      await rename(`${path}.part`, path)
      await trx.updateTable('own_pictures').set({ file }).where('media_id', '=', id).execute()
    },
    get: async (id, trx) => {
      const row = await (trx ?? db)
        .selectFrom('own_pictures')
        .select(['media_id', 'file', 'bytes'])
        .where('media_id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      const path = join(folder, fileOf(row))
      const image = await orMissing(readFile(path))
      if (!image) return await others.get(id, trx)
      if (await isStored(path, row, image.length)) return image
      log.warn(`${path} is not the picture that was stored there: restore it from a backup`)
      return undefined
    },
    remove: async (pictures: readonly DeletedPicture[]) => {
      // A power cut may have left a part of a file.
      const paths = pictures.map((picture) => join(folder, fileOf(picture)))
      for (const path of paths) {
        for (const end of ['', '.part']) await rm(`${path}${end}`, { force: true })
      }
    },
    discard: async (pictures) => {
      for (const picture of pictures) await bin.put(inData(fileOf(picture)))
    },
    tidy: async () => {
      const files = await listFiles(folder)
      const unused = await unusedFiles(db, folder, files)
      await tidyFiles({ bin, log }, WHAT, { count: files.length, unused: unused.map(inData) })
    },
    takeBack: async () => {
      const { count, missing } = await missingFiles(db, folder)
      const back = await bin.takeBack(missing.map(inData))
      if (back > 0) log.warn(`${back} ${WHAT} were taken back from DATA_DIR/bin`)
      const gone = missing.length - back
      if (gone > 0) {
        log.warn(`${gone} of ${count} ${WHAT} are missing: restore them from a backup`)
      }
    },
  }
}
