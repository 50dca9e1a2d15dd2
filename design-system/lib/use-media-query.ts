import { useCallback, useSyncExternalStore } from 'react'

/** Media query: reduced motion is requested. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** Media query: the main pointer is a finger. */
export const COARSE_POINTER = '(pointer: coarse)'

/**
 * Whether a media query matches, now and after each change. On the server and during hydration it
 * is false, so that both render the same. For layout use CSS instead.
 *
 * @param query a media query, such as {@link REDUCED_MOTION}
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
