import { useLayoutEffect } from 'react'
import { useSWRConfig } from 'swr'
import { forgetAhead } from '#app/lib/api/prefetch.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'

/** Sets the session on the document for CSS, as the inline script does. */
function setSession(): void {
  document.documentElement.dataset['session'] = readToken() === null ? 'visitor' : 'member'
}

/**
 * Clears the cache when somebody signs in or out in any tab, and fetches again what is on screen, so that
 * nobody sees another person's data (D-18). Called once, around all screens.
 */
export function useFollowSession(): void {
  const { mutate } = useSWRConfig()
  useLayoutEffect(() => {
    // A document that React has rendered itself does not have it yet.
    setSession()
    return subscribeToToken(() => {
      setSession()
      forgetAhead()
      // After the components that read a member's keys have been unmounted.
      setTimeout(() => void mutate(() => true, undefined))
    })
  }, [mutate])
}
