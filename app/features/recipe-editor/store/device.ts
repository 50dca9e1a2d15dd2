import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { hasLeft, readToken } from '#app/lib/storage/token.ts'
import type { Id } from '#contract/common.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { LeftOut } from '#contract/own-recipes/versions.ts'

/** A recipe as this device keeps it. */
export interface KeptDraft {
  /** The id of the recipe, or the key of one that the server does not know yet. */
  readonly name: string
  readonly member: string
  /** Null until the server knows the recipe. */
  readonly id: Id | null
  /** Of the last save; 0 before the first. */
  readonly version: number
  /** What the server has; null before the first save. */
  readonly base: Draft | null
  readonly draft: Draft
  /** Whether the draft waits to be sent. */
  readonly isWaiting: boolean
  /** Milliseconds since 1970. */
  readonly changed: number
  /** What was sent without an answer, so that the server may have it. */
  readonly unanswered?: Draft | undefined
  /** What the next save leaves out, to be kept as an earlier version. */
  readonly leftOut?: LeftOut | undefined
  /** Questions that the cook does not want to be asked again. */
  readonly dismissed: readonly string[]
}

interface Schema extends DBSchema {
  drafts: { key: [member: string, name: string]; value: KeptDraft; indexes: { member: string } }
}

/** Drafts of a member that are kept although the server has them: to read them offline. */
const SENT_MAX = 20

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('simmer.write', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['member', 'name'] }).createIndex(
        'member',
        'member',
      )
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

/**
 * Keeps a draft on this device. After the session ended, only what the server does not have is kept, and
 * nothing once the member has left.
 * @throws where nothing can be stored
 */
export async function keepDraft(draft: KeptDraft): Promise<void> {
  if (hasLeft() || (readToken() === null && !draft.isWaiting)) return
  await (await open()).put('drafts', draft)
}

/** A draft on this device; undefined without one, and where it cannot be read. */
export async function readDraft(member: string, name: string): Promise<KeptDraft | undefined> {
  try {
    return await (await open()).get('drafts', [member, name])
  } catch {
    return undefined
  }
}

/** The drafts of a member on this device that wait to be sent, the latest first. */
export async function waitingDrafts(member: string): Promise<KeptDraft[]> {
  try {
    const all = await (await open()).getAllFromIndex('drafts', 'member', member)
    return all.filter(({ isWaiting }) => isWaiting).toSorted((a, b) => b.changed - a.changed)
  } catch {
    return []
  }
}

/** Removes a draft from this device. */
export async function dropDraft(member: string, name: string): Promise<void> {
  try {
    await (await open()).delete('drafts', [member, name])
  } catch {
    // The next save overwrites it.
  }
}

/** Removes the oldest drafts of a member that the server has. */
export async function dropSent(member: string): Promise<void> {
  const db = await open()
  const sent = (await db.getAllFromIndex('drafts', 'member', member))
    .filter((draft) => !draft.isWaiting)
    .toSorted((a, b) => b.changed - a.changed)
    .slice(SENT_MAX)
  await Promise.all(sent.map(({ name }) => db.delete('drafts', [member, name])))
}
