import { useEffect, useState } from 'react'
import { kitchenNow } from '#app/features/kitchen/index.ts'
import { MINUTE_MS } from '#contract/durations.ts'

/** This moment, renewed when a minute begins. Epoch milliseconds; 0 on the server. */
export function useMinute(): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout>
    const tell = () => {
      const moment = kitchenNow()
      setNow(moment)
      timeout = setTimeout(tell, MINUTE_MS - (moment % MINUTE_MS))
    }
    tell()
    // A page that was asleep is behind.
    const wake = () => {
      clearTimeout(timeout)
      tell()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timeout)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [])
  return now
}
