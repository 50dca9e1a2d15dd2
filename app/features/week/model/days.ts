import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { dayAfter } from '#contract/week/copy.ts'
import { WEEKS_AHEAD, WEEKS_BACK } from '#contract/week/limits.ts'

/** Days of a week. */
export const DAYS = 7

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return dayAfter(day, -((weekday + 6) % DAYS))
}

/** The days of a week, from its Monday. */
export function daysFrom(monday: Day): Day[] {
  return Array.from({ length: DAYS }, (_, index) => dayAfter(monday, index))
}

/** The Mondays of the first and the last week that are kept. */
export function keptWeeks(today: Day): { first: Day; last: Day } {
  const monday = mondayOf(today)
  return {
    first: dayAfter(monday, -DAYS * WEEKS_BACK),
    last: dayAfter(monday, DAYS * WEEKS_AHEAD),
  }
}
