import type { OpenDatabase } from '#server/db/engine.ts'
import { type Area, FOLDERS, requireArea } from './areas.ts'
import type { ByteStore, StoreKind } from './byte-store.ts'
import { bucketSettings, type StorageConfig } from './bucket-settings.ts'
import { databaseStore } from './database-store.ts'
import { folderStore } from './folder-store.ts'
import { layeredStore } from './layered-store.ts'
import { s3Store } from './s3-store.ts'

export type { StorageConfig } from './bucket-settings.ts'

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
export function openStorage(
  config: StorageConfig,
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
): Storage {
  const folder = folderStore(config.DATA_DIR)
  const database = databaseStore(db)
  const settings = bucketSettings(config)
  const bucket = settings && s3Store(settings)
  const inFolder = layeredStore(folder, database)
  const inDatabase = layeredStore(database, folder)
  const inBucket = bucket && layeredStore(bucket, database, folder)
  const all = inBucket ?? inFolder
  const ofArea = (area: Area) =>
    inBucket ?? (engine.isShared && SHARED.has(area) ? inDatabase : inFolder)
  const ofKey = (key: string) => ofArea(requireArea(key))

  return {
    kind: all.kind,
    stores: { folder, database, ...(bucket && { s3: bucket }) },
    ofArea,
    put: async (key, source) => await ofKey(key).put(key, source),
    get: async (key, range) => await ofKey(key).get(key, range),
    head: async (key) => await ofKey(key).head(key),
    remove: async (key) => await ofKey(key).remove(key),
    list: async function* (prefix) {
      if (prefix !== '') {
        yield* all.list(prefix)
        return
      }
      // Not the whole data folder: most of it is not stored here.
      for (const folder of FOLDERS) yield* all.list(folder)
    },
    discard: async (key) => await ofKey(key).discard(key),
    inBin: () => all.inBin(),
    takeBack: async (key) => await ofKey(key).takeBack(key),
    emptyBin: async (now) => await all.emptyBin(now),
    discardParts: async (now) => await all.discardParts(now),
  }
}
