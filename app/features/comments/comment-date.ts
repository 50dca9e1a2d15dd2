import { DAY_MS } from '#contract/durations.ts'

/** Days that are shown by name. */
export type NamedDay = 'today' | 'yesterday'

/** Consecutive number of the calendar day of an instant in a time zone. */
function dayNumber(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((it) => it.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS
}

/**
 * Whether an instant was today or yesterday in the reader's time zone; undefined for any
 * other day, including the future.
 *
 * @param timeZone IANA name
 */
export function namedDay(instant: Date, now: Date, timeZone: string): NamedDay | undefined {
  const age = dayNumber(now, timeZone) - dayNumber(instant, timeZone)
  if (age === 0) return 'today'
  return age === 1 ? 'yesterday' : undefined
}
