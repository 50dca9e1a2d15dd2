import type { OpenDatabase } from '#server/db/engine.ts'
import { type Area, FOLDERS, requireArea } from './areas.ts'
import type { ByteStore, StoreKind } from './byte-store.ts'
import { databaseStore } from './database-store.ts'
import { folderStore } from './folder-store.ts'
import { layeredStore } from './layered-store.ts'

/** What of the configuration says where files are stored. */
export interface StorageConfig {
  DATA_DIR: string
}

/**
 * The stored files of an instance. As a {@link ByteStore} it stores each key where its area belongs, finds it
 * in whatever store has it, and lists the files of all stores: one that lies in two is listed twice, with
 * different kinds.
 */
export interface Storage extends ByteStore {
  /** Where new files of an area go, and older ones are found. */
  readonly ofArea: (area: Area) => ByteStore
  /** The stores by their kinds, to read or copy what lies in one of them. */
  readonly stores: Readonly<Partial<Record<StoreKind, ByteStore>>>
}

/** Areas whose new files go into a table when several machines share the database. */
const SHARED: ReadonlySet<Area> = new Set(['imports', 'media'])

/**
 * Opens the stores of an instance. Bytes of pictures that are in the rows themselves (`avatars`,
 * `cooked_photos`, `own_picture_files`) are not among its files.
 */
export function openStorage({ DATA_DIR }: StorageConfig, { db, engine }: OpenDatabase): Storage {
  const folder = folderStore(DATA_DIR)
  const database = databaseStore(db)
  const inFolder = layeredStore(folder, database)
  const inDatabase = layeredStore(database, folder)
  const ofArea = (area: Area) => (engine.isShared && SHARED.has(area) ? inDatabase : inFolder)
  const ofKey = (key: string) => ofArea(requireArea(key))

  return {
    kind: folder.kind,
    stores: { folder, database },
    ofArea,
    put: async (key, source) => await ofKey(key).put(key, source),
    get: async (key, range) => await ofKey(key).get(key, range),
    head: async (key) => await ofKey(key).head(key),
    remove: async (key) => await ofKey(key).remove(key),
    list: async function* (prefix) {
      if (prefix !== '') {
        yield* inFolder.list(prefix)
        return
      }
      // Not the whole data folder: most of it is not stored here.
      for (const folder of FOLDERS) yield* inFolder.list(folder)
    },
    discard: async (key) => await ofKey(key).discard(key),
    inBin: () => inFolder.inBin(),
    takeBack: async (key) => await ofKey(key).takeBack(key),
    emptyBin: async (now) => await inFolder.emptyBin(now),
    discardParts: async (now) => await inFolder.discardParts(now),
  }
}
