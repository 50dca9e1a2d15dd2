import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { API_BASE } from '#app/data/keys.ts'
import { unsubscribeBrowser } from '#app/push/browser.ts'
import { reportFailure } from '#app/data/report-failure.ts'
import { send } from '#app/data/send.ts'
import { writeToken } from '#app/session/token.ts'

/** Signs out here and in every tab, tells the server and goes to the first page (SHL-20, D-18). */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    // The call takes the token along before it goes.
    send('POST', `${API_BASE}/auth/logout`).catch(reportFailure)
    // The server forgets this browser with the session; the browser lets go of it, too.
    unsubscribeBrowser().catch(reportFailure)
    writeToken(null)
    // After the token, so that this has the last word over the guard of a member's screen.
    void navigate('/')
  }, [navigate])
}
