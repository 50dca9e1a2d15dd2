import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { CalendarEvent } from './events.ts'
import { writeCalendar } from './write.ts'

const event = (fields: Partial<CalendarEvent>): CalendarEvent => ({
  id: '2026-11-28-dinner-abc',
  day: '2026-11-28',
  summary: 'Lasagne',
  description: 'Dinner for 4.',
  hours: null,
  sequence: 3,
  changedAt: Date.parse('2026-11-20T10:00:00Z'),
  ...fields,
})

const OF = { langId: 1, zone: 'Europe/Berlin' } as const

const componentsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent')

test('WEK-30 an event has what calendar programs need', () => {
  const text = writeCalendar([event({})], OF)
  const lines = text.split('\r\n')
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Simmer: the week',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    'UID:2026-11-28-dinner-abc@simmer',
    'SEQUENCE:3',
    'DTSTAMP:20261120T100000Z',
    'LAST-MODIFIED:20261120T100000Z',
    'DTSTART;VALUE=DATE:20261128',
    'DTEND;VALUE=DATE:20261129',
    'SUMMARY:Lasagne',
  ])
    expect(lines).toContain(line)
  // The same week is the same text, or no calendar could be told that nothing has changed.
  expect(writeCalendar([event({})], OF)).toBe(text)
})

test('WEK-30 no name breaks a line, a field or a letter', () => {
  const summary =
    'Soup; salt, „Brot“ \\ mit Öl\nBEGIN:VEVENT ' + '🍋‍🟩 Zitronengrashühnersuppe '.repeat(9)
  const text = writeCalendar([event({ summary: summary.trim() })], OF)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const [only, ...others] = componentsOf(text)
  expect(others).toEqual([])
  expect(only?.getFirstPropertyValue('summary')).toBe(summary.trim())
})

test('WEK-71 control characters of a name are not in the calendar', () => {
  const [only] = componentsOf(
    writeCalendar([event({ summary: 'Soup\u0007 with\u001B[2J\u0085 peas' })], OF),
  )
  expect(only?.getFirstPropertyValue('summary')).toBe('Soup with[2J peas')
})
