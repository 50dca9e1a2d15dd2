import type { ByteStore, StoredFile } from './byte-store.ts'

/**
 * Stores as one: new files go into the first, files that were stored before are read where they lie. A store
 * that cannot answer is not passed over, because the file may be there.
 * @param first the store for new files
 * @param earlier where files may lie, too
 */
export function layeredStore(first: ByteStore, ...earlier: readonly ByteStore[]): ByteStore {
  const stores = [first, ...earlier]

  return {
    kind: first.kind,
    put: async (key, source) => await first.put(key, source),
    get: async (key, range) => {
      for (const store of stores) {
        const found = await store.get(key, range)
        if (found) return found
      }
      return undefined
    },
    head: async (key) => {
      for (const store of stores) {
        const found = await store.head(key)
        if (found) return found
      }
      return undefined
    },
    remove: async (key) => {
      for (const store of stores) await store.remove(key)
    },
    list: async function* (prefix): AsyncGenerator<StoredFile> {
      for (const store of stores) yield* store.list(prefix)
    },
    discard: async (key) => {
      for (const store of stores) await store.discard(key)
    },
    inBin: async function* () {
      for (const store of stores) yield* store.inBin()
    },
    takeBack: async (key) => {
      for (const store of stores) if (await store.takeBack(key)) return true
      return false
    },
    emptyBin: async (now) => {
      const days = new Set<string>()
      for (const store of stores) for (const day of await store.emptyBin(now)) days.add(day)
      return [...days]
    },
    discardParts: async (now) => {
      let count = 0
      for (const store of stores) count += await store.discardParts(now)
      return count
    },
  }
}
