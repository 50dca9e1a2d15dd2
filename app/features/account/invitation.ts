import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'

/** Key in session storage. */
const KEY = 'simmer.invitation'
const WRITTEN = /^#invitation=([\w-]{43})$/

/** The token of the invitation that was opened in this tab; undefined without one. */
export function readInvitation(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether the token is kept: storage may be forbidden. */
function keepInvitation(token: string): boolean {
  try {
    sessionStorage.setItem(KEY, token)
    return true
  } catch {
    return false
  }
}

/**
 * Takes an invitation from the fragment of the address and keeps it for this tab: whoever registers at a provider
 * comes back without it.
 *
 * @returns the token; undefined without one, and until the page is hydrated
 */
export function useInvitation(): string | undefined {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [, written] = WRITTEN.exec(hash) ?? []
  useEffect(() => {
    if (written === undefined || !keepInvitation(written)) return
    void navigate({ search, hash: '' }, { replace: true })
  }, [written, search, navigate])
  // The server knows neither the fragment nor the storage.
  return useHydrated() ? (written ?? readInvitation()) : undefined
}
