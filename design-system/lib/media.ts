import { useCallback, useSyncExternalStore } from 'react'

/** Whether the system asks for reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** Whether the main pointer is a finger. */
export const COARSE_POINTER = '(pointer: coarse)'

/**
 * Whether a media query matches, now and after each change. On the server and during hydration it
 * is false, so both render the same; layout belongs into CSS, not into this hook.
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
