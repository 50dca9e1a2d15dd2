import { expect, test } from 'vitest'
import { dayOf, writeDate, writeSince, writeTime } from './day-words.ts'
import { nameList } from './name-list.ts'

const NOW = new Date(2026, 10, 25, 0, 30)

test('a moment is today from midnight on, and yesterday the day before', () => {
  expect(dayOf(new Date(2026, 10, 25, 0, 0), NOW)).toBe('today')
  expect(dayOf(new Date(2026, 10, 24, 23, 59), NOW)).toBe('yesterday')
  expect(dayOf(new Date(2026, 10, 24, 0, 0), NOW)).toBe('yesterday')
  expect(dayOf(new Date(2026, 10, 23, 23, 59), NOW)).toBe('earlier')
})

test('times and days are written in the notation of the language', () => {
  const at = new Date(2026, 10, 29, 17, 5)
  expect(writeTime(at, 'en')).toBe('17:05')
  expect(writeTime(at, 'de')).toBe('17:05')
  expect(writeDate(at, 'en', NOW)).toBe('29\u00a0November')
  expect(writeDate(at, 'de', NOW)).toBe('29.\u00a0November')
  expect(writeDate(new Date(2027, 0, 2), 'en', NOW)).toBe('2\u00a0January 2027')
})

test('how long somebody is there is written with the month, and with the day in the current one', () => {
  expect(writeSince(new Date(2026, 2, 9), 'en', NOW)).toBe('March')
  expect(writeSince(new Date(2026, 2, 9), 'de', NOW)).toBe('März')
  expect(writeSince(new Date(2025, 10, 9), 'de', NOW)).toBe('November 2025')
  expect(writeSince(new Date(2026, 10, 12), 'en', NOW)).toBe('12\u00a0November')
})

test('names are listed as a sentence lists them', () => {
  expect(nameList(['Ben', 'Sara', 'Tomás'], 'en')).toBe('Ben, Sara and Tomás')
  expect(nameList(['Ben', 'Sara', 'Tomás'], 'de')).toBe('Ben, Sara und Tomás')
  expect(nameList(['Ben'], 'en')).toBe('Ben')
})
