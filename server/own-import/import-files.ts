import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** No upload takes as long: those that are older broke off with their process. */
const UPLOAD_MS = 24 * 60 * 60 * 1000

/** Files that members import, in the data folder of the machine that received them. */
export class ImportFiles {
  readonly #folder: string

  /** @param dataDir `DATA_DIR` */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'imports')
  }

  /** Path of the file of an import. */
  pathOf(importId: number): string {
    return join(this.#folder, `${importId}.import`)
  }

  /** Writes an upload to a file of its own, which {@link take} gives its place. */
  async receive(name: string, upload: Readable): Promise<string> {
    await mkdir(this.#folder, { recursive: true })
    const path = join(this.#folder, `${name}.part`)
    try {
      await pipeline(upload, createWriteStream(path, { flags: 'wx' }))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return path
  }

  /** Makes a received file that of an import. */
  async take(path: string, importId: number): Promise<void> {
    await rename(path, this.pathOf(importId))
  }

  /** Ids of imports that have a file, and paths of uploads that broke off. */
  async list(now: number): Promise<{ ids: number[]; parts: string[] }> {
    await mkdir(this.#folder, { recursive: true })
    const ids: number[] = []
    const parts: string[] = []
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name)
      if (name.endsWith('.import')) ids.push(Number.parseInt(name, 10))
      else {
        // Taken meanwhile: it is an import's.
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtimeMs < now - UPLOAD_MS) parts.push(path)
      }
    }
    return { ids, parts }
  }

  /** Deletes the file of an import, or one that was received. */
  async remove(file: number | string): Promise<void> {
    await rm(typeof file === 'number' ? this.pathOf(file) : file, { force: true })
  }
}
