import { expect, test } from 'vitest'
import { estimateSecondsLeft, roundTimeLeft } from './time-left.ts'

test.each([
  [0, { unit: 'seconds' }],
  [59.9, { unit: 'seconds' }],
  [60, { unit: 'minutes', count: 1 }],
  [61, { unit: 'minutes', count: 2 }],
  [3540, { unit: 'minutes', count: 59 }],
  [3541, { unit: 'hours', count: 1 }],
  [7201, { unit: 'hours', count: 3 }],
])('%d seconds are rounded up', (seconds, left) => {
  expect(roundTimeLeft(seconds)).toEqual(left)
})

test('a task that did a quarter in ten seconds takes thirty more', () => {
  expect(estimateSecondsLeft(25, 100, 10)).toBe(30)
})

test.each([
  [0, 100],
  [4, 100],
  [0, 0],
])('nothing is estimated from %d of %d', (value, max) => {
  expect(estimateSecondsLeft(value, max, 10)).toBeUndefined()
})
