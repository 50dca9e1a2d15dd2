import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { BellBody } from '#contract/bell/bell.ts'
import type { BellAnswerKind } from '#contract/bell/rule.ts'
import { DAY_MS } from '#contract/durations.ts'

/** What the service worker has to know of this device, to answer bells while no page is open. */
export interface BellDevice extends Omit<BellBody, 'Answer' | 'Test' | 'Chosen'> {
  /** Milliseconds that the server's clock is ahead of the device's. */
  readonly ahead: number
  /** Its id in the list of its member. */
  readonly id?: number
}

/** What was pressed on a notification. */
export interface PressedAnswer {
  readonly timer: string
  /** Id of the bell that it answers. */
  readonly ring: string
  readonly kind: BellAnswerKind
  /** Milliseconds since 1970, by the device's clock. */
  readonly at: number
}

/** A bell that was shown or rung. */
interface ShownRing {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Minutes by which it was overdue because the server was away; 0 if it was on time. */
  readonly late: number
}

interface Schema extends DBSchema {
  rings: { key: string; value: ShownRing }
  devices: { key: 'this'; value: BellDevice }
  answers: { key: number; value: PressedAnswer }
}

/** Type of the message that tells pages of an answer, see {@link takeAnswers}. */
export const ANSWERED = 'simmer.bell.answered'

/** Bells are forgotten after two days; their timers no longer ring after one. */
const REMEMBERED_MS = 2 * DAY_MS

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('simmer.bell', 1, {
    upgrade(db) {
      db.createObjectStore('rings')
      db.createObjectStore('devices')
      db.createObjectStore('answers', { autoIncrement: true })
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

async function forgetOld(db: IDBPDatabase<Schema>): Promise<void> {
  const { store } = db.transaction('rings', 'readwrite')
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
    if (cursor.value.at < Date.now() - REMEMBERED_MS) await cursor.delete()
}

/**
 * Takes a bell for the page or service worker that asks: of all in this browser, one gets it, once.
 * Where storage is blocked everybody does.
 *
 * @param late minutes, as the server has said
 */
export async function takeRing(ring: string, late = 0): Promise<boolean> {
  try {
    const db = await open()
    await db.add('rings', { at: Date.now(), late }, ring)
    await forgetOld(db)
    return true
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'ConstraintError')
  }
}

/** Minutes by which a bell was overdue because the server was away; 0 if it was on time. */
export async function overdueMinutesOf(ring: string): Promise<number> {
  try {
    return (await (await open()).get('rings', ring))?.late ?? 0
  } catch {
    return 0
  }
}

/** This device as the server knows it; undefined while it does not, and where storage is blocked. */
export async function readDevice(): Promise<BellDevice | undefined> {
  try {
    return await (await open()).get('devices', 'this')
  } catch {
    return undefined
  }
}

/** Stores this device; undefined forgets it. */
export async function writeDevice(device: BellDevice | undefined): Promise<void> {
  try {
    const db = await open()
    await (device ? db.put('devices', device, 'this') : db.delete('devices', 'this'))
  } catch {
    // Without storage only an open page answers bells.
  }
}

/** Stores an answer for the next page. */
export async function storeAnswer(answer: PressedAnswer): Promise<void> {
  try {
    await (await open()).add('answers', answer)
  } catch {
    // The server knows it.
  }
}

/** Answers that no page has taken yet, oldest first. */
export async function takeAnswers(): Promise<PressedAnswer[]> {
  try {
    const transaction = (await open()).transaction('answers', 'readwrite')
    const answers = await transaction.store.getAll()
    await transaction.store.clear()
    await transaction.done
    return answers
  } catch {
    return []
  }
}
