// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

const NOW = new Date(2026, 10, 28, 22, 37).getTime()
const at = (...date: [number, number, number, number, number]) => new Date(...date).getTime()

test('a bell of today is told by its time alone', () => {
  expect(clockTime(at(2026, 10, 28, 23, 5), NOW, 'en')).toBe('23:05')
  expect(clockTime(at(2026, 10, 28, 0, 0), NOW, 'de')).toBe('00:00')
})

test('a bell after midnight says its day, also a few minutes from now', () => {
  expect(clockTime(at(2026, 10, 29, 0, 3), NOW, 'en')).toBe('00:03 on Sunday')
  expect(clockTime(at(2026, 10, 29, 10, 37), NOW, 'de')).toBe('10:37 am Sonntag')
})

test('a bell that was due yesterday says its day', () => {
  expect(clockTime(at(2026, 10, 27, 22, 37), NOW, 'en')).toBe('22:37 on Friday')
})

test('a week from now the date says which day is meant', () => {
  expect(clockTime(at(2026, 11, 4, 22, 37), NOW, 'en')).toBe('22:37 on Friday')
  expect(clockTime(at(2026, 11, 5, 22, 37), NOW, 'en')).toBe('22:37 on 5\u00a0December')
  expect(clockTime(at(2026, 11, 5, 22, 37), NOW, 'de')).toBe('22:37 am 5.\u00a0Dezember')
})
