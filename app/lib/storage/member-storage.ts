import { DAY_MS } from '#contract/durations.ts'
import { dropCaches } from './caches.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { removeFilms } from './studio-folder.ts'
import type { Leaving } from './token.ts'

/** Begins every key and the name of every database of the app. */
const PREFIX = 'simmer.'

/** Keys of local storage that belong to the device: they stay, whoever signs in. Any other key is a member's. */
const OF_DEVICE: ReadonlySet<string> = new Set([
  STORAGE_KEYS.token,
  STORAGE_KEYS.theme,
  STORAGE_KEYS.slash,
  'simmer.language',
  'simmer.languageBefore',
  'simmer.units',
  'simmer.app',
  'simmer.player',
  'simmer.ear',
  'simmer.cup',
  'simmer.counting',
  'simmer.bell',
  'simmer.bell.answered',
  'simmer.shopping.tab',
  'simmer.shopping.keys',
  'simmer.kitchen.preferences',
  'simmer.kitchen.ring',
  'simmer.kitchen.clock',
  // Keys of devices that signed in before, by hashed names: they protect the account (decision 017).
  'simmer.devices',
  // What is being cooked here goes on. The kitchen follows the account itself (decision 033).
  'simmer.kitchen',
  'simmer.kitchen.sync',
  // How the last session ended.
  'simmer.left',
])

/** Keys of local storage with what a member has written and the server does not have. */
const UNSENT: ReadonlySet<string> = new Set([
  'simmer.notes.waiting',
  'simmer.notes.drafts',
  'simmer.cooked.waiting',
  'simmer.cooked.drafts',
  'simmer.cookbooks.waiting',
  'simmer.week.waiting',
])

/** Begins the keys of session storage with what is typed in the forms of the settings. */
const FORMS = 'simmer.draft.'

/** The end of a session: the member left, or the server or another tab ended it. */
export type Ending = Leaving | 'ended'

const names = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX))

/** Removes keys of local storage. Stores of this tab hear of it like those of other tabs. */
function removeKeys(isGone: (key: string) => boolean): void {
  try {
    for (const key of names(localStorage).filter(isGone)) {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    }
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}

function removeForms(): void {
  try {
    for (const key of names(sessionStorage)) {
      if (key.startsWith(FORMS)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}

/** Opens a database of the app as it is; undefined where there is none. */
async function openKnown(name: string): Promise<IDBDatabase | undefined> {
  if (typeof indexedDB === 'undefined') return undefined
  // A browser that does not list its databases makes an empty one.
  const known = (await indexedDB.databases?.()) ?? [{ name }]
  if (!known.some((database) => database.name === name)) return undefined
  return await new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error(`${name} cannot be opened.`)),
    )
  })
}

/** Deletes the records of a store of a database that match. */
async function deleteRecords(
  name: string,
  store: string,
  isGone: (record: Record<string, unknown>, key: IDBValidKey) => boolean,
): Promise<void> {
  const db = await openKnown(name)
  if (!db) return
  try {
    if (!db.objectStoreNames.contains(store)) return
    await new Promise<void>((resolve, reject) => {
      const writing = db.transaction(store, 'readwrite')
      writing.addEventListener('complete', () => resolve())
      writing.addEventListener('abort', () =>
        reject(writing.error ?? new Error(`${name} cannot be written.`)),
      )
      const request = writing.objectStore(store).openCursor()
      request.addEventListener('success', () => {
        const cursor = request.result
        if (!cursor) return
        if (isGone(cursor.value as Record<string, unknown>, cursor.key)) cursor.delete()
        cursor.continue()
      })
    })
  } finally {
    db.close()
  }
}

const every = () => true

/**
 * Removes what a member has on this device after the session ended, in every store that the app has:
 *
 * - always what the server has: drafts of recipes, lists, pages, responses, pictures and films, what was
 *   viewed, and links to recipes of others;
 * - after the member has left, also what was written and not sent. Changes of the shopping lists outlast
 *   signing out, which asks about them, but not the account.
 */
export async function forgetMember(ending: Ending): Promise<void> {
  const hasLeft = ending !== 'ended'
  removeKeys((key) => !OF_DEVICE.has(key) && (hasLeft || !UNSENT.has(key)))
  if (hasLeft) removeForms()
  const isGone = hasLeft ? every : ({ isWaiting }: Record<string, unknown>) => isWaiting !== true
  const work = [
    deleteRecords('simmer.write', 'drafts', isGone),
    deleteRecords('simmer.shopping', 'snapshots', every),
    deleteRecords('simmer.shopping', 'lists', every),
    ...(hasLeft ? [deleteRecords('simmer.cooked', 'photos', every), removeFilms()] : []),
    ...(ending === 'deleted' ? [deleteRecords('simmer.shopping', 'operations', every)] : []),
    ...(typeof caches === 'undefined' ? [] : [dropCaches()]),
  ]
  // Each one is tried, whatever becomes of the others.
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Milliseconds for which words that were not sent wait for their member to sign in again. */
const WAIT_MS = 30 * DAY_MS

/** What waits, of any member. */
interface Waiting {
  readonly member?: unknown
  readonly key?: unknown
}

function parseWaiting(text: string | null): Waiting[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(items) ? (items as (Waiting | null)[]).filter((item) => item !== null) : []
  } catch {
    return []
  }
}

/** Keeps the items of a member in a list of local storage. @returns their keys */
function keepOwn(name: string, member: string): unknown[] {
  const all = parseWaiting(localStorage.getItem(name))
  const own = all.filter((item) => item.member === member)
  if (own.length < all.length) {
    if (own.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(own))
    dispatchEvent(new StorageEvent('storage', { key: name }))
  }
  return own.map(({ key }) => key)
}

/**
 * Removes what other members have written on this device and not sent, once it is known who is signed in,
 * and what has waited for longer than {@link WAIT_MS}. Changes of shopping lists stay: nobody else sees them,
 * and they have no private words.
 */
export async function forgetOthers(member: string, now: number): Promise<void> {
  await deleteRecords(
    'simmer.write',
    'drafts',
    (draft) => draft['member'] !== member || Number(draft['changed']) < now - WAIT_MS,
  )
  try {
    const own = new Set([...UNSENT].flatMap((name) => keepOwn(name, member)))
    await deleteRecords('simmer.cooked', 'photos', (_photo, key) => !own.has(key))
    await removeFilms(member)
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}
