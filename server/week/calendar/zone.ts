import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'

/** Whether this machine knows a time zone. */
export function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What clocks show in a zone, as if it were UTC. */
export function clockAt(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(time)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
}

/**
 * The moment at which clocks of a zone show an hour of a day. An hour that is skipped in spring is the one after
 * it; of one that comes twice in autumn it is the first.
 */
export function momentOf(day: string, minutes: number, zone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  const offsets = [-1, 1].map((days) => {
    const near = wanted + days * DAY_MS
    return clockAt(near, zone) - near
  })
  const moments = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b)
  return moments.find((moment) => clockAt(moment, zone) === wanted) ?? moments.at(-1) ?? wanted
}
