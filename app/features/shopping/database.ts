import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { Id } from '#contract/common.ts'
import type { StoredLists } from './stored-lists.ts'
import type { StoredOperation } from './operation.ts'
import type { Snapshot } from './snapshot.ts'

interface Schema extends DBSchema {
  operations: {
    key: number
    value: Omit<StoredOperation, 'place'> & { readonly member: string }
    indexes: { member: string }
  }
  /** By member and list; by the member alone, what was stored before there were several lists. */
  snapshots: { key: string | [member: string, list: Id]; value: Snapshot }
  lists: { key: string; value: StoredLists }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The database of the shopping lists in this browser. */
export function open(): Promise<IDBPDatabase<Schema>> {
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
export const STORES = ['operations', 'snapshots', 'lists'] as const

/** Deletes operations of a member that need not be kept. */
export async function prune(
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
