import { useEffect, useEffectEvent } from 'react'
import { oneAtATime } from './one-at-a-time.ts'

/** Milliseconds between attempts: the connection can be back without an event. */
const AGAIN_MS = 20_000

/**
 * Attempts to send what waits on this device: at once, every 20 seconds, and when the connection is
 * back. If an attempt is due while one is running, it follows: the connection may have come back while
 * the first was failing.
 *
 * @param isWaiting whether anything waits
 * @param attempt sends it, as far as that is possible now
 */
export function useAttempts(isWaiting: boolean, attempt: () => Promise<void>): void {
  const latest = useEffectEvent(attempt)
  useEffect(() => {
    if (!isWaiting) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const again = oneAtATime(() => latest(), signal)
    again()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again, { signal })
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [isWaiting])
}
