import { expect, test } from 'vitest'
import { clockDifference } from './clock-difference.ts'

const HOUR = 3_600_000
const reading = (ahead: number, took = 100) => ({
  sentAt: 1000,
  answeredAt: 1000 + took,
  serverNow: 1000 + took / 2 + ahead,
})

test('clocks that nearly agree are left alone', () => {
  expect(clockDifference(reading(1900), 0)).toBe(0)
  expect(clockDifference(reading(-1900), 0)).toBe(0)
})

test('a clock that is wrong is noticed, and again when it is set right', () => {
  expect(clockDifference(reading(HOUR), 0)).toBe(HOUR)
  expect(clockDifference(reading(-HOUR), HOUR)).toBe(-HOUR)
  expect(clockDifference(reading(1500), HOUR)).toBe(0)
})

test('times do not move with every call', () => {
  expect(clockDifference(reading(HOUR + 1900), HOUR)).toBe(HOUR)
})

test('a slow answer says little about the time', () => {
  expect(clockDifference(reading(20_000, 40_000), 0)).toBe(0)
  expect(clockDifference(reading(HOUR, 40_000), 0)).toBe(HOUR)
})
