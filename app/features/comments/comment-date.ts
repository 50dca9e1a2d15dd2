/** The days that have a name of their own (STA-14). */
export type NamedDay = 'today' | 'yesterday'

/** Number of the day that an instant belongs to in a time zone: neighbours differ by 1. */
function dayNumber(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((it) => it.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day')) / 86_400_000
}

/**
 * Whether an instant was today or yesterday where the reader is (STA-14, D-50); undefined for any
 * other day, the future included.
 *
 * @param timeZone IANA name
 */
export function namedDay(instant: Date, now: Date, timeZone: string): NamedDay | undefined {
  const age = dayNumber(now, timeZone) - dayNumber(instant, timeZone)
  if (age === 0) return 'today'
  return age === 1 ? 'yesterday' : undefined
}
