import { useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'

/**
 * Synchronises the sessions of this browser with the account of whoever is signed in, from the first
 * member on. Visitors do not fetch the code. Called once per page, where something is being cooked.
 */
export function useFollowAccount(): void {
  const isSignedIn = useIsSignedIn()
  const [isWanted, setWanted] = useState(isSignedIn)
  // Goes on after signing out, which it has to notice.
  if (isSignedIn && !isWanted) setWanted(true)
  useEffect(() => {
    if (!isWanted) return undefined
    const ending = new AbortController()
    const start = async () => {
      const { followAccount } = await import('./sync/follow-account.ts')
      if (ending.signal.aborted) return
      ending.signal.addEventListener('abort', followAccount(), { once: true })
    }
    start().catch(reportFailure)
    return () => ending.abort()
  }, [isWanted])
}
