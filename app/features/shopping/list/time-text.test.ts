import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

const NOW = new Date(2026, 10, 25, 19, 0).getTime()
const ago = (days: number) => new Date(2026, 10, 25 - days, 18, 4).getTime()

test.each([
  [0, 'en', '18:04'],
  [4, 'en', 'Saturday, 18:04'],
  [4, 'de', 'Samstag, 18:04'],
  [11, 'en', '14 November'],
  [11, 'de', '14. November'],
] as const)('a list that is %i days old is from, in %s, %s', (days, language, text) => {
  expect(timeText(ago(days), language, NOW)).toBe(text)
})

test('a clock that was set back makes a list no older than it is', () => {
  expect(timeText(NOW + 60_000, 'en', NOW)).toBe('19:01')
})
