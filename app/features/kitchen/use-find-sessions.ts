import { useEffect } from 'react'
import { idle } from '#app/lib/lazy/when-idle.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { storedSessions } from './sessions/sessions-storage.ts'

/** Minimum milliseconds between two searches: a phone is picked up often while something cooks. */
const PAUSE_MS = 60_000

const knowsNone = () => (storedSessions.read() ?? '[]') === '[]'

/**
 * Looks for what the member cooks on other devices, as long as nothing is known here: when the page is
 * idle, and when it comes back to view. Where something is known, its device follows the account.
 */
export function useFindSessions(): void {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let searchedAt = -PAUSE_MS
    const find = async () => {
      if (document.visibilityState === 'hidden' || performance.now() - searchedAt < PAUSE_MS) return
      searchedAt = performance.now()
      await idle()
      if (signal.aborted || !knowsNone()) return
      const { findSessions } = await import('./sync/find-sessions.ts')
      await findSessions(signal)
    }
    const findAgain = () => void find().catch(reportUnlessAborted)
    const reportUnlessAborted = (error: unknown) => {
      if (!signal.aborted) reportFailure(error)
    }
    document.addEventListener('visibilitychange', findAgain, { signal })
    findAgain()
    return () => ending.abort()
  }, [])
}
