import { expect, test } from 'vitest'
import { namedDay } from './comment-date.ts'

const day = (instant: string, now: string, zone = 'Europe/Berlin') =>
  namedDay(new Date(instant), new Date(now), zone)

test('STA-14 a comment is of today or yesterday by the calendar, not by hours', () => {
  expect(day('2026-03-14T08:00:00Z', '2026-03-14T20:00:00Z')).toBe('today')
  expect(day('2026-03-13T22:59:00Z', '2026-03-13T23:01:00Z')).toBe('yesterday')
  expect(day('2026-03-13T00:00:00Z', '2026-03-14T22:00:00Z')).toBe('yesterday')
  expect(day('2026-03-12T22:00:00Z', '2026-03-14T08:00:00Z')).toBeUndefined()
})

test("STA-14 the day is counted in the reader's time zone", () => {
  expect(day('2026-03-14T01:00:00Z', '2026-03-14T12:00:00Z', 'America/New_York')).toBe('yesterday')
  expect(day('2026-03-14T01:00:00Z', '2026-03-14T12:00:00Z', 'Asia/Tokyo')).toBe('today')
})

test('daylight saving and new year do not shift the day', () => {
  expect(day('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe('yesterday')
  expect(day('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe('yesterday')
  expect(day('2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z')).toBe('yesterday')
})

test('a comment from the future shows its date', () => {
  expect(day('2026-03-15T12:00:00Z', '2026-03-14T12:00:00Z')).toBeUndefined()
})
