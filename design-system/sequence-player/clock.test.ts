import { expect, test } from 'vitest'
import { clockTime } from '#design-system/sequence-player/clock.ts'

test('a time reads as minutes and seconds, long films as hours too', () => {
  expect(clockTime(0)).toBe('0:00')
  expect(clockTime(84.9)).toBe('1:24')
  expect(clockTime(3600)).toBe('1:00:00')
})
