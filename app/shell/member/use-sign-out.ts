import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { unsubscribeBrowser } from '#app/features/push/index.ts'
import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { writeToken } from '#app/lib/storage/token.ts'

/** Signs out here and in every tab, tells the server and goes to the first page (SHL-20, D-18). */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    // The call takes the token along before it goes.
    send('POST /auth/logout', {}).catch(reportFailure)
    // The server forgets this browser with the session; the browser lets go of it, too.
    unsubscribeBrowser().catch(reportFailure)
    writeToken(null)
    // After the token, so that this has the last word over the guard of a member's screen.
    void navigate('/')
  }, [navigate])
}
