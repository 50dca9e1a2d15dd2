import { createListeners } from '#design-system/lib/store.ts'
import type { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { followServer } from './follow-server.ts'
import type { GoneRecipe } from './gone-recipes.ts'
import { createLastingOutbox } from './lasting-outbox.ts'
import { lead } from './lead-tab.ts'
import type { ShoppingChange } from './operation.ts'
import type { KeptOperation, Snapshot } from './outbox.ts'
import type { Connection, Sync } from './sync.ts'
import { openTabs } from './tab-channel.ts'

/** What the server would not take, to be told once. */
export interface Refusal {
  /** UUID of the operation. */
  readonly id: string
  readonly change: ShoppingChange
  readonly code: ApiError['code']
  /** Why, in the language of the time. */
  readonly message: string
}

/** What the tab that leads learns of the server, for all tabs. */
export interface ServerNews {
  readonly connection: Connection
  readonly refusals: readonly Refusal[]
  /** Recipes that left the list because the catalogue has them no longer. */
  readonly gone: readonly GoneRecipe[]
}

/** The shopping list of one member in this browser. */
export interface ShoppingState extends ServerNews {
  /** Undefined before the first answer of the server, on this device. */
  readonly snapshot: Snapshot | undefined
  /** Everything that {@link snapshot} may not know, oldest first. */
  readonly operations: readonly KeptOperation[]
  /** Whether changes outlive the page. */
  readonly isDurable: boolean
}

/** Reads and changes the list; the same for all who use it in a page. */
export interface ShoppingStore {
  readonly subscribe: (listener: () => void) => () => void
  /** Undefined until what is kept here has been read. */
  readonly state: () => ShoppingState | undefined
  /**
   * Keeps changes and shows them; the server gets them when it can be reached.
   *
   * @returns ids of the operations, in the order of the changes
   */
  readonly change: (...changes: ShoppingChange[]) => Promise<string[]>
  /** From now on follows the server, until {@link close} (SHP-03). */
  readonly follow: () => void
  /** Saves people counts without waiting for more clicks (D-59). */
  readonly flush: () => void
  /** Tries again now. */
  readonly retry: () => void
  /** The cook has read what was refused and what is gone. */
  readonly dismissNews: () => void
  /** The cook has read why one operation was refused. */
  readonly dismissRefusal: (id: string) => void
  /** Ends everything: the member signed out, or another one signed in. */
  readonly close: () => void
}

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
  const { subscribe, notify } = createListeners()
  const ending = new AbortController()
  const { signal } = ending
  let state: ShoppingState | undefined
  let isFollowing = false
  /** Only in the tab that leads, and where changes last no longer than their tab. */
  let sync: Sync | undefined

  const show = (change: Partial<ShoppingState>) => {
    state = {
      snapshot: undefined,
      operations: [],
      connection: navigator.onLine ? 'online' : 'offline',
      isDurable: true,
      refusals: [],
      gone: [],
      ...state,
      ...change,
    }
    notify()
  }
  const tell = (told: Partial<ServerNews>) => {
    show(told)
    tabs.post({ kind: 'told', told })
  }

  const outbox = createLastingOutbox(member, (why) => {
    reportFailure(why)
    show({ isDurable: false })
    // No other tab sees what is kept here, so that each one sends its own.
    if (isFollowing) begin()
  })
  let looks = 0
  const look = async () => {
    looks += 1
    const turn = looks
    const [operations, snapshot] = await Promise.all([outbox.operations(), outbox.snapshot()])
    if (turn === looks) show({ operations, snapshot })
  }
  const changed = () => {
    tabs.post({ kind: 'changed' })
    return look()
  }

  const wishes = {
    retry: () => sync?.wake({ isStale: true }),
    flush: () => sync?.flush(),
  }
  const wish = (name: keyof typeof wishes) => {
    if (sync) wishes[name]()
    else tabs.post({ kind: 'wish', wish: name })
  }
  const tabs = openTabs<Partial<ServerNews>>(member, (message) => {
    if (message.kind === 'told') show(message.told)
    if (message.kind === 'wish') wishes[message.wish]()
    if (message.kind !== 'changed') return
    sync?.wake()
    look().catch(reportFailure)
  })

  const begin = () => {
    sync ??= followServer(
      {
        outbox,
        knownVersion: () => state?.snapshot?.version ?? -1,
        onChange: () => void changed().catch(reportFailure),
        onConnection: (connection) => tell({ connection }),
        onRefused(operation, error) {
          reportFailure(error)
          if (isMoot(operation, error)) return
          const { code, message } = error
          const refusal = { id: operation.id, change: operation.change, code, message }
          tell({ refusals: [...(state?.refusals ?? []), refusal] })
        },
        onGone: (gone) => tell({ gone: [...(state?.gone ?? []), ...gone] }),
      },
      signal,
    )
  }

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
  look().catch(reportFailure)

  return {
    subscribe,
    state: () => state,
    async change(...changes) {
      const ids = await outbox.add(changes)
      await changed()
      sync?.wake()
      return ids
    },
    follow() {
      if (isFollowing) return
      isFollowing = true
      if (state?.isDurable === false) begin()
      lead(member, signal, begin).catch(reportFailure)
      // Whether another tab leads, and what it knows, is not known here.
      wish('retry')
    },
    flush: () => wish('flush'),
    retry: () => wish('retry'),
    dismissNews: () => tell({ refusals: [], gone: [] }),
    dismissRefusal(id) {
      tell({ refusals: state?.refusals.filter((refusal) => refusal.id !== id) ?? [] })
    },
    close() {
      ending.abort()
      tabs.close()
    },
  }
}
