import type { Kysely } from 'kysely'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { FileBin } from '#server/lib/file-bin.ts'
import { NO_LOG, type WarningLog } from '#server/lib/tidy-files.ts'
import { folderStore } from './picture-folder.ts'
import type { PictureStore } from './picture-store.ts'

/** Pictures in a table, so that every process of a shared database sees them. They end with their rows. */
function tableStore(db: Kysely<Database>): PictureStore {
  return {
    put: async (trx, id, image) => {
      await trx.insertInto('own_picture_files').values({ media_id: id, image }).execute()
    },
    get: async (id, trx = db) => {
      const row = await trx
        .selectFrom('own_picture_files')
        .select('image')
        .where('media_id', '=', id)
        .executeTakeFirst()
      return row && Buffer.from(row.image)
    },
    remove: async () => {},
    discard: async () => {},
    tidy: async () => {},
    takeBack: async () => {},
  }
}

/**
 * The pictures of a database: in its own table where several machines share it, else in the data folder.
 * @param dataDir `DATA_DIR`
 */
export function openPictures(
  { db, engine }: OpenDatabase,
  dataDir: string,
  log: WarningLog = NO_LOG,
): PictureStore {
  const table = tableStore(db)
  if (engine.isShared) return table
  return folderStore({ db, dataDir, others: table, bin: new FileBin(dataDir), log })
}
