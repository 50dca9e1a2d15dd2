import { useSyncExternalStore } from 'react'
import { createListeners } from '#design-system/lib/store.ts'

/** A text in local storage, as a store. */
export interface StoredText {
  /** The text now and after each change, in every tab; null when nothing is stored, and on the server. */
  use: () => string | null
  /** The text now; null when nothing is stored. Browser only. */
  read: () => string | null
  /** The text as another tab may have written it this very moment. Browser only. */
  latest: () => string | null
  /**
   * Stores another text, null removes it. Where storage is forbidden or full, it lasts as long as the
   * page, and the result is false.
   */
  write: (text: string | null) => boolean
  /** Calls `listener` after each change in any tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeStorage(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Creates the store of a key. To be called once per key, at module level. */
export function createStoredText(key: string): StoredText {
  let text: string | null | undefined
  const { subscribe, notify } = createListeners()
  const reread = () => {
    const before = text
    text = undefined
    // A page that returns from the back/forward cache must not take its own token for a new one.
    if (before === undefined || read() !== before) notify()
  }

  const read = () => {
    if (text === undefined) text = readStorage(key)
    return text
  }
  if (typeof window !== 'undefined') {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) reread()
    })
    // A page in the back/forward cache receives no storage events.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) reread()
    })
  }
  return {
    use: () => useSyncExternalStore(subscribe, read, () => null),
    read,
    latest: () => {
      text = undefined
      return read()
    },
    subscribe,
    write: (next) => {
      text = next
      const isStored = writeStorage(key, next)
      notify()
      return isStored
    },
  }
}
