import { filmFolder, STUDIO_FOLDER } from '#app/lib/storage/studio-folder.ts'
import type { Id } from '#contract/common.ts'

/** The folder in which the film of a recipe is made. */
export class ProjectFolder {
  readonly #handle: FileSystemDirectoryHandle

  private constructor(handle: FileSystemDirectoryHandle) {
    this.#handle = handle
  }

  /** What tabs call the folder of a member's recipe among each other. */
  static nameOf(member: string, recipe: Id): string {
    return `${STUDIO_FOLDER}/${filmFolder(member)}/${recipe}`
  }

  /**
   * Opens the folder of a member's recipe, which is made where there is none.
   * @throws where the browser has no private file system
   */
  static async open(member: string, recipe: Id): Promise<ProjectFolder> {
    const root = await navigator.storage.getDirectory()
    const studio = await root.getDirectoryHandle(STUDIO_FOLDER, { create: true })
    const own = await studio.getDirectoryHandle(filmFolder(member), { create: true })
    return new ProjectFolder(await own.getDirectoryHandle(String(recipe), { create: true }))
  }

  /** A file to be written. */
  async target(name: string): Promise<FileSystemFileHandle> {
    return await this.#handle.getFileHandle(name, { create: true })
  }

  /** A file; undefined when there is none. */
  async file(name: string): Promise<File | undefined> {
    try {
      return await (await this.#handle.getFileHandle(name)).getFile()
    } catch {
      return undefined
    }
  }

  /** Writes a text, whole or not at all. */
  async writeText(name: string, text: string): Promise<void> {
    const file = await (await this.target(name)).createWritable()
    await file.write(text)
    await file.close()
  }

  /**
   * Copies a file into the folder.
   * @param report called with the bytes that are copied
   * @param signal stops it; nothing is written then
   * @throws {DOMException} `QuotaExceededError` when the device has no room
   */
  async copy(
    name: string,
    source: Blob,
    report: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const file = await (await this.target(name)).createWritable()
    let copied = 0
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        controller.enqueue(chunk)
        copied += chunk.byteLength
        report(copied)
      },
    })
    await source.stream().pipeThrough(counting).pipeTo(file, { signal })
  }

  /** Removes a file. One that is not there is no error. */
  async remove(name: string): Promise<void> {
    try {
      await this.#handle.removeEntry(name)
    } catch {
      // It was removed before.
    }
  }

  /** Removes every file but some. */
  async removeOthers(kept: readonly string[]): Promise<void> {
    for await (const name of this.#handle.keys()) if (!kept.includes(name)) await this.remove(name)
  }
}

/** Whether something was not written because the device has no room. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** Bytes that are free on the device for this site; undefined where the browser does not say. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = await navigator.storage.estimate()
  return quota === undefined || usage === undefined ? undefined : quota - usage
}
