import { useEffect, useState } from 'react'
import { dayAt } from '#app/lib/calendar.ts'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { MINUTE_MS } from '#contract/durations.ts'

/**
 * The reader's day. A card that is left open over night, or looked at again the next day, goes on with that one.
 *
 * @param now when it is for good, instead of this moment
 */
export function useToday(now: Date | undefined): Day {
  const [today, setToday] = useState(() => dayAt(now ?? new Date()))
  useEffect(() => {
    if (now) return undefined
    const look = () => setToday(dayAt(new Date()))
    const timer = setInterval(look, MINUTE_MS)
    // A page that was asleep is behind.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now])
  return today
}
