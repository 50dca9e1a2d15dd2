import type { Id } from '#contract/common.ts'
import type { ListOverview } from '#contract/shopping/several-lists.ts'
import {
  defaultListId,
  goneLists,
  includes,
  withOverview,
  withSnapshot,
  type StoredLists,
} from '../model/stored-lists.ts'
import { forCopy, type NewOperation, type StoredOperation } from '../model/operation.ts'
import type { Snapshot } from '../model/snapshot.ts'

/** The operations and the last lists of one member in this browser. */
export interface Outbox {
  /** All operations that the snapshot may not include, oldest first. */
  readonly operations: () => Promise<StoredOperation[]>
  /** A list as the server last sent it, by default the default list; undefined before the first. */
  readonly snapshot: (list?: Id) => Promise<Snapshot | undefined>
  /** All lists that the member sees; undefined before the first was fetched. */
  readonly lists: () => Promise<StoredLists | undefined>
  /**
   * Stores operations, all or none. Once the promise resolves they outlast the page.
   *
   * @throws {DOMException} when the storage is full
   */
  readonly add: (operations: readonly NewOperation[]) => Promise<void>
  /** Marks an operation as confirmed: the list includes it from this version on. */
  readonly markSent: (operation: StoredOperation, version: number) => Promise<void>
  /** Removes an operation that the server has refused, or that a later one replaces. */
  readonly drop: (operation: StoredOperation) => Promise<void>
  /**
   * Stores a list and removes the operations that it includes, both or neither. A list that is older
   * than the stored one is ignored.
   */
  readonly storeSnapshot: (snapshot: Snapshot) => Promise<void>
  /**
   * Stores which lists the member sees, and forgets the others.
   *
   * @param isComplete whether this device now has all of them as of this version, so that no sent
   * operation has to be kept
   */
  readonly storeLists: (
    overview: ListOverview,
    version: number,
    isComplete: boolean,
  ) => Promise<void>
  /** Moves unsent operations of a deleted list to its copy. */
  readonly moveOperations: (from: Id | undefined, to: Id) => Promise<void>
}

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
  let position = Math.max(0, ...stored.map((operation) => operation.position))
  return {
    operations: async () => stored,
    async snapshot(list) {
      const id = list ?? defaultListId(lists)
      return snapshots.get(id) ?? (list === undefined ? snapshots.get(undefined) : undefined)
    },
    lists: async () => lists,
    async add(operations) {
      const added = operations.map((operation) => {
        position += 1
        return { ...operation, version: null, position }
      })
      stored = [...stored, ...added]
    },
    async markSent(sent, version) {
      stored = stored.map((operation) => {
        return operation.position === sent.position ? { ...operation, version } : operation
      })
    },
    async drop(dropped) {
      stored = stored.filter((operation) => operation.position !== dropped.position)
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
