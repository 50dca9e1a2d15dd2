import { useEffect } from 'react'

/**
 * Holds a screen wake lock while a film is paused; a playing film needs none. Without support, or
 * on low battery, nothing happens.
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
    // Browsers release the lock of a hidden page.
    document.addEventListener('visibilitychange', acquire)
    return () => {
      document.removeEventListener('visibilitychange', acquire)
      void lock.then((held) => held?.release())
    }
  }, [wanted])
}
