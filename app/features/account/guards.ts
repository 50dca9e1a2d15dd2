import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { rememberReturnPath, takeReturnPath } from './return-path.ts'

/**
 * For the screens of members: visitors go elsewhere, at once and when the session ends meanwhile
 * (SET-01, FAV-07). The page from the server is the same for all, so only the browser can tell.
 *
 * @param elsewhere `/auth` comes back to this screen after signing in, `/` does not
 */
export function useMembersOnly(elsewhere: '/' | '/auth'): void {
  const navigate = useNavigate()
  useEffect(() => {
    const look = () => {
      if (readToken() !== null) return
      if (elsewhere === '/auth') rememberReturnPath()
      void navigate(elsewhere, { replace: true })
    }
    look()
    return subscribeToToken(look)
  }, [elsewhere, navigate])
}

/**
 * For the screens of /auth: who is signed in, or signs in there, goes where they were before (SHL-02,
 * AUT-07, AUT-08, D-20).
 */
export function useVisitorsOnly(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const look = () => {
      if (readToken() !== null) void navigate(takeReturnPath() ?? '/', { replace: true })
    }
    look()
    return subscribeToToken(look)
  }, [navigate])
}
