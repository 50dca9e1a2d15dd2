import { join } from 'node:path'
import type { OpenDatabase } from '#server/db/engine.ts'
import { folderStore } from './picture-folder.ts'
import type { PictureStore } from './picture-store.ts'
import { tableStore } from './picture-table.ts'

/**
 * The pictures of a database: in its own table where several machines share it, else in the data folder.
 * @param dataDir `DATA_DIR`
 */
export function openPictures({ db, engine }: OpenDatabase, dataDir: string): PictureStore {
  const table = tableStore(db)
  return engine.isShared ? table : folderStore(db, join(dataDir, 'own-pictures'), table)
}
