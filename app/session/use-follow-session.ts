import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { forgetAhead } from '#app/data/prefetch.ts'
import { readToken, subscribeToToken } from '#app/session/token.ts'

/**
 * When somebody signs in or out, in any tab, nothing that was read for the one before stays: every
 * answer is forgotten, and what is on screen is asked for again (D-18). Once, around all screens.
 */
export function useFollowSession(): void {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      subscribeToToken(() => {
        document.documentElement.dataset['session'] = readToken() === null ? 'visitor' : 'member'
        forgetAhead()
        // Once the readers of a member's keys have let go of them.
        setTimeout(() => void mutate(() => true, undefined))
      }),
    [mutate],
  )
}
