import { useEffect } from 'react'

/**
 * Keeps the screen awake while a film waits for wet hands; a running film does so by itself. Where
 * the browser cannot, or the battery is low, the screen sleeps as always.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined)
    const acquire = () => {
      if (document.visibilityState === 'visible') {
        lock = navigator.wakeLock.request('screen').catch(() => undefined)
      }
    }
    acquire()
    // The browser drops the lock of a hidden page.
    document.addEventListener('visibilitychange', acquire)
    return () => {
      document.removeEventListener('visibilitychange', acquire)
      void lock.then((held) => held?.release())
    }
  }, [wanted])
}
