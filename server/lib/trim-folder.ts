import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { orMissing } from './or-missing.ts'

/** After trimming, so much of the room is taken: the next files do not trim again at once. */
const SHARE_LEFT = 0.9

/** A folder of files that can be made again. */
export interface CacheFolder {
  readonly folder: string
  /** Names of its files; others are left alone. */
  readonly names: RegExp
  /** Most bytes of its files. */
  readonly bytesMax: number
}

/**
 * Deletes the files of a folder that were used the longest ago, while they take more than their room.
 * @returns names of the deleted files
 */
export async function trimFolder({ folder, names, bytesMax }: CacheFolder): Promise<string[]> {
  const files: { name: string; size: number; used: number }[] = []
  for (const name of (await orMissing(readdir(folder))) ?? []) {
    const found = names.test(name) ? await orMissing(stat(join(folder, name))) : undefined
    if (found) files.push({ name, size: found.size, used: Math.max(found.atimeMs, found.mtimeMs) })
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= bytesMax) return []
  const gone: string[] = []
  for (const { name, size } of files.toSorted((a, b) => a.used - b.used)) {
    if (bytes <= bytesMax * SHARE_LEFT) break
    await rm(join(folder, name), { force: true })
    gone.push(name)
    bytes -= size
  }
  return gone
}

/** Notes that a file is used now. Its time of change stays: caches of browsers go by it. */
export async function noteUse(file: string, now = Date.now()): Promise<void> {
  const found = await orMissing(stat(file))
  if (found) await orMissing(utimes(file, new Date(now), found.mtime))
}
