import { useEffect, useState } from 'react'
import { countingChoice, mayCount } from '#app/lib/counting/counting-choice.ts'
import { kitchenNow, sessionNow, type KitchenSession } from '#app/features/kitchen/index.ts'
import type { HowToStep } from '#contract/how-to.ts'
import { report } from './report.ts'
import { createTally } from './tally.ts'

/** Props of {@link CountStuck}. */
export interface CountStuckProps {
  session: KitchenSession
  steps: readonly HowToStep[]
}

/** Counts where the cook gets stuck, unless they do not want that. Shows nothing. */
export function CountStuck({ session, steps }: CountStuckProps) {
  countingChoice.use()
  return mayCount() && <Counting key={session.id} session={session} steps={steps} />
}

function Counting({ session: { id, step, moment }, steps }: CountStuckProps) {
  const [tally] = useState(() => createTally(steps, { step, moment }))
  useEffect(() => {
    tally.see({ step, moment }, kitchenNow(), document.visibilityState === 'visible')
  }, [tally, step, moment])
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const tell = () => {
      const session = sessionNow(id)
      if (session && mayCount()) void report(session, tally)
    }
    const tellHidden = () => {
      if (document.visibilityState === 'hidden') tell()
    }
    document.addEventListener('visibilitychange', tellHidden, { signal })
    addEventListener('pagehide', tell, { signal })
    return () => {
      ending.abort()
      tell()
    }
  }, [id, tally])
  return null
}
