import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { rememberReturnPath, takeReturnPath } from './return-path.ts'

/**
 * Guards a screen of members: redirects visitors, also when the session ends meanwhile. It runs in the browser, because the server's page is the same for everyone.
 *
 * @param target target of the redirect; `/auth` returns to this screen after signing in, `/404` says nothing of it
 */
export function useMembersOnly(target: '/' | '/auth' | '/404'): void {
  const navigate = useNavigate()
  useEffect(() => {
    const redirect = () => {
      if (readToken() !== null) return
      if (target === '/auth') rememberReturnPath()
      void navigate(target, { replace: true })
    }
    redirect()
    return subscribeToToken(redirect)
  }, [target, navigate])
}

/**
 * Guards the screens of /auth: redirects members, and whoever signs in there, to the return path
 *.
 */
export function useVisitorsOnly(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const redirect = () => {
      if (readToken() !== null) void navigate(takeReturnPath() ?? '/', { replace: true })
    }
    redirect()
    return subscribeToToken(redirect)
  }, [navigate])
}
