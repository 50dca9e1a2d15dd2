import { expect, test } from 'vitest'
import { clockTime } from '#design-system/sequence-player/clock.ts'

test('a time is shown as minutes and seconds, of long films with hours', () => {
  expect(clockTime(0)).toBe('0:00')
  expect(clockTime(84.9)).toBe('1:24')
  expect(clockTime(3600)).toBe('1:00:00')
  expect(clockTime(3599)).toBe('59:59')
  expect(clockTime(7384)).toBe('2:03:04')
  expect(clockTime(-5)).toBe('0:00')
})
