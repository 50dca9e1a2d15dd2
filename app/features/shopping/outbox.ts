import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { LangId } from '#contract/languages.ts'
import type { Operation, ShoppingChange } from './operation.ts'
import type { ShoppingList } from './overlay.ts'

/** The list as the server last told it, in every language: the aisle has no signal to translate. */
export interface Snapshot {
  /** How far the list had come at least, see `VERSION_HEADER`. */
  readonly version: number
  readonly lists: Readonly<Record<LangId, ShoppingList>>
}

/** An operation as it lies in the outbox. */
export interface KeptOperation extends Operation {
  /** Place in the queue, lower is older. */
  readonly place: number
  /** Milliseconds since 1970 by the clock of this device. */
  readonly at: number
  /** Version of the list that has it; null until the server took it. */
  readonly version: number | null
}

interface Schema extends DBSchema {
  operations: {
    key: number
    value: Omit<KeptOperation, 'place'> & { readonly member: string }
    indexes: { member: string }
  }
  snapshots: { key: string; value: Snapshot }
}

/** What this browser keeps of one member's shopping list, for as long as it takes. */
export interface Outbox {
  /** All operations that a snapshot may not know, oldest first. */
  readonly operations: () => Promise<KeptOperation[]>
  /** The last answer of the server, undefined before the first. */
  readonly snapshot: () => Promise<Snapshot | undefined>
  /**
   * Keeps changes, all or none; when the promise resolves they survive the page.
   *
   * @returns ids of the operations, in the order of the changes
   * @throws {DOMException} when the storage is full
   */
  readonly add: (changes: readonly ShoppingChange[]) => Promise<string[]>
  /** The server has the operation from this version of the list on. */
  readonly markSent: (operation: KeptOperation, version: number) => Promise<void>
  /** Forgets an operation that the server will not take, or that a later one makes needless. */
  readonly drop: (operation: KeptOperation) => Promise<void>
  /**
   * Keeps an answer and forgets the operations that it knows, both or neither. An answer older than
   * the one that is kept is not taken.
   */
  readonly keepSnapshot: (snapshot: Snapshot) => Promise<void>
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('simmer.shopping', 1, {
    upgrade(db) {
      db.createObjectStore('operations', { autoIncrement: true }).createIndex('member', 'member')
      db.createObjectStore('snapshots')
    },
    blocking(_from, _to, event) {
      // A newer build in another tab must not wait for this one.
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
      const found: KeptOperation[] = []
      let cursor = await store.index('member').openCursor(member)
      while (cursor) {
        found.push({ ...cursor.value, place: cursor.primaryKey })
        cursor = await cursor.continue()
      }
      return found
    },
    async snapshot() {
      return await (await open()).get('snapshots', member)
    },
    async add(changes) {
      // On the disk, not only on its way there: phones run out of power in shops.
      const durability = 'strict'
      const writing = (await open()).transaction('operations', 'readwrite', { durability })
      const operations = changes.map((change) => ({ id: crypto.randomUUID(), change }))
      const added = operations.map((operation) =>
        writing.store.add({ ...operation, member, at: Date.now(), version: null }),
      )
      await Promise.all([...added, writing.done])
      return operations.map(({ id }) => id)
    },
    async markSent({ place, ...operation }, version) {
      await (await open()).put('operations', { ...operation, member, version }, place)
    },
    async drop({ place }) {
      await (await open()).delete('operations', place)
    },
    async keepSnapshot(snapshot) {
      const writing = (await open()).transaction(['operations', 'snapshots'], 'readwrite')
      const write = async () => {
        const snapshots = writing.objectStore('snapshots')
        const kept = await snapshots.get(member)
        if (kept && kept.version > snapshot.version) return
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

/** Forgets what the server told of a member's list; what waits to be sent stays. */
export async function forgetSnapshot(member: string): Promise<void> {
  await (await open()).delete('snapshots', member)
}
