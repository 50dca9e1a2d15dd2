import type { ApiError } from '#app/data/api-error.ts'
import { reportFailure } from '#app/data/report-failure.ts'
import { followEvents } from '#app/shopping/events.ts'
import { createMemoryOutbox } from '#app/shopping/memory-outbox.ts'
import type { ShoppingChange } from '#app/shopping/operation.ts'
import { openOutbox, type KeptOperation, type Outbox, type Snapshot } from '#app/shopping/outbox.ts'
import { lead, startSync, type Connection, type Sync } from '#app/shopping/sync.ts'
import { readSnapshot, sendOperation } from '#app/shopping/wire.ts'

/** What the server would not take, to be told once. */
export interface Refusal {
  readonly change: ShoppingChange
  /** Why, in the language of the time. */
  readonly message: string
}

/** The shopping list of one member in this browser. */
export interface ShoppingState {
  /** Undefined before the first answer of the server, on this device. */
  readonly snapshot: Snapshot | undefined
  /** Everything that {@link snapshot} may not know, oldest first. */
  readonly operations: readonly KeptOperation[]
  readonly connection: Connection
  /** Whether changes outlive the page. */
  readonly isDurable: boolean
  readonly refusals: readonly Refusal[]
}

/** Reads and changes the list; the same for all who use it in a page. */
export interface ShoppingStore {
  readonly subscribe: (listener: () => void) => () => void
  /** Undefined until what is kept here has been read. */
  readonly state: () => ShoppingState | undefined
  /** Keeps changes and shows them; the server gets them when it can be reached. */
  readonly change: (...changes: ShoppingChange[]) => Promise<void>
  /** From now on follows the server (SHP-03); answers how to stop. */
  readonly follow: () => void
  /** Saves people counts without waiting for more clicks (D-59). */
  readonly flush: () => void
  /** Tries again now. */
  readonly retry: () => void
  /** The cook has read what was refused. */
  readonly forgetRefusals: () => void
  /** Ends everything: the member signed out, or another one signed in. */
  readonly close: () => void
}

const CHANNEL = 'simmer.shopping'

/** Refused because what was to be changed is gone or is so already: nothing that a cook misses. */
function isMoot({ change }: KeptOperation, { code, status }: ApiError): boolean {
  return code === 'NoteExists' || (status === 404 && change.kind !== 'addRecipe')
}

/**
 * Opens the list of a member.
 *
 * @param member username
 */
export function createShoppingStore(member: string): ShoppingStore {
  const listeners = new Set<() => void>()
  const ending = new AbortController()
  const channel = new BroadcastChannel(`${CHANNEL}.${member}`)
  let state: ShoppingState | undefined
  let isFollowing = false
  let sync: Sync | undefined
  let outbox: Outbox = createMemoryOutbox()

  const show = (change: Partial<ShoppingState>) => {
    state = {
      snapshot: undefined,
      operations: [],
      connection: navigator.onLine ? 'online' : 'offline',
      isDurable: true,
      refusals: [],
      ...state,
      ...change,
    }
    for (const listener of listeners) listener()
  }
  let looks = 0
  const look = async () => {
    looks += 1
    const turn = looks
    const [operations, snapshot] = await Promise.all([outbox.operations(), outbox.snapshot()])
    if (turn === looks) show({ operations, snapshot })
  }
  const tellTabs = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(null)
  }
  const open = async () => {
    try {
      outbox = await openOutbox(member)
    } catch (error) {
      reportFailure(error)
      show({ isDurable: false })
    }
    await look()
  }
  const opening = open()
  opening.catch(reportFailure)

  const begin = () => {
    sync = startSync(
      {
        outbox: {
          operations: () => outbox.operations(),
          snapshot: () => outbox.snapshot(),
          add: (changes) => outbox.add(changes),
          markSent: (operation, version) => outbox.markSent(operation, version),
          drop: (operation) => outbox.drop(operation),
          keepSnapshot: (snapshot) => outbox.keepSnapshot(snapshot),
        },
        send: sendOperation,
        read: readSnapshot,
        onChange() {
          tellTabs()
          look().catch(reportFailure)
        },
        onConnection: (connection) => show({ connection }),
        onRefused(operation, error) {
          reportFailure(error)
          if (isMoot(operation, error)) return
          const refusal = { change: operation.change, message: error.message }
          show({ refusals: [...(state?.refusals ?? []), refusal] })
        },
      },
      ending.signal,
    )
    followEvents({
      signal: ending.signal,
      knownVersion: () => state?.snapshot?.version ?? -1,
      onNews: () => sync?.wake({ isStale: true }),
    })
  }

  channel.addEventListener('message', () => {
    sync?.wake()
    look().catch(reportFailure)
  })
  const { signal } = ending
  addEventListener(
    'online',
    () => {
      show({ connection: 'online' })
      sync?.wake({ isStale: true })
    },
    { signal },
  )
  addEventListener('offline', () => show({ connection: 'offline' }), { signal })
  addEventListener('pagehide', () => sync?.flush(), { signal })

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    async change(...changes) {
      await opening
      try {
        await outbox.add(changes)
      } catch (error) {
        // Full: what is here lasts as long as the page, and says so.
        reportFailure(error)
        outbox = createMemoryOutbox(state?.operations, state?.snapshot)
        await outbox.add(changes)
        show({ isDurable: false })
      }
      await look()
      tellTabs()
      sync?.wake()
    },
    follow() {
      if (isFollowing) return
      isFollowing = true
      opening.then(() => lead(member, signal, begin)).catch(reportFailure)
    },
    flush: () => sync?.flush(),
    retry: () => sync?.wake({ isStale: true }),
    forgetRefusals: () => show({ refusals: [] }),
    close() {
      ending.abort()
      channel.close()
    },
  }
}
