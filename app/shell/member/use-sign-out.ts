import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMember } from '#app/features/account/index.ts'
import { waitingMeals } from '#app/features/cooking-log/index.ts'
import { waitingNotes } from '#app/features/notes/index.ts'
import { countUnsent } from '#app/features/recipe-editor/index.ts'
import { unsubscribeBrowser } from '#app/lib/bell/browser-push.ts'
import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { waitingChanges } from '#app/features/shopping/index.ts'
import { countUnsentFilms } from '#app/lib/storage/studio-folder.ts'
import { leave } from '#app/lib/storage/token.ts'

/** How many recipes, meals and notes of a member the server does not have yet. */
async function unsentTexts(member: string): Promise<number> {
  const isOwn = (item: { member: string }) => item.member === member
  const [meals, notes] = [waitingMeals, waitingNotes].map(
    (list) => list.read().filter(isOwn).length,
  )
  return (await countUnsent(member)) + (meals ?? 0) + (notes ?? 0)
}

/** Ends the session on the server, and at the provider that it came from, if that is to be told. */
async function endSession(): Promise<void> {
  const { Address } = await send('POST /auth/logout', {})
  if (Address !== undefined) location.assign(Address)
}

/** What is lost when a member signs out, or stays on this device until they sign in again. */
async function unsentOf(member: string | undefined) {
  const { count, isDurable } = await waitingChanges()
  return [
    {
      title: 'member.unsent',
      count: member === undefined ? 0 : await unsentTexts(member),
      isKept: false,
    },
    {
      title: 'member.unsentFilms',
      count: member === undefined ? 0 : await countUnsentFilms(member),
      isKept: false,
    },
    { title: 'member.waiting', count, isKept: isDurable },
  ] as const
}

/**
 * Signs out in every tab, ends the session on the server and goes to the first page. What the
 * member has on this device is removed. Asks for confirmation first if recipes, meals, notes, films or changes of
 * the shopping list have not been sent.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const { t } = useWords()
  const { member } = useMember()
  const name = member?.username
  const signOut = useCallback(() => {
    // Before the token is removed, because the call carries it.
    endSession().catch(reportFailure)
    // The server removes the push subscription with the session; the browser has to end it, too.
    unsubscribeBrowser().catch(reportFailure)
    leave('signedOut')
    // After removing the token, so that this navigation replaces the redirect of a member's screen.
    void navigate('/')
  }, [navigate])
  return useCallback(() => {
    const ask = async () => {
      for (const { title, count, isKept } of await unsentOf(name)) {
        const mayGo =
          count === 0 ||
          (await confirm({
            title: t(title, { count }),
            description: t(isKept ? 'member.waitingKept' : 'member.waitingLost'),
            confirmLabel: t('member.signOut'),
            danger: !isKept,
          }))
        if (!mayGo) return
      }
      signOut()
    }
    ask().catch((error: unknown) => {
      reportFailure(error)
      signOut()
    })
  }, [signOut, t, name])
}
