import { useEffect, useState } from 'react'
import { countingChoice, mayCount } from '#app/lib/counting/counting-choice.ts'
import { kitchenNow, sessionNow, type KitchenSession } from '#app/features/kitchen/index.ts'
import { isOwnId } from '#contract/own/own-id.ts'
import type { HowToStep } from '#contract/how-to.ts'
import { report } from './report.ts'
import { createTally } from './tally.ts'

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
