import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { DAY_MS } from '#contract/durations.ts'
import { orMissing } from './or-missing.ts'

/** Days for which the bin keeps a file. */
export const FILE_BIN_DAYS = 30

/** A folder of the bin: a day, UTC. */
const DAY = /^\d{4}-\d\d-\d\d$/

/** The day of a bin that is filled now, such as `2026-11-28` (UTC). */
export function binDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/** Those days of a bin whose files have been there for {@link FILE_BIN_DAYS}. */
export function endedDays(days: readonly string[], now: number): string[] {
  const before = now - (FILE_BIN_DAYS + 1) * DAY_MS
  return days.filter((day) => DAY.test(day) && Date.parse(day) <= before)
}

/**
 * Files of the data folder that nothing seems to use any more: in `DATA_DIR/bin`, in a folder for each day
 * (UTC), below it where they were before. Copying such a folder over the data folder brings them back.
 */
export class FileBin {
  readonly #dataDir: string
  readonly #folder: string

  /** @param dataDir `DATA_DIR` */
  constructor(dataDir: string) {
    this.#dataDir = dataDir
    this.#folder = join(dataDir, 'bin')
  }

  /**
   * Puts a file into the bin. One that is not there is no error.
   * @param path below the data folder
   */
  async put(path: string, now = Date.now()): Promise<void> {
    const target = join(this.#folder, binDay(now), path)
    await mkdir(dirname(target), { recursive: true })
    await orMissing(rename(join(this.#dataDir, path), target))
  }

  /**
   * Brings files back that are used after all, the latest of each.
   * @param paths below the data folder, of files that are missing there
   * @returns how many were in the bin
   */
  async takeBack(paths: readonly string[]): Promise<number> {
    const days = (await this.#days()).toReversed()
    let count = 0
    for (const path of paths) {
      for (const day of days) {
        const found = join(this.#folder, day, path)
        if (!(await orMissing(stat(found)))) continue
        await mkdir(dirname(join(this.#dataDir, path)), { recursive: true })
        await rename(found, join(this.#dataDir, path))
        count += 1
        break
      }
    }
    return count
  }

  /**
   * Deletes what has been in the bin for {@link FILE_BIN_DAYS}.
   * @returns the days whose files were deleted
   */
  async empty(now: number): Promise<string[]> {
    const old = endedDays(await this.#days(), now)
    for (const day of old) await rm(join(this.#folder, day), { recursive: true, force: true })
    return old
  }

  /** Paths below the data folder that files of the bin had, each once. */
  async paths(): Promise<string[]> {
    const found = new Set<string>()
    for (const day of await this.#days()) {
      const folder = join(this.#folder, day)
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        found.add(relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      }
    }
    return [...found]
  }

  /** Days with files, the first one first. */
  async #days(): Promise<string[]> {
    const names = (await orMissing(readdir(this.#folder))) ?? []
    return names.filter((name) => DAY.test(name)).sort()
  }
}
