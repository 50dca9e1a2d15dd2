import ical, { ICalCalendarMethod } from 'ical-generator'
import { DAY_MS } from '#contract/durations.ts'
import { languageOf, type LangId } from '#contract/languages.ts'
import type { CalendarEvent } from './events.ts'
import { CALENDAR_WORDS } from './words.ts'

/** Seconds after which calendars are asked to fetch again. */
const REFRESH_S = 4 * 60 * 60

/** What no text of a calendar may have (RFC 5545): all control characters but the end of a line. */
const CONTROL = /[^\P{Cc}\n\r\t]/gu
const clean = (text: string) => text.replaceAll(CONTROL, '')

/**
 * A calendar as text (RFC 5545). Hours are written in UTC, so that every program shows them right wherever it is,
 * and needs no table of a time zone.
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { langId, zone }: { langId: LangId; zone: string },
): string {
  const language = languageOf(langId)
  const calendar = ical({
    prodId: { company: 'Simmer', product: 'The week', language: language.toUpperCase() },
    name: CALENDAR_WORDS[language].name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  })
  calendar.x('X-WR-TIMEZONE', zone)
  for (const { id, day, summary, description, hours, sequence, changedAt } of events) {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const changed = new Date(changedAt)
    calendar.createEvent({
      id: `${id}@simmer`,
      ...(hours
        ? { start: new Date(hours.begin), end: new Date(hours.table) }
        : { start: new Date(midnight), end: new Date(midnight + DAY_MS), allDay: true }),
      summary: clean(summary),
      description: clean(description),
      sequence,
      stamp: changed,
      lastModified: changed,
    })
  }
  return calendar.toString()
}
