import type { StoredOperation, Outbox } from './outbox.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * An outbox for browsers whose storage is forbidden or full. It lasts as long as the page. An operation
 * that is in IndexedDB, too, may be sent twice, because the server applies it once.
 */
export function createMemoryOutbox(
  operations: readonly StoredOperation[] = [],
  first?: Snapshot,
): Outbox {
  let stored = [...operations]
  let snapshot = first
  let place = Math.max(0, ...stored.map((operation) => operation.place))
  return {
    operations: async () => stored,
    snapshot: async () => snapshot,
    async add(operations) {
      const added = operations.map((operation) => {
        place += 1
        return { ...operation, version: null, place }
      })
      stored = [...stored, ...added]
    },
    async markSent(sent, version) {
      stored = stored.map((operation) => {
        return operation.place === sent.place ? { ...operation, version } : operation
      })
    },
    async drop(dropped) {
      stored = stored.filter((operation) => operation.place !== dropped.place)
    },
    async storeSnapshot(next) {
      if (snapshot && snapshot.version > next.version) return
      snapshot = next
      stored = stored.filter(({ version }) => version === null || version > next.version)
    },
  }
}
