import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

interface Schema extends DBSchema {
  photos: { key: string; value: Blob }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('simmer.cooked', 1, {
    upgrade(db) {
      db.createObjectStore('photos')
    },
    blocking(_from, _to, event) {
      // Otherwise a newer version of the app in another tab could not open the database.
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  }).catch((error: unknown) => {
    // It may work the next time, such as once there is room again.
    opened = undefined
    throw error
  })
  return opened
}

/** Keeps the photo of a meal on this device. @throws where nothing can be stored */
export async function keepPhoto(key: string, photo: Blob): Promise<void> {
  await (await open()).put('photos', photo, key)
}

/** The photo of a meal on this device; undefined without one, and where it cannot be read. */
export async function readPhoto(key: string): Promise<Blob | undefined> {
  try {
    return await (await open()).get('photos', key)
  } catch {
    return undefined
  }
}

/** Removes the photo of a meal from this device. */
export async function dropPhoto(key: string): Promise<void> {
  try {
    await (await open()).delete('photos', key)
  } catch {
    // Nothing depends on it. It is removed at sign-out.
  }
}
