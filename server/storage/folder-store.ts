import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { orMissing } from '#server/lib/or-missing.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { areaOf, requireArea } from './areas.ts'
import type { ByteSource, ByteStore, StoredFile } from './byte-store.ts'

/** Errors that say something about the disk or its rights, none about the code. */
const OUTAGES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'])

/** What a failure of the disk means to callers. */
function outageOf(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || !OUTAGES.has(code)) return error
  return new StorageUnavailable(`the folder of files fails: ${code} (${syscall ?? 'unknown'})`, {
    cause: error,
  })
}

async function onDisk<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    throw outageOf(error)
  })
}

/** Writes a file to the disk, not only to its cache. */
async function writeThrough(path: string, source: ByteSource): Promise<void> {
  if (source instanceof Uint8Array) {
    await writeFile(path, source, { flush: true })
    return
  }
  await copyFile(source.file, path)
  const copy = await open(path, 'r+')
  await copy.sync().finally(() => copy.close())
}

/**
 * Files below a folder, whose paths are their keys.
 * @param folder `DATA_DIR`
 */
export function folderStore(folder: string): ByteStore {
  const pathOf = (key: string) => {
    requireArea(key)
    return join(folder, key)
  }

  const head = async (key: string): Promise<StoredFile | undefined> => {
    const found = await onDisk(orMissing(stat(pathOf(key))))
    return found?.isFile()
      ? { key, size: found.size, storedAt: Math.floor(found.mtimeMs), kind: 'folder' }
      : undefined
  }

  return {
    kind: 'folder',
    put: async (key, source) => {
      const path = pathOf(key)
      const part = `${path}.${randomUUID()}.part`
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeThrough(part, source)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw outageOf(error)
      }
    },
    get: async (key, range) => {
      const found = await head(key)
      if (!found) return undefined
      const stream = createReadStream(pathOf(key), range && { start: range.first, end: range.last })
      return { ...found, stream }
    },
    head,
    remove: async (key) => {
      await onDisk(rm(pathOf(key), { force: true }))
    },
    list: async function* (prefix) {
      const entries =
        (await onDisk(
          orMissing(readdir(join(folder, prefix), { recursive: true, withFileTypes: true })),
        )) ?? []
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
        const found = areaOf(key) === undefined ? undefined : await head(key)
        if (found) yield found
      }
    },
  }
}
