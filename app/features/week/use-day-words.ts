import { useMemo } from 'react'
import { writeDay } from '#app/features/cooking-log/index.ts'
import { timeOf } from '#app/lib/calendar.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { Place } from './model/card.ts'

/** Days and hours of the week in words. */
export function useDayWords() {
  const { t, language } = useWords()
  return useMemo(() => {
    const weekday = (day: Day) => writeDay(day, language, { weekday: 'long' })
    const number = (day: Day) => String(Number(day.slice(8)))
    const date = (day: Day) => writeDay(day, language, { day: 'numeric', month: 'long' })
    const named = (day: Day) => `${weekday(day)} ${t('week.number', { number: number(day) })}`
    return {
      /** "Saturday" */
      weekday,
      /** "28" */
      number,
      /** "Saturday 28" */
      named,
      /** "28 November" */
      date,
      /** "Sat, 28 Nov", where there is little room */
      short: (day: Day) =>
        writeDay(day, language, { weekday: 'short', day: 'numeric', month: 'short' }),
      /** "23 to 29 November" */
      range: (from: Day, to: Day) =>
        t('week.range', {
          from:
            from.slice(0, 7) === to.slice(0, 7)
              ? t('week.number', { number: number(from) })
              : date(from),
          to: date(to),
        }),
      /** "19:00" */
      hour: timeOf,
      /** "Saturday 28, dinner" */
      place: ({ day, slot }: Place) =>
        t('week.carry.line', { day: named(day), slot: t(`week.slotIn.${slot}`) }),
    }
  }, [t, language])
}
