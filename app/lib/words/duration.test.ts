import { expect, test } from 'vitest'
import { durationParts, formatDuration, formatShortDuration } from './duration.ts'

const plain = (time: string | null) => formatDuration(time).replaceAll('\u00a0', ' ')

test('a time is written in hours and minutes without a line break', () => {
  expect(plain('00:25:00')).toBe('25 min')
  expect(plain('01:10:00')).toBe('1 h 10 min')
  expect(plain('02:00:00')).toBe('2 h')
  expect(plain('26:30:00')).toBe('26 h 30 min')
  expect(plain('00:00:00')).toBe('0 min')
  expect(formatDuration('01:10:00')).not.toContain(' ')
})

const short = (time: string | null) => formatShortDuration(time).replaceAll('\u00a0', ' ')

test('a short time names the unit of its hours alone', () => {
  expect(short('19:40:00')).toBe('19 h 40')
  expect(short('01:05:00')).toBe('1 h 05')
  expect(short('02:00:00')).toBe('2 h')
  expect(short('00:45:00')).toBe('45 min')
  expect(short(null)).toBe('–')
})

test('seconds are rounded to minutes', () => {
  expect(plain('00:00:40.5')).toBe('1 min')
  expect(plain('00:59:45')).toBe('1 h')
})

test('an unknown time is a dash', () => {
  expect(formatDuration(null)).toBe('–')
  expect(durationParts('soon')).toEqual([])
})
