import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetCooked } from '#app/features/cooked/index.ts'
import { forgetNotes } from '#app/features/notes/index.ts'
import { forgetDrafts } from '#app/features/write/index.ts'
import { unsubscribeBrowser } from '#app/lib/bell/browser-push.ts'
import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { waitingChanges } from '#app/features/shopping/index.ts'
import { writeToken } from '#app/lib/storage/token.ts'

/**
 * Signs out in every tab, ends the session on the server and goes to the first page (SHL-20, D-18).
 * Asks for confirmation first if changes of the shopping list have not been sent.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const { t } = useWords()
  const signOut = useCallback(() => {
    // Before the token is removed, because the call carries it.
    send('POST /auth/logout', {}).catch(reportFailure)
    // The server removes the push subscription with the session; the browser has to end it, too.
    unsubscribeBrowser().catch(reportFailure)
    forgetNotes()
    forgetCooked()
    forgetDrafts()
    writeToken(null)
    // After removing the token, so that this navigation replaces the redirect of a member's screen.
    void navigate('/')
  }, [navigate])
  return useCallback(() => {
    const ask = async () => {
      const { count, isDurable } = await waitingChanges()
      const isSure =
        count === 0 ||
        (await confirm({
          title: t('member.waiting', { count }),
          description: t(isDurable ? 'member.waitingKept' : 'member.waitingLost'),
          confirmLabel: t('member.signOut'),
          danger: !isDurable,
        }))
      if (isSure) signOut()
    }
    ask().catch((error: unknown) => {
      reportFailure(error)
      signOut()
    })
  }, [signOut, t])
}
