import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { DAY_MS } from '#contract/durations.ts'
import { FileBin } from '#server/lib/file-bin.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { areaOf, FOLDERS, isPart, requireArea } from './areas.ts'
import type { ByteSource, ByteStore, StoredFile } from './byte-store.ts'
import { diskOutage, onDisk } from './on-disk.ts'

/** Renames a file where both places are on one disk. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EXDEV') return false
    throw error
  }
}

/** Writes a file to the disk, not only to its cache. */
async function writeThrough(path: string, source: ByteSource): Promise<void> {
  if (source instanceof Uint8Array) {
    await writeFile(path, source, { flush: true })
    return
  }
  if (!(source.mayMove && (await isMoved(source.file, path)))) await copyFile(source.file, path)
  const copy = await open(path, 'r+')
  await copy.sync().finally(() => copy.close())
}

/** Paths of all files of a folder in the data folder. */
async function filesBelow(folder: string, prefix: string): Promise<string[]> {
  const within = join(folder, prefix)
  const entries = (await orMissing(readdir(within, { recursive: true, withFileTypes: true }))) ?? []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/**
 * Files below a folder, whose paths are their keys.
 * @param folder `DATA_DIR`
 */
export function folderStore(folder: string): ByteStore {
  const bin = new FileBin(folder)
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
        throw diskOutage(error)
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
      for (const key of await onDisk(filesBelow(folder, prefix))) {
        const found = areaOf(key) === undefined ? undefined : await head(key)
        if (found) yield found
      }
    },
    discard: async (key) => {
      requireArea(key)
      await onDisk(bin.put(key))
    },
    inBin: async function* () {
      for (const path of await onDisk(bin.paths())) if (areaOf(path) !== undefined) yield path
    },
    takeBack: async (key) => {
      requireArea(key)
      return (await onDisk(bin.takeBack([key]))) > 0
    },
    emptyBin: async (now) => await onDisk(bin.empty(now)),
    discardParts: async (now) => {
      let count = 0
      for (const area of FOLDERS) {
        for (const path of await onDisk(filesBelow(folder, area))) {
          const found = isPart(path) ? await onDisk(orMissing(stat(join(folder, path)))) : undefined
          if (!found || found.mtimeMs > now - DAY_MS) continue
          await onDisk(bin.put(path))
          count += 1
        }
      }
      return count
    },
  }
}
