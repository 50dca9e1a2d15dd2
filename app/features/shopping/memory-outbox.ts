import type { Id } from '#contract/common.ts'
import {
  defaultListId,
  goneLists,
  includes,
  withOverview,
  withSnapshot,
  type StoredLists,
} from './stored-lists.ts'
import { forCopy } from './operation.ts'
import type { StoredOperation } from './operation.ts'
import type { Outbox } from './outbox.ts'
import type { Snapshot } from './snapshot.ts'

/** What an outbox in memory begins with. */
export interface Remembered {
  readonly snapshots?: readonly Snapshot[]
  readonly lists?: StoredLists | undefined
}

/**
 * An outbox for browsers whose storage is forbidden or full. It lasts as long as the page. An operation
 * that is in IndexedDB, too, may be sent twice, because the server applies it once.
 */
export function createMemoryOutbox(
  operations: readonly StoredOperation[] = [],
  { snapshots: first = [], lists: known }: Remembered = {},
): Outbox {
  let stored = [...operations]
  let lists = known
  /** By list id; the key undefined holds a snapshot whose list is unknown. */
  const snapshots = new Map<Id | undefined, Snapshot>(first.map((one) => [one.card?.Id, one]))
  let place = Math.max(0, ...stored.map((operation) => operation.place))
  return {
    operations: async () => stored,
    async snapshot(list) {
      const id = list ?? defaultListId(lists)
      return snapshots.get(id) ?? (list === undefined ? snapshots.get(undefined) : undefined)
    },
    lists: async () => lists,
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
      const before = snapshots.get(next.card?.Id)
      if (before && before.version > next.version) return
      snapshots.set(next.card?.Id, next)
      if (next.card) lists = withSnapshot(lists, next)
      if (next.card?.IsDefault) snapshots.delete(undefined)
      const defaultId = defaultListId(lists)
      stored = stored.filter((operation) => !includes(next, operation, defaultId))
    },
    async storeLists(overview, version, isComplete) {
      if (lists && lists.version > version) return
      const next = withOverview(lists, overview, version)
      for (const id of goneLists(lists, next)) snapshots.delete(id)
      lists = next
      if (!isComplete) return
      stored = stored.filter((one) => one.version === null || one.version > version)
    },
    async moveOperations(from, to) {
      stored = stored.map((one) =>
        one.list === from && one.version === null ? forCopy(one, to) : one,
      )
    },
  }
}
