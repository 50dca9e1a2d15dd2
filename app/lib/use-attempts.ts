import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between attempts: the connection can be back without an event. */
const AGAIN_MS = 20_000

/**
 * Attempts to send what waits on this device: at once, every 20 seconds, and when the connection is
 * back.
 *
 * @param isWaiting whether anything waits
 * @param attempt sends it, as far as that is possible now; may be called while it is running
 */
export function useAttempts(isWaiting: boolean, attempt: () => Promise<void>): void {
  const start = useEffectEvent(() => void attempt())
  useEffect(() => {
    if (!isWaiting) return undefined
    const again = () => start()
    again()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting])
}
