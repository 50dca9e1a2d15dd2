import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { Id } from '#contract/common.ts'
import type { Outbox } from './outbox.ts'
import {
  defaultListId,
  goneLists,
  includes,
  withOverview,
  withSnapshot,
  type StoredLists,
} from '../model/stored-lists.ts'
import { forCopy, type StoredOperation } from '../model/operation.ts'
import { modernSnapshot, type Snapshot } from '../model/snapshot.ts'

interface Schema extends DBSchema {
  operations: {
    key: number
    value: Omit<StoredOperation, 'position'> & { readonly member: string }
    indexes: { member: string }
  }
  /** By member and list; by the member alone, what was stored before there were several lists. */
  snapshots: { key: string | [member: string, list: Id]; value: Snapshot }
  lists: { key: string; value: StoredLists }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The database of the shopping lists in this browser. */
function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('simmer.shopping', 2, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('operations', { autoIncrement: true }).createIndex('member', 'member')
        db.createObjectStore('snapshots')
      }
      db.createObjectStore('lists')
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

/** All stores of the database. */
const STORES = ['operations', 'snapshots', 'lists'] as const

/** Deletes operations of a member that need not be kept. */
async function prune(
  writing: IDBPTransaction<Schema, typeof STORES, 'readwrite'>,
  member: string,
  isNeedless: (operation: Pick<StoredOperation, 'list' | 'version'>) => boolean,
): Promise<void> {
  let cursor = await writing.objectStore('operations').index('member').openCursor(member)
  while (cursor) {
    if (isNeedless(cursor.value)) await cursor.delete()
    cursor = await cursor.continue()
  }
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
        found.push({ ...cursor.value, position: cursor.primaryKey })
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
    async markSent({ position, ...operation }, version) {
      await (await open()).put('operations', { ...operation, member, version }, position)
    },
    async drop({ position }) {
      await (await open()).delete('operations', position)
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
