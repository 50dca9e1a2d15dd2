import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { API_BASE } from '#app/data/keys.ts'
import { reportFailure } from '#app/data/report-failure.ts'
import { send } from '#app/data/send.ts'
import { writeToken } from '#app/session/token.ts'

/** Signs out here and in every tab, tells the server and goes to the first page (SHL-20, D-18). */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    // The call takes the token along before it goes.
    send('POST', `${API_BASE}/auth/logout`).catch(reportFailure)
    // At once, so that a guard of this screen leads away first and the first page has the last word.
    flushSync(() => writeToken(null))
    void navigate('/')
  }, [navigate])
}
