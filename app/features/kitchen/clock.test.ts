// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { createClock } from './clock.ts'
import { MINUTE, NOW } from './sessions/kitchen.fixtures.ts'

const KEY = 'test.clock'
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const openClock = () => createClock(createStoredText(KEY))
/** Somebody sets the device's clock, or the device has slept: no time passes for the page. */
const setClock = (change: number) => vi.setSystemTime(Date.now() + change)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  vi.setSystemTime(NOW)
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('the clock shows the time', () => {
  const clock = openClock()
  expect(clock.now()).toBe(NOW)
  vi.advanceTimersByTime(MINUTE)
  expect(clock.now()).toBe(NOW + MINUTE)
})

test('the time that a device sleeps counts', () => {
  const clock = openClock()
  setClock(HOUR)
  expect(clock.now()).toBe(NOW + HOUR)
})

test('a clock set back a day changes no deadline, and the time of day is that of the device', () => {
  const clock = openClock()
  vi.advanceTimersByTime(MINUTE)
  setClock(-DAY)
  expect(clock.now()).toBe(NOW + MINUTE)
  vi.advanceTimersByTime(5 * MINUTE)
  expect(clock.now()).toBe(NOW + 6 * MINUTE)
  expect(clock.onDevice(NOW + 10 * MINUTE)).toBe(NOW + 10 * MINUTE - DAY)
})

test('a clock that is set right again was never wrong', () => {
  const clock = openClock()
  setClock(-DAY)
  expect(clock.now()).toBe(NOW)
  setClock(DAY)
  expect(clock.now()).toBe(NOW)
  expect(clock.onDevice(NOW)).toBe(NOW)
})

test('a reload after the clock was set back goes on at the same time', () => {
  const before = openClock()
  setClock(-DAY)
  before.save()
  vi.advanceTimersByTime(MINUTE)
  expect(openClock().now()).toBe(NOW + MINUTE)
})

test('a clock that was set back while the page was closed stands still at worst', () => {
  openClock().save()
  setClock(-DAY)
  const clock = openClock()
  expect(clock.now()).toBe(NOW)
  vi.advanceTimersByTime(MINUTE)
  expect(clock.now()).toBe(NOW + MINUTE)
})

test('small corrections of the device count, and what is stored wrongly does not', () => {
  const clock = openClock()
  setClock(-400)
  expect(clock.now()).toBe(NOW - 400)
  localStorage.setItem(KEY, 'x y')
  expect(openClock().now()).toBe(NOW - 400)
})
