import { type Language, LOCALES } from '#contract/languages.ts'

/** Between a number and what it counts. */
const NO_BREAK = '\u00a0'

/** Whether a moment is today, yesterday or earlier where the reader is. */
export function dayOf(at: Date, now = new Date()): 'today' | 'yesterday' | 'earlier' {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  if (at >= midnight) return 'today'
  midnight.setDate(midnight.getDate() - 1)
  return at >= midnight ? 'yesterday' : 'earlier'
}

/** Hours and minutes: "17:31". */
export function writeTime(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(
    at,
  )
}

/** The weekday: "Sunday". */
export function writeWeekday(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long' }).format(at)
}

/** Day and month: "29 November"; with the year unless it is this one. */
export function writeDate(at: Date, language: Language, now = new Date()): string {
  const isThisYear = at.getFullYear() === now.getFullYear()
  const date = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at)
  return date.replace(' ', NO_BREAK)
}

/** Since when: "March", or "12 November" in the current month; with the year unless it is this one. */
export function writeSince(at: Date, language: Language, now = new Date()): string {
  const isThisYear = at.getFullYear() === now.getFullYear()
  if (isThisYear && at.getMonth() === now.getMonth()) return writeDate(at, language, now)
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at)
}
