import { useEffect, useState } from 'react'
import { RingLate } from '#design-system/kitchen/index.ts'
import { overdueMinutesOf } from '#app/lib/bell/bell-memory.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { clockTime } from '../clock-time.ts'
import { kitchenNow } from '../clock.ts'
import type { Ringing } from '../ringing/ringing.ts'
import { ringIdOf } from './bell-timers.ts'

/** Props of {@link OverdueNote}. */
export interface OverdueNoteProps {
  ringing: Ringing
}

/**
 * Shows how many minutes late a bell rang on this device because the server was unavailable.
 * Renders nothing if the bell was on time.
 */
export function OverdueNote({ ringing: { timer, since } }: OverdueNoteProps) {
  const { t, language } = useWords()
  const [minutes, setMinutes] = useState(0)
  const ring = ringIdOf(timer, kitchenNow())
  useEffect(() => {
    overdueMinutesOf(ring).then(setMinutes).catch(reportFailure)
  }, [ring])
  return (
    minutes > 0 && (
      <RingLate
        title={t('bell.late.title', { count: minutes })}
        text={t('bell.late.text', { time: clockTime(since, kitchenNow(), language) })}
      />
    )
  )
}
