import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Whether this runs in a browser that has woken the page up: false on the server and in the first
 * render after it, so that both draw the same. For everything that depends on the time, the place or
 * the address's own parameters.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
