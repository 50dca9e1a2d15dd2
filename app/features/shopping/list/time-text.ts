import { type Language, LOCALES } from '#contract/languages.ts'
import { DAY_MS } from '#contract/durations.ts'

/**
 * A time of the day, "18:04", of another day "Saturday, 18:04", and longer ago than a week "14 November".
 *
 * @param at milliseconds since 1970
 * @param now likewise
 */
export function timeText(at: number, language: Language, now = Date.now()): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], options).format(at)
  const days = Math.abs(now - at) / DAY_MS
  if (days >= 7) return write({ day: 'numeric', month: 'long' })
  const time = write({ hour: '2-digit', minute: '2-digit' })
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return isToday ? time : `${write({ weekday: 'long' })}, ${time}`
}
