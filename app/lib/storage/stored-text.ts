import { useSyncExternalStore } from 'react'

/** A text that this browser remembers. */
export interface StoredText {
  /** The text now and after each change, in every tab; null when nothing is stored, and on the server. */
  use: () => string | null
  /** The text now; null when nothing is stored. Browser only. */
  read: () => string | null
  /** Stores another text, null removes it. Where storage is forbidden it lasts as long as the page. */
  write: (text: string | null) => void
  /** Calls `listener` after each change, in every tab; the answer stops that. */
  subscribe: (listener: () => void) => () => void
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A text in local storage under `key`. Made once, in a module. */
export function createStoredText(key: string): StoredText {
  let text: string | null | undefined
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const follow = () => {
    text = undefined
    tell()
  }

  const read = () => {
    if (text === undefined) text = readStorage(key)
    return text
  }
  if (typeof window !== 'undefined') {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) follow()
    })
    // A page that comes back from the back and forward cache has heard nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) follow()
    })
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    use: () => useSyncExternalStore(subscribe, read, () => null),
    read,
    subscribe,
    write: (next) => {
      text = next
      try {
        if (next === null) localStorage.removeItem(key)
        else localStorage.setItem(key, next)
      } catch {
        // The text is kept here until the page goes.
      }
      tell()
    },
  }
}
