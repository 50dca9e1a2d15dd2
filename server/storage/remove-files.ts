import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import type { WarningLog } from '#server/lib/warning-log.ts'
import type { ByteStore } from './byte-store.ts'

/**
 * Deletes files whose rows are gone. What the store refuses is logged: tidying finds it later, and the caller's
 * work is done.
 */
export async function removeFiles(
  store: ByteStore,
  keys: readonly string[],
  log: WarningLog,
): Promise<void> {
  for (const key of keys) {
    try {
      await store.remove(key)
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
      log.warn(`A file of a deleted row stays in the store: ${error.message}`)
    }
  }
}
