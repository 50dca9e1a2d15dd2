import { useEffect, useState } from 'react'
import { kitchenNow, type KitchenSession, sessionNow } from '#app/features/kitchen/index.ts'
import { isAuthor, useMember } from '#app/features/account/index.ts'
import { callUrl } from '#app/lib/api/call.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { countingChoice, mayCount } from '#app/lib/counting/counting-choice.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import type { Id } from '#contract/common.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import { hasCountedOther, rememberCounted } from './counted-today.ts'
import { createTally, type Tally } from './tally.ts'

/**
 * Reports what happened in a session since the last call. The call outlives the page and does not
 * identify the cook. What cannot be sent is reported the next time.
 */
async function report(session: KitchenSession, tally: Tally): Promise<void> {
  const taken = hasCountedOther(session.recipeId, session.id)
    ? undefined
    : tally.take(session, kitchenNow())
  if (!taken) return
  rememberCounted(session.recipeId, session.id)
  try {
    const { ok } = await fetch(callUrl('/recipe/:id/stuck', { id: session.recipeId }), {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Report: crypto.randomUUID(), ...taken }),
    })
    if (!ok) tally.giveBack(taken)
  } catch {
    tally.giveBack(taken)
  }
}

/** Props of {@link CountStuck}. */
export interface CountStuckProps {
  session: KitchenSession
  steps: readonly HowToStep[]
  /** Step of the session when this page opened its kitchen; 0 before the first one. */
  begunAt: number
  /** Of the recipe, who does not count. */
  authorId: Id
}

/** Whether the cook is somebody else than the recipe's author; false until that is known. */
function useIsOther(authorId: Id): boolean {
  const isSignedIn = useIsSignedIn()
  const { member } = useMember()
  const writes = member !== undefined && isAuthor(member)
  const { data: authorship } = useKey(writes ? keyOf('/my/author', {}) : null)
  if (!isSignedIn) return true
  if (!writes) return member !== undefined
  return authorship !== undefined && authorship.Author?.Id !== authorId
}

/** Counts where the cook gets stuck, unless they do not want that. Shows nothing. */
export function CountStuck(props: CountStuckProps) {
  countingChoice.use()
  const isOther = useIsOther(props.authorId)
  // What members cook for themselves is nobody's to look at.
  return (
    isOther &&
    mayCount() &&
    !isOwnId(props.session.recipeId) && <Counting key={props.session.id} {...props} />
  )
}

function Counting({ session: { id, step, moment }, steps, begunAt }: CountStuckProps) {
  const [tally] = useState(() => createTally(steps, begunAt))
  useEffect(() => {
    tally.see({ step, moment }, kitchenNow(), document.visibilityState === 'visible')
  }, [tally, step, moment])
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const send = () => {
      const session = sessionNow(id)
      if (session && mayCount()) void report(session, tally)
    }
    const sendHidden = () => {
      if (document.visibilityState === 'hidden') send()
    }
    document.addEventListener('visibilitychange', sendHidden, { signal })
    addEventListener('pagehide', send, { signal })
    return () => {
      ending.abort()
      send()
    }
  }, [id, tally])
  return null
}
