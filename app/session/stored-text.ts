import { useSyncExternalStore } from 'react'

/** A text that this browser remembers. */
export interface StoredText {
  /** The text now and after each change, in every tab; null when nothing is stored, and on the server. */
  use: () => string | null
  /** Stores another text. Where storage is forbidden it lasts as long as the page. */
  write: (text: string) => void
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
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    text = undefined
    tell()
  }

  const read = () => {
    text ??= readStorage(key)
    return text
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', follow)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', follow)
    }
  }
  return {
    use: () => useSyncExternalStore(subscribe, read, () => null),
    write: (next) => {
      text = next
      try {
        localStorage.setItem(key, next)
      } catch {
        // The text is kept here until the page goes.
      }
      tell()
    },
  }
}
