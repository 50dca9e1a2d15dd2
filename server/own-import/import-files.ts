import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

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

  /** Deletes the file of an import, or one that was received. */
  async remove(file: number | string): Promise<void> {
    await rm(typeof file === 'number' ? this.pathOf(file) : file, { force: true })
  }
}
