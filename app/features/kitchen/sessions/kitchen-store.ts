import { createStore } from '#design-system/lib/store.ts'
import type { StoredText } from '#app/lib/storage/stored-text.ts'
import type { KitchenSession } from './session.ts'
import { storedSessions } from './sessions-storage.ts'
import { parseSessions } from './parse-sessions.ts'

/** What this device knows of the kitchen. */
export interface KitchenState {
  /** All sessions, those that ended lately included. */
  readonly sessions: readonly KitchenSession[]
  /** Whether they outlast the page: false while storage is forbidden or full. */
  readonly isSaved: boolean
}

/** The sessions of this browser, the same in all tabs. */
export interface KitchenStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => KitchenState
  /** Replaces the sessions by what `change` makes of them; the same array changes nothing. */
  readonly update: (
    change: (sessions: readonly KitchenSession[]) => readonly KitchenSession[],
  ) => void
}

/** Opens the sessions that a text in local storage holds. */
export function createKitchenStore(stored: StoredText): KitchenStore {
  let text = stored.read()
  const state = createStore<KitchenState>({ sessions: parseSessions(text), isSaved: true })

  /** Takes over what another tab has written. A page that cannot write goes on with its own. */
  const follow = (found: string | null) => {
    if (found === text || !state.get().isSaved) return
    text = found
    state.set({ sessions: parseSessions(found), isSaved: true })
  }
  stored.subscribe(() => follow(stored.read()))

  return {
    subscribe: state.subscribe,
    get: state.get,
    update(change) {
      // Events of other tabs arrive late: two changes at a time must not undo one another.
      follow(stored.latest())
      const { sessions } = state.get()
      const next = change(sessions)
      if (next === sessions) return
      text = JSON.stringify(next)
      const isSaved = stored.write(text)
      state.set({ sessions: next, isSaved })
    },
  }
}

/** The store of this page. */
export const kitchenStore = createKitchenStore(storedSessions)
