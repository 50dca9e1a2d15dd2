import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { type Language, LOCALES } from '#contract/languages.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** The day of the calendar at a moment, where the cook is. */
function dayOf(date: Date): Day {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Today, and with 1 yesterday. */
export function daysAgo(days: number): Day {
  const now = new Date()
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))
}

/** The year that it is where the cook is. */
export const thisYear = () => new Date().getFullYear()

/** Parts of a day that are written. */
type DayParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, parts: DayParts): Intl.DateTimeFormat {
  const key = language + JSON.stringify(parts)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' })
  formats.set(key, made)
  return made
}

/** Writes parts of a day in a language. */
export function writeDay(day: Day, language: Language, parts: DayParts): string {
  return formatOf(language, parts).format(new Date(`${day}T00:00:00Z`))
}

/** Writes a day as "12 October", with the year where it is not this one. */
export function writeShortDay(day: Day, language: Language): string {
  const isThisYear = day.slice(0, 4) === String(thisYear())
  const parts = { day: 'numeric', month: 'long' } as const
  return writeDay(day, language, isThisYear ? parts : { ...parts, year: 'numeric' })
}

/** Writes the month of a day as "January", with the year where it is not this one. */
export function writeMonth(day: Day, language: Language): string {
  const isThisYear = day.slice(0, 4) === String(thisYear())
  return writeDay(day, language, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}
