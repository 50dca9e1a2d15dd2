import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '#contract/durations.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { NO_LOG, type WarningLog } from '#server/lib/warning-log.ts'
import { type ImportFile, importKey } from '#server/storage/keys.ts'
import type { ByteStore } from '#server/storage/byte-store.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { onDisk } from '#server/storage/on-disk.ts'
import { readToFile } from '#server/storage/read-bytes.ts'
import { removeFiles } from '#server/storage/remove-files.ts'

/** Folder of uploads in progress, which has the files themselves where the data folder stores them. */
const FOLDER = 'imports'
/** Folder of copies for the processes that read imports: they read files of this machine. */
const COPIES = 'import-copies'
/** A copy that nobody has opened for this long is deleted. It is made again. */
const COPY_MS = DAY_MS
/** A copy is named by its import. */
const COPY = /^(?:\d+|[\da-f-]{36})\.import$/

/** Files that members import. */
export class ImportFiles {
  readonly #dataDir: string
  readonly #storage: Storage
  readonly #store: ByteStore
  readonly #log: WarningLog
  readonly #copying = new Map<string, Promise<void>>()

  /** @param dataDir `DATA_DIR` */
  constructor(storage: Storage, dataDir: string, log: WarningLog = NO_LOG) {
    this.#storage = storage
    this.#store = storage.ofArea('imports')
    this.#dataDir = dataDir
    this.#log = log
  }

  /**
   * Writes an upload to a file of its own, which {@link take} gives its place.
   * @throws {StorageUnavailable} when the disk is full
   */
  async receive(name: string, upload: Readable): Promise<string> {
    await onDisk(mkdir(join(this.#dataDir, FOLDER), { recursive: true }))
    const path = join(this.#dataDir, FOLDER, `${name}.part`)
    try {
      await onDisk(pipeline(upload, createWriteStream(path, { flags: 'wx' })))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return path
  }

  /**
   * Makes a received file that of an import.
   * @throws {StorageUnavailable}
   */
  async take(path: string, file: ImportFile): Promise<void> {
    await this.#store.put(importKey(file), { file: path, mayMove: true })
    await this.drop(path)
  }

  /** Deletes an upload that failed. */
  async drop(path: string): Promise<void> {
    await rm(path, { force: true })
  }

  /**
   * Whether the file of an import is there.
   * @throws {StorageUnavailable}
   */
  async has(file: ImportFile): Promise<boolean> {
    return (await this.#store.head(importKey(file))) !== undefined
  }

  /**
   * A file of this machine with the bytes of an import, for a process that reads it. Where there are none, the
   * file does not exist.
   * @throws {StorageUnavailable}
   */
  async open(file: ImportFile): Promise<string> {
    const key = importKey(file)
    const inFolder = join(this.#dataDir, key)
    if (await orMissing(stat(inFolder))) return inFolder
    const copy = this.#copyOf(file)
    const now = new Date()
    if ((await orMissing(utimes(copy, now, now).then(() => true))) === true) return copy
    const work =
      this.#copying.get(key) ?? this.#copy(key, copy).finally(() => this.#copying.delete(key))
    this.#copying.set(key, work)
    await work
    return copy
  }

  /** Deletes the file of an import that needs it no more. */
  async remove(file: ImportFile): Promise<void> {
    await removeFiles(this.#store, [importKey(file)], this.#log)
    await this.drop(this.#copyOf(file))
  }

  /**
   * Puts the file of an expired import into the bin.
   * @throws {StorageUnavailable}
   */
  async discard(file: ImportFile): Promise<void> {
    await this.#storage.discard(importKey(file))
    await this.drop(this.#copyOf(file))
  }

  /** Deletes copies that nobody needs any more. */
  async dropCopies(now: number): Promise<void> {
    const folder = join(this.#dataDir, COPIES)
    for (const name of (await orMissing(readdir(folder))) ?? []) {
      const path = join(folder, name)
      const copy = await orMissing(stat(path))
      if (
        copy &&
        copy.mtimeMs < now - COPY_MS &&
        COPY.test(name.replace(/\.[\da-f-]{36}\.part$/, ''))
      )
        await this.drop(path)
    }
  }

  #copyOf(file: ImportFile): string {
    return join(this.#dataDir, COPIES, importKey(file).slice(FOLDER.length + 1))
  }

  async #copy(key: string, copy: string): Promise<void> {
    await mkdir(dirname(copy), { recursive: true })
    const part = `${copy}.${randomUUID()}.part`
    try {
      if (await readToFile(this.#store, key, part)) await rename(part, copy)
    } finally {
      await this.drop(part)
    }
  }
}
