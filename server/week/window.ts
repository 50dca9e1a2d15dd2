import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { WEEKS_AHEAD, WEEKS_BACK } from '#contract/week/limits.ts'

/** Clocks are at most this far from UTC. */
const ZONES_MS = 14 * HOUR_MS

const WEEK_DAYS = 7

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Days since the Monday before. */
const daysSinceMonday = (time: number) => (new Date(time).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS

/** The days that are kept and can be planned, wherever on Earth it is asked: `2026-11-16`. */
export function windowAt(now: number): { first: string; last: string } {
  const west = now - ZONES_MS
  const east = now + ZONES_MS
  const monday = west - daysSinceMonday(west) * DAY_MS
  const sunday = east + (WEEK_DAYS - 1 - daysSinceMonday(east)) * DAY_MS
  return {
    first: dayText(monday - WEEKS_BACK * WEEK_DAYS * DAY_MS),
    last: dayText(sunday + WEEKS_AHEAD * WEEK_DAYS * DAY_MS),
  }
}

/** Whether a day is on the calendar: 30 February is not. */
export function isOnCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && dayText(time) === day
}
