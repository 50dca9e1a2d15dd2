/** Milliseconds in a minute. */
const MINUTE = 60_000
/** Minutes below which a moment is written as a distance: "5 minutes ago". */
const RECENT_MINUTES = 60
/** Days below which a weekday is clear. */
const WEEK_DAYS = 7

/** British English, as everywhere; other languages as they are. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

/** Midnight of a day as milliseconds, so that days can be subtracted. */
const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

/**
 * Writes a moment as people say it, in the time zone of the device: "now", "5 minutes ago", "today,
 * 18:40", "yesterday, 18:40", "Tuesday, 18:40", "12 October", "12 October 2025". A moment that lies
 * ahead, after a change of the clock, is "now".
 */
export function writeTimeInWords(date: Date, now: Date, language: string): string {
  const locale = localeOf(language)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE)
  if (minutes < 1) return relative.format(0, 'second')
  if (minutes < RECENT_MINUTES) return relative.format(-minutes, 'minute')
  const days = Math.round((dayOf(now) - dayOf(date)) / (24 * 60 * MINUTE))
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  if (days < 2) return `${relative.format(-days, 'day')}, ${clock.format(date)}`
  if (days < WEEK_DAYS) {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
    return `${weekday.format(date)}, ${clock.format(date)}`
  }
  const isThisYear = date.getFullYear() === now.getFullYear()
  const day = { day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(locale, isThisYear ? day : { ...day, year: 'numeric' }).format(
    date,
  )
}
