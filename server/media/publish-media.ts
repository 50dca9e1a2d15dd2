import { requireArea } from '#server/storage/areas.ts'
import type { Storage } from '#server/storage/open-storage.ts'

/** Key of a picture or film that is served under a path with the hash of its content. */
export function mediaKey(served: string): string {
  return `media/${served}`
}

/**
 * Stores a file of this machine's media folder for the other ones, where they share a store.
 * @param served path below `/media`, with the hash of its content
 * @throws {StorageUnavailable}
 */
export async function publishMedia(storage: Storage, served: string, file: string): Promise<void> {
  const key = mediaKey(served)
  const { kind } = storage.ofArea(requireArea(key))
  const store = storage.stores[kind]
  if (kind === 'folder' || !store || (await store.head(key))) return
  await store.put(key, { file })
}
