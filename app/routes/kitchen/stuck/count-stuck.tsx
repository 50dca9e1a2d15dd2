import { useEffect, useState } from 'react'
import { kitchenNow, type KitchenSession, sessionNow } from '#app/features/kitchen/index.ts'
import { callUrl } from '#app/lib/api/call.ts'
import { countingChoice, mayCount } from '#app/lib/counting/counting-choice.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import { createTally, type Tally } from './tally.ts'

/**
 * Reports what happened in a session since the last call. The call outlives the page and does not
 * identify the cook. What cannot be sent is reported the next time.
 */
async function report(session: KitchenSession, tally: Tally): Promise<void> {
  const taken = tally.take(session)
  if (!taken) return
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
}

/** Counts where the cook gets stuck, unless they do not want that. Shows nothing. */
export function CountStuck(props: CountStuckProps) {
  countingChoice.use()
  // What members cook for themselves is nobody's to look at.
  return (
    mayCount() && !isOwnId(props.session.recipeId) && <Counting key={props.session.id} {...props} />
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
