import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { PrintedWeek, type PrintedWeekProps } from './printed-week.tsx'

/** What is printed of this page while it is mounted: the week on one page. It exists only while the browser prints. */
export function PrintOnDemand(props: Omit<PrintedWeekProps, 'now'>) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const set = (next: () => Date | undefined) => () => flushSync(() => setNow(next))
    addEventListener(
      'beforeprint',
      set(() => new Date()),
      { signal },
    )
    addEventListener(
      'afterprint',
      set(() => undefined),
      { signal },
    )
    return () => ending.abort()
  }, [])
  return now && createPortal(<PrintedWeek {...props} now={now} />, document.body)
}
