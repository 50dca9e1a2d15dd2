import { useEffect } from 'react'
import { idle } from '#app/lib/lazy/when-idle.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { SESSIONS } from './sessions-text.ts'

/** Least milliseconds between two looks: a phone is taken up often while something cooks. */
const PAUSE_MS = 60_000

const knowsNone = () => (SESSIONS.read() ?? '[]') === '[]'

/**
 * Looks for what the member cooks on other devices, as long as nothing is known here: when the page is
 * idle, and when it comes back to view. Where something is known, its device follows the account.
 */
export function useFindSessions(): void {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let lookedAt = -PAUSE_MS
    const look = async () => {
      if (document.visibilityState === 'hidden' || performance.now() - lookedAt < PAUSE_MS) return
      lookedAt = performance.now()
      await idle()
      if (signal.aborted || !knowsNone()) return
      const { findSessions } = await import('./sync/find-sessions.ts')
      await findSessions(signal)
    }
    const lookAgain = () => void look().catch(reportUnlessAborted)
    const reportUnlessAborted = (error: unknown) => {
      if (!signal.aborted) reportFailure(error)
    }
    document.addEventListener('visibilitychange', lookAgain, { signal })
    lookAgain()
    return () => ending.abort()
  }, [])
}
