import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { orMissing } from '#server/lib/or-missing.ts'
import { FOLDERS } from '#server/storage/areas.ts'
import type { ByteStore } from '#server/storage/byte-store.ts'
import { checked } from '#server/storage/read-bytes.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { BIN, isBackupKey, OUTBOX, SINGLE_FILES } from './backup-keys.ts'
import { byCode } from './snapshot.ts'
import type { FileBytes } from './write-backup.ts'

/** Where the files of an instance lie. */
export interface FilePlaces {
  /** `DATA_DIR` */
  readonly dataDir: string
  readonly storage: Storage
}

/** A file by its key, opened when its turn comes. Undefined when it was deleted meanwhile. */
type OpenFile = (key: string) => Promise<FileBytes | undefined>

/**
 * Every file that belongs into a backup beside the rows, in the order of the keys. Files that a table has are
 * among its rows. Those that are deleted meanwhile are left out.
 */
export async function* findFiles(places: FilePlaces): AsyncGenerator<FileBytes> {
  const found = new Map<string, OpenFile>()
  for (const store of Object.values(places.storage.stores)) {
    // Its files are among the rows.
    if (store.kind === 'database') continue
    for (const area of FOLDERS) {
      for await (const { key } of store.list(area)) {
        found.set(key, async () => await openStored(store, key))
      }
    }
  }
  for (const key of await listBeside(places.dataDir)) {
    if (isBackupKey(key)) found.set(key, async () => await openPath(places.dataDir, key))
  }
  for (const key of [...found.keys()].sort(byCode)) {
    const file = await found.get(key)?.(key)
    if (file) yield file
  }
}

/** Files of the data folder that are not among the stored ones. */
async function listBeside(dataDir: string): Promise<string[]> {
  const found = [...SINGLE_FILES]
  for (const folder of [OUTBOX, BIN]) {
    const entries = await orMissing(
      readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }),
    )
    for (const entry of entries ?? []) {
      if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    }
  }
  return found
}

async function openStored(store: ByteStore, key: string): Promise<FileBytes | undefined> {
  const stored = await store.get(key)
  return stored && { kind: 'file', key, size: stored.size, bytes: checked(stored) }
}

async function openPath(dataDir: string, key: string): Promise<FileBytes | undefined> {
  const file = await orMissing(open(join(dataDir, key)))
  if (!file) return undefined
  const { size } = await file.stat()
  return { kind: 'file', key, size, bytes: file.createReadStream() }
}
