import { useLayoutEffect } from 'react'
import { useSWRConfig } from 'swr'
import { forgetAhead } from '#app/lib/api/prefetch.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'

/** Says to CSS who looks, as the first line of the page does. */
function mark(): void {
  document.documentElement.dataset['session'] = readToken() === null ? 'visitor' : 'member'
}

/**
 * When somebody signs in or out, in any tab, nothing that was read for the one before stays: every
 * answer is forgotten, and what is on screen is asked for again (D-18). Once, around all screens.
 */
export function useFollowSession(): void {
  const { mutate } = useSWRConfig()
  useLayoutEffect(() => {
    // A page that React has made from nothing does not have it yet.
    mark()
    return subscribeToToken(() => {
      mark()
      forgetAhead()
      // Once the readers of a member's keys have let go of them.
      setTimeout(() => void mutate(() => true, undefined))
    })
  }, [mutate])
}
