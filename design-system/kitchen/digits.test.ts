import { expect, test } from 'vitest'
import { digits, wholeDuration } from '#design-system/kitchen/digits.ts'

test.each([
  [0, '0:00'],
  [48, '0:48'],
  [47.2, '0:48'],
  [760, '12:40'],
  [3600, '1:00:00'],
  [3760, '1:02:40'],
  [36_000, '10:00:00'],
  [-3, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(digits(seconds)).toBe(shown)
})

test.each([
  [1500, null, '25', 'minutes'],
  [30, null, '30', 'seconds'],
  [7200, null, '2', 'hours'],
  [5400, null, '90', 'minutes'],
  [9000, null, '2:30:00', null],
  [90, null, '1:30', null],
  [420, 300, '5–7', 'minutes'],
  [7200, 5400, '1:30:00–2:00:00', null],
] as const)('a timer of %d seconds, from %s, waits as %s %s', (seconds, from, amount, unit) => {
  expect(wholeDuration(seconds, from)).toEqual({ amount, unit })
})
