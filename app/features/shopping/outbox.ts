import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { modernSnapshot, type Snapshot } from './snapshot.ts'
import type { NewOperation } from './operation.ts'

/** An operation in the outbox. */
export interface StoredOperation extends NewOperation {
  /** Position in the queue; lower is older. */
  readonly place: number
  /** First version of the list that includes it; null until the server has confirmed it. */
  readonly version: number | null
}

interface Schema extends DBSchema {
  operations: {
    key: number
    value: Omit<StoredOperation, 'place'> & { readonly member: string }
    indexes: { member: string }
  }
  snapshots: { key: string; value: Snapshot }
}

/** The operations and the last list of one member that are stored in this browser. */
export interface Outbox {
  /** All operations that the snapshot may not include, oldest first. */
  readonly operations: () => Promise<StoredOperation[]>
  /** The last list that the server sent; undefined before the first. */
  readonly snapshot: () => Promise<Snapshot | undefined>
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
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('simmer.shopping', 1, {
    upgrade(db) {
      db.createObjectStore('operations', { autoIncrement: true }).createIndex('member', 'member')
      db.createObjectStore('snapshots')
    },
    blocking(_from, _to, event) {
      // Otherwise a newer version of the app in another tab could not open the database.
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })
  return opened
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
    async snapshot() {
      const stored = await (await open()).get('snapshots', member)
      return stored && modernSnapshot(stored)
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
      const writing = (await open()).transaction(['operations', 'snapshots'], 'readwrite')
      const write = async () => {
        const snapshots = writing.objectStore('snapshots')
        const stored = await snapshots.get(member)
        if (stored && stored.version > snapshot.version) return
        await snapshots.put(snapshot, member)
        let cursor = await writing.objectStore('operations').index('member').openCursor(member)
        while (cursor) {
          const { version } = cursor.value
          if (version !== null && version <= snapshot.version) await cursor.delete()
          cursor = await cursor.continue()
        }
      }
      await Promise.all([write(), writing.done])
    },
  }
}

/** Deletes the stored list of a member. Pending operations stay. */
export async function forgetSnapshot(member: string): Promise<void> {
  await (await open()).delete('snapshots', member)
}
