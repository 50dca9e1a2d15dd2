import type { Day } from '#contract/cooking-log/cooking-log.ts'

/** Minutes of an hour. */
const HOUR = 60

const two = (value: number) => String(value).padStart(2, '0')

/** The day of the calendar at a moment, where the reader is. */
export function dayAt(moment: Date): Day {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The time of day, as fields have it: "19:00". @param minutes after midnight */
export function timeOf(minutes: number): string {
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`
}
