import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesToTime, secondsToTime, timeToMinutes, timeToSeconds } from './time.ts'

test('RCL-40 minutes become the text of the time filter', () => {
  expect(minutesToTime(45)).toBe('00:45:00')
  expect(minutesToTime(120)).toBe('02:00:00')
  expect(minutesToTime(0)).toBe('00:00:00')
  expect(minutesToTime(1500)).toBe('25:00:00')
})

test('film times keep their fraction', () => {
  expect(secondsToTime(12.5)).toBe('00:00:12.5')
  expect(secondsToTime(6.4)).toBe('00:00:06.4')
  expect(secondsToTime(3661.04)).toBe('01:01:01.04')
  expect(timeToSeconds('00:00:12.5')).toBe(12.5)
})

test('a time never shows sixty seconds', () => {
  expect(secondsToTime(59.9999)).toBe('00:01:00')
  expect(secondsToTime(3599.9996)).toBe('01:00:00')
})

test('an invalid time has no minutes', () => {
  for (const text of [
    '',
    '45',
    '1:00:00',
    '00:60:00',
    '00:00:61',
    '00:45:00 ',
    '-01:00:00',
    'null',
  ])
    expect(timeToMinutes(text)).toBeUndefined()
})

test('minutes are unchanged after encoding and decoding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => {
      expect(timeToMinutes(minutesToTime(minutes))).toBe(minutes)
    }),
  )
})

test('film times are unchanged to the millisecond after encoding and decoding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (thousandths) => {
      expect(timeToSeconds(secondsToTime(thousandths / 1000))).toBeCloseTo(thousandths / 1000, 6)
    }),
  )
})
