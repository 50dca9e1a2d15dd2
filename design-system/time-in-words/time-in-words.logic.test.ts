import { expect, test } from 'vitest'
import { writeTimeInWords } from './time-in-words.logic.ts'

const NOW = new Date(2026, 10, 25, 18, 40)

test.each([
  [new Date(2026, 10, 25, 18, 41), 'now', 'jetzt'],
  [new Date(2026, 10, 25, 18, 39, 30), 'now', 'jetzt'],
  [new Date(2026, 10, 25, 18, 39), '1 minute ago', 'vor 1 Minute'],
  [new Date(2026, 10, 25, 17, 41), '59 minutes ago', 'vor 59 Minuten'],
  [new Date(2026, 10, 25, 17, 40), 'today, 17:40', 'heute, 17:40'],
  [new Date(2026, 10, 24, 23, 59), 'yesterday, 23:59', 'gestern, 23:59'],
  [new Date(2026, 10, 20, 8, 5), 'Friday, 08:05', 'Freitag, 08:05'],
  [new Date(2026, 10, 18, 8, 5), '18 November', '18. November'],
  [new Date(2025, 9, 12, 8, 5), '12 October 2025', '12. Oktober 2025'],
])('%s is "%s" and „%s“', (date, en, de) => {
  expect(writeTimeInWords(date, NOW, 'en')).toBe(en)
  expect(writeTimeInWords(date, NOW, 'de')).toBe(de)
})

test('a moment less than an hour ago is written as a distance, even if it was yesterday', () => {
  const now = new Date(2026, 10, 25, 0, 10)
  expect(writeTimeInWords(new Date(2026, 10, 24, 23, 40), now, 'en')).toBe('30 minutes ago')
})
