import { useEffect, useLayoutEffect } from 'react'
import { useSWRConfig } from 'swr'
import { forgetAhead } from '#app/lib/api/prefetch.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'

/** Sets the session on the document for CSS, as the inline script does. */
function setSession(): void {
  document.documentElement.dataset['session'] = readToken() === null ? 'visitor' : 'member'
}

let isLoaded = false

/** Loads what removes a member's data from this device, once somebody is signed in. */
function loadStorage(): void {
  const token = readToken()
  if (token === null || isLoaded) return
  isLoaded = true
  const load = async () => (await import('./follow-storage.ts')).followStorage(token)
  load().catch((error: unknown) => {
    isLoaded = false
    reportFailure(error)
  })
}

/**
 * Clears the cache when somebody signs in or out in any tab, and fetches again what is on screen, so that
 * nobody sees another person's data. What the device stores of the member is removed. Called once, around all screens.
 */
export function useFollowSession(): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    loadStorage()
    return subscribeToToken(loadStorage)
  }, [])
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
