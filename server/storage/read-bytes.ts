import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import type { ByteStore, StoredBytes } from './byte-store.ts'
import { onDisk } from './on-disk.ts'

/** SHA-256 in hex. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * The SHA-256 in hex of what a store has under a key, whatever it has noted of it. Undefined when it has nothing,
 * or not as many bytes as it says.
 * @throws {StorageUnavailable} when the store cannot answer
 */
export async function sumOf(store: ByteStore, key: string): Promise<string | undefined> {
  const found = await store.get(key)
  if (!found) return undefined
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of found.stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
  }
  return size === found.size ? hash.digest('hex') : undefined
}

/**
 * Passes the bytes of a whole file on.
 * @throws {StorageUnavailable} at the end, when they are not those that were stored
 */
export async function* checked({ key, size, sha256, stream }: StoredBytes): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    length += chunk.length
    yield chunk
  }
  if (length !== size) throw new StorageUnavailable(`${length} of ${size} bytes came of ${key}`)
  if (sha256 !== undefined && sha256 !== hash.digest('hex')) {
    throw new StorageUnavailable(`what came of ${key} has another sum`)
  }
}

/**
 * The bytes of a file, which has to fit into memory. Undefined when there is no such file.
 * @throws {StorageUnavailable} when the store cannot answer, or what it answers is not what was stored
 */
export async function readBytes(store: ByteStore, key: string): Promise<Buffer | undefined> {
  const found = await store.get(key)
  if (!found) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of checked(found)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Writes the bytes of a file into a file of this machine, which it creates.
 * @returns its SHA-256 in hex; undefined when there is no such file, and nothing was written
 * @throws {StorageUnavailable} as {@link readBytes}; a part may have been written
 */
export async function readToFile(
  store: ByteStore,
  key: string,
  path: string,
): Promise<string | undefined> {
  const found = await store.get(key)
  if (!found) return undefined
  const hash = createHash('sha256')
  const written = pipeline(
    checked(found),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', flush: true }),
  )
  await onDisk(written)
  return hash.digest('hex')
}
