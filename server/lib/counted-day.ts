import { DAY_MS, HOUR_MS } from '#contract/durations.ts'

const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' })

/** Hours after midnight in Berlin at which a day of counting begins. */
const BEGINS_AT = 4

/** The day on which something counts, `2026-11-29`: what happens at night belongs to the evening before. */
export function countedDay(now: number): string {
  return berlin.format(now - BEGINS_AT * HOUR_MS)
}

/** The counted day so many days before `now`. */
export function countedDayBefore(now: number, days: number): string {
  return countedDay(now - days * DAY_MS)
}
