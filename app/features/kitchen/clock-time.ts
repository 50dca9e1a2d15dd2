import { writeDate, writeTime, writeWeekday } from '#app/lib/words/day-words.ts'
import type { Language } from '#contract/languages.ts'
import { DAY_MS } from '#contract/durations.ts'
import { onDeviceClock } from './clock.ts'

/** Before a day, in a sentence: "on Sunday", "am Sonntag", "on 5 December". */
const ON: Record<Language, string> = { de: 'am', en: 'on' }

/** Days within which a weekday says which day is meant. */
const WEEK_DAYS = 6

const midnightOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/**
 * The time of day at a moment, with its day where that is not today: "18:42", "06:42 on Sunday".
 * Both are moments of the kitchen's clock, in epoch milliseconds, written as the device's clock shows
 * them.
 */
export function clockTime(moment: number, now: number, language: Language): string {
  const at = new Date(onDeviceClock(moment))
  const today = new Date(onDeviceClock(now))
  // Rounded, because a day may have 23 or 25 hours.
  const days = Math.round((midnightOf(at) - midnightOf(today)) / DAY_MS)
  const time = writeTime(at, language)
  if (days === 0) return time
  const isNear = Math.abs(days) <= WEEK_DAYS
  const day = isNear ? writeWeekday(at, language) : writeDate(at, language, today)
  return `${time} ${ON[language]} ${day}`
}
