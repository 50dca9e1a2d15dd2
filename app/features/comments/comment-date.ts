import { DAY_MS } from '#contract/durations.ts'

/** Days that are shown by name. */
export type NamedDay = 'today' | 'yesterday'

/** Swedish writes the parts of a date as ISO 8601 does. */
const dayNumber = (instant: Date, timeZone: string) =>
  Date.parse(new Intl.DateTimeFormat('sv', { timeZone }).format(instant)) / DAY_MS

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
