import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Whether React has hydrated the page: false on the server and in the first render in the browser, so
 * that both produce the same HTML. For everything that depends on the time, the browser or the query
 * of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
