import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileBin } from '#server/lib/file-bin.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { NO_LOG, type WarningLog } from '#server/lib/tidy-files.ts'
import { DAY_MS } from '#contract/durations.ts'

/** No upload takes this long: older ones broke off with their process. */
const UPLOAD_MS = DAY_MS

const FOLDER = 'imports'
/** The file of an import, named by its id or by chance; or a part of an upload. */
const NAME = /^(?:\d+|[\da-f-]{36})\.(import|part)$/

/** An import as far as its file is concerned. */
interface ImportFile {
  readonly id: number
  /** Name that no other file ever has; null for one that is named by the id. */
  readonly file: string | null
}

/** Path of an import's file below the data folder. */
export function importPath({ id, file }: ImportFile): string {
  return `${FOLDER}/${file ?? id}.import`
}

/** Files that members import, in the data folder of the machine that received them. */
export class ImportFiles {
  readonly #dataDir: string
  /** Where files go that nothing seems to use. */
  readonly bin: FileBin
  readonly log: WarningLog

  /** @param dataDir `DATA_DIR` */
  constructor(dataDir: string, log: WarningLog = NO_LOG) {
    this.#dataDir = dataDir
    this.bin = new FileBin(dataDir)
    this.log = log
  }

  /** Path of the file of an import. */
  pathOf(file: ImportFile): string {
    return join(this.#dataDir, importPath(file))
  }

  /** Writes an upload to a file of its own, which {@link take} gives its place. */
  async receive(name: string, upload: Readable): Promise<string> {
    await mkdir(join(this.#dataDir, FOLDER), { recursive: true })
    const path = join(this.#dataDir, FOLDER, `${name}.part`)
    try {
      await pipeline(upload, createWriteStream(path, { flags: 'wx' }))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return path
  }

  /** Makes a received file that of an import. */
  async take(path: string, file: ImportFile): Promise<void> {
    await rename(path, this.pathOf(file))
  }

  /** Whether the file of an import is there. */
  async has(file: ImportFile): Promise<boolean> {
    return (await orMissing(stat(this.pathOf(file)))) !== undefined
  }

  /** Paths of all files below the data folder, apart from uploads in progress. */
  async list(now: number): Promise<string[]> {
    const found: string[] = []
    for (const name of (await orMissing(readdir(join(this.#dataDir, FOLDER)))) ?? []) {
      const [, ending] = NAME.exec(name) ?? []
      const path = `${FOLDER}/${name}`
      if (ending === 'import') found.push(path)
      if (ending !== 'part') continue
      // Taken meanwhile: it is an import's.
      const part = await orMissing(stat(join(this.#dataDir, path)))
      if (part && part.mtimeMs < now - UPLOAD_MS) found.push(path)
    }
    return found
  }

  /** Deletes the file of an import that needs it no more, or an upload that failed. */
  async remove(file: ImportFile | string): Promise<void> {
    await rm(typeof file === 'string' ? file : this.pathOf(file), { force: true })
  }

  /** Puts the file of an expired import into the bin. */
  async discard(file: ImportFile): Promise<void> {
    await this.bin.put(importPath(file))
  }
}
