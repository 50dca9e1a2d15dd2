import { DAY_MS, HOUR_MS } from '#contract/durations.ts'

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Day of the week and hour in Berlin: "Fri 17". */
function hourOf(time: number): { day: string; hour: number } {
  const parts = new Map(berlin.formatToParts(time).map(({ type, value }) => [type, value]))
  return { day: parts.get('weekday') ?? '', hour: Number(parts.get('hour')) }
}

/** Nobody is told anything from this hour in Berlin until that one. */
const QUIET = { from: 21, until: 8 } as const

const isQuiet = (time: number) => {
  const { hour } = hourOf(time)
  return hour >= QUIET.from || hour < QUIET.until
}

/** Berlin is whole hours from Greenwich. */
const hourBegin = (time: number) => time - (time % HOUR_MS)

/** This moment, or the end of the quiet hours that it is in. */
export function afterQuiet(now: number): number {
  if (!isQuiet(now)) return now
  let time = hourBegin(now) + HOUR_MS
  while (isQuiet(time)) time += HOUR_MS
  return time
}

/** The next moment that is quiet, or this one. */
export function quietFrom(now: number): number {
  if (isQuiet(now)) return now
  let time = hourBegin(now) + HOUR_MS
  while (!isQuiet(time)) time += HOUR_MS
  return time
}

/** The last Friday, 17:00 in Berlin. */
export function lastFriday(now: number): number {
  let time = hourBegin(now)
  for (let { day, hour } = hourOf(time); day !== 'Fri' || hour !== 17;) {
    time -= HOUR_MS
    ;({ day, hour } = hourOf(time))
  }
  return time
}

/** The Friday before, as far as a mail looks back at first. */
export function weekBefore(friday: number): number {
  return friday - 7 * DAY_MS
}
