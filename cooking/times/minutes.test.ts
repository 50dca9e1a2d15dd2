import { expect, test } from 'vitest'
import { minutesOf } from './minutes.ts'

test('a time of markup is read in all its forms, and in those that people write by mistake', () => {
  expect(['PT1H30M', 'P1DT2H', 'P0Y0M0DT0H30M0.000S', 'PT0.5H', 'P1H'].map(minutesOf)).toEqual([
    90, 1560, 30, 30, 60,
  ])
})

test('a time in words is its later end', () => {
  expect(['1 1/2 hours', '20-25 min', 'eine halbe Stunde', '1h30', '90'].map(minutesOf)).toEqual([
    90, 25, 30, 90, 90,
  ])
})

test('times with a plus are added up, and several others are not guessed', () => {
  expect(minutesOf('30 min + 1 h chilling')).toBe(90)
  expect(minutesOf('20 min prep, 1 hour rest')).toBeUndefined()
})

test('nothing, zero and more than a week are no time', () => {
  expect([undefined, '', 0, '0', 'overnight', 'P2W'].map(minutesOf)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
})
