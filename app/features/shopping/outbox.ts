import type { Id } from '#contract/common.ts'
import type { ListOverview } from '#contract/several-lists.ts'
import { open, prune, STORES } from './database.ts'
import {
  defaultListId,
  goneLists,
  includes,
  withOverview,
  withSnapshot,
  type StoredLists,
} from './stored-lists.ts'
import { forCopy, type NewOperation, type StoredOperation } from './operation.ts'
import { modernSnapshot, type Snapshot } from './snapshot.ts'

/** The operations and the last lists of one member that are stored in this browser. */
export interface Outbox {
  /** All operations that the snapshot may not include, oldest first. */
  readonly operations: () => Promise<StoredOperation[]>
  /** A list as the server last sent it, by default the default list; undefined before the first. */
  readonly snapshot: (list?: Id) => Promise<Snapshot | undefined>
  /** All lists that the member sees; undefined before the first was read. */
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

/**
 * Opens the outbox of a member in IndexedDB.
 *
 * @param member username; another member of this browser has another list
 * @throws {DOMException} where IndexedDB is forbidden
 */
export async function openOutbox(member: string): Promise<Outbox> {
  await open()
  return {
    async operations() {
      const { store } = (await open()).transaction('operations')
      const found: StoredOperation[] = []
      let cursor = await store.index('member').openCursor(member)
      while (cursor) {
        found.push({ ...cursor.value, place: cursor.primaryKey })
        cursor = await cursor.continue()
      }
      return found
    },
    async snapshot(list) {
      const reading = (await open()).transaction(['snapshots', 'lists'])
      const id = list ?? defaultListId(await reading.objectStore('lists').get(member))
      const snapshots = reading.objectStore('snapshots')
      const stored = id === undefined ? undefined : await snapshots.get([member, id])
      const former = list === undefined && !stored ? await snapshots.get(member) : undefined
      const found = stored ?? former
      return found && modernSnapshot(found)
    },
    async lists() {
      return await (await open()).get('lists', member)
    },
    async add(operations) {
      // Resolves only after the data is on disk: a phone may run out of power in a shop.
      const durability = 'strict'
      const writing = (await open()).transaction('operations', 'readwrite', { durability })
      const added = operations.map((operation) =>
        writing.store.add({ ...operation, member, version: null }),
      )
      await Promise.all([...added, writing.done])
    },
    async markSent({ place, ...operation }, version) {
      await (await open()).put('operations', { ...operation, member, version }, place)
    },
    async drop({ place }) {
      await (await open()).delete('operations', place)
    },
    async storeSnapshot(snapshot) {
      const writing = (await open()).transaction(STORES, 'readwrite')
      const write = async () => {
        const snapshots = writing.objectStore('snapshots')
        const { card } = snapshot
        const key: string | [string, Id] = card ? [member, card.Id] : member
        const stored = await snapshots.get(key)
        if (stored && stored.version > snapshot.version) return
        await snapshots.put(snapshot, key)
        const lists = writing.objectStore('lists')
        const known = await lists.get(member)
        const next = card ? withSnapshot(known, snapshot) : known
        if (next) await lists.put(next, member)
        if (card?.IsDefault) await snapshots.delete(member)
        const defaultId = defaultListId(next)
        await prune(writing, member, (one) => includes(snapshot, one, defaultId))
      }
      await Promise.all([write(), writing.done])
    },
    async storeLists(overview, version, isComplete) {
      const writing = (await open()).transaction(STORES, 'readwrite')
      const write = async () => {
        const lists = writing.objectStore('lists')
        const known = await lists.get(member)
        if (known && known.version > version) return
        const next = withOverview(known, overview, version)
        await lists.put(next, member)
        const gone = goneLists(known, next)
        for (const id of gone) await writing.objectStore('snapshots').delete([member, id])
        if (!isComplete) return
        await prune(writing, member, (one) => one.version !== null && one.version <= version)
      }
      await Promise.all([write(), writing.done])
    },
    async moveOperations(from, to) {
      const writing = (await open()).transaction('operations', 'readwrite')
      const write = async () => {
        let cursor = await writing.store.index('member').openCursor(member)
        while (cursor) {
          const { list, version } = cursor.value
          if (list === from && version === null) await cursor.update(forCopy(cursor.value, to))
          cursor = await cursor.continue()
        }
      }
      await Promise.all([write(), writing.done])
    },
  }
}

/** Deletes the stored lists of a member. Pending operations stay. */
export async function forgetSnapshot(member: string): Promise<void> {
  const writing = (await open()).transaction(['snapshots', 'lists'], 'readwrite')
  const snapshots = writing.objectStore('snapshots')
  await Promise.all([
    snapshots.delete(member),
    snapshots.delete(IDBKeyRange.bound([member], [member, []])),
    writing.objectStore('lists').delete(member),
    writing.done,
  ])
}
