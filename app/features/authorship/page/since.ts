import { dayOf, writeDate, writeWeekday } from '#app/lib/words/day-words.ts'
import type { useWords } from '#app/lib/words/words-provider.tsx'
import { DAY_MS } from '#contract/durations.ts'

type Words = Pick<ReturnType<typeof useWords>, 't' | 'language'>

/** Days for which a weekday says which day it was. */
const WEEKDAY_DAYS = 6

/** The day of something in the past: "today", "Sunday", "12 November". */
export function dayText(instant: string, { t, language }: Words): string {
  const at = new Date(instant)
  const day = dayOf(at)
  if (day !== 'earlier') return t(`authorship.page.${day}`)
  const isNear = at.getTime() > Date.now() - WEEKDAY_DAYS * DAY_MS
  return isNear ? writeWeekday(at, language) : writeDate(at, language)
}
