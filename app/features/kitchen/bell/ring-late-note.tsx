import { useEffect, useState } from 'react'
import { RingLate } from '#design-system/kitchen/index.ts'
import { lateOf } from '#app/lib/bell/bell-memory.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { clockTime } from '../clock-time.ts'
import { kitchenNow } from '../clock.ts'
import type { Ringing } from '../ringing/ringing.ts'
import { ringIdOf } from './bell-timers.ts'

/** Props of {@link LateNote}. */
export interface LateNoteProps {
  ringing: Ringing
}

/**
 * Shows how many minutes late a bell rang on this device because the server was unavailable.
 * Renders nothing if the bell was on time.
 */
export function LateNote({ ringing: { timer, since } }: LateNoteProps) {
  const { t, language } = useWords()
  const [late, setLate] = useState(0)
  const ring = ringIdOf(timer, kitchenNow())
  useEffect(() => {
    lateOf(ring).then(setLate).catch(reportFailure)
  }, [ring])
  return (
    late > 0 && (
      <RingLate
        title={t('bell.late.title', { count: late })}
        text={t('bell.late.text', { time: clockTime(since, kitchenNow(), language) })}
      />
    )
  )
}
