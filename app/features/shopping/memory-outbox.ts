import type { KeptOperation, Outbox, Snapshot } from './outbox.ts'

/**
 * An outbox for browsers that keep nothing, or no more: it lasts as long as the page. An operation
 * that also lies in IndexedDB may be sent from both, because the server makes it once.
 */
export function createMemoryOutbox(
  operations: readonly KeptOperation[] = [],
  first?: Snapshot,
): Outbox {
  let kept = [...operations]
  let snapshot = first
  let place = Math.max(0, ...kept.map((operation) => operation.place))
  return {
    operations: async () => kept,
    snapshot: async () => snapshot,
    async add(changes) {
      const added = changes.map((change) => {
        place += 1
        return { id: crypto.randomUUID(), change, at: Date.now(), version: null, place }
      })
      kept = [...kept, ...added]
      return added.map(({ id }) => id)
    },
    async markSent(sent, version) {
      kept = kept.map((operation) => {
        return operation.place === sent.place ? { ...operation, version } : operation
      })
    },
    async drop(dropped) {
      kept = kept.filter((operation) => operation.place !== dropped.place)
    },
    async keepSnapshot(next) {
      if (snapshot && snapshot.version > next.version) return
      snapshot = next
      kept = kept.filter(({ version }) => version === null || version > next.version)
    },
  }
}
