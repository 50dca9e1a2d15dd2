import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between attempts: the connection can be back without an event. */
const AGAIN_MS = 20_000

/**
 * Attempts to send what waits on this device: at once, every 20 seconds, and when the connection is
 * back. One attempt runs at a time. If another is due meanwhile, it follows: the connection may
 * have come back while the first was failing.
 *
 * @param isWaiting whether anything waits
 * @param attempt sends it, as far as that is possible now
 */
export function useAttempts(isWaiting: boolean, attempt: () => Promise<void>): void {
  const latest = useEffectEvent(attempt)
  useEffect(() => {
    if (!isWaiting) return undefined
    let isRunning = false
    let isDue = false
    const run = async () => {
      isRunning = true
      try {
        while (isDue) {
          isDue = false
          // oxlint-disable-next-line no-await-in-loop -- one attempt at a time
          await latest()
        }
      } finally {
        isRunning = false
      }
    }
    const again = () => {
      isDue = true
      if (!isRunning) void run()
    }
    again()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      isDue = false
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting])
}
