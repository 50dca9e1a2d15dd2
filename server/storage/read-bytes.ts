import { createHash } from 'node:crypto'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import type { ByteStore } from './byte-store.ts'

/**
 * The bytes of a file, which has to fit into memory. Undefined when there is no such file.
 * @throws {StorageUnavailable} when the store cannot answer, or what it answers is not what was stored
 */
export async function readBytes(store: ByteStore, key: string): Promise<Buffer | undefined> {
  const found = await store.get(key)
  if (!found) return undefined
  const bytes = Buffer.concat(await found.stream.toArray())
  if (bytes.length !== found.size) {
    throw new StorageUnavailable(`${bytes.length} of ${found.size} bytes came of ${key}`)
  }
  if (found.sha256 !== undefined && found.sha256 !== sha256Of(bytes)) {
    throw new StorageUnavailable(`what came of ${key} has another sum`)
  }
  return bytes
}

/** SHA-256 in hex. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
