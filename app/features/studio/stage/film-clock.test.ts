import { expect, test } from 'vitest'
import { clock, exactClock, pictureOf, typedTime } from './film-clock.ts'

test('a time has minutes and seconds, and hours where it has any', () => {
  expect([0, 6, 306.56, 3729].map(clock)).toEqual(['0:00', '0:06', '5:06', '1:02:09'])
})

test('a picture has its number within the second, also where its time is a little short', () => {
  expect(exactClock(306.56, 25)).toBe('5:06.14')
  expect(exactClock(5.999_999, 25)).toBe('0:06.00')
  expect([0.0333, 0.0667, 0.9667].map((at) => pictureOf(at, 30))).toEqual([1, 2, 29])
})

test('what is typed as a time is read, anything else is not', () => {
  expect(['5:06.14', '306', '1:02:09', '0:05,5'].map((text) => typedTime(text, 25))).toEqual([
    306.56, 306, 3729, 5.2,
  ])
  expect(typedTime('soon', 25)).toBeUndefined()
})
