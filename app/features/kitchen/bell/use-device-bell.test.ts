// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { kitchenStore } from '../kitchen-store.ts'
import { sessionOf, timerOf } from '../kitchen.fixtures.ts'
import { shareReach } from './bell-reach.ts'
import { leftTimers } from './left-timers.ts'
import { useDeviceBell } from './use-device-bell.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Makes the kitchen one with some timers that run. */
function runTimers(count: number): void {
  const timers = Array.from({ length: count }, (_, index) => {
    return { ...timerOf(`t${index}`, 10), endsAt: Date.now() + 60_000 }
  })
  kitchenStore.update(() => [sessionOf({ startedAt: Date.now(), actedAt: Date.now(), timers })])
}

const bellOf = () => renderHook(useDeviceBell).result.current

beforeEach(() => {
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', { permission: 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  runTimers(1)
  bellChoice.write('yes')
  shareReach('on')
  leftTimers.set(false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('allowed, and the server can be reached', () => {
  expect(bellOf()).toBe('on')
})

test('not asked yet, refused, quiet, ended by itself', () => {
  const states = [null, 'no', 'quiet', 'ended'].map((choice) => {
    bellChoice.write(choice)
    return bellOf()
  })
  expect(states).toEqual(['unasked', 'refused', 'quiet', 'ended'])
})

test('blocked in the browser, also after a yes', () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(bellOf()).toBe('blocked')
})

test('a permission that was withdrawn is asked for again', () => {
  vi.stubGlobal('Notification', { permission: 'default' })
  expect(bellOf()).toBe('unasked')
})

test('an iPhone in the browser, and a browser without push messages', () => {
  vi.unstubAllGlobals()
  expect(bellOf()).toBe('unable')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  expect(bellOf()).toBe('home')
})

test('a site that sends no messages', () => {
  shareReach('unsupported')
  expect(bellOf()).toBe('unable')
})

test('no connection, or a server that is away', () => {
  shareReach('failed')
  expect(bellOf()).toBe('away')
})

test('20 timers', () => {
  runTimers(20)
  expect(bellOf()).toBe('full')
})

test('signed out with timers that run, and none', () => {
  leftTimers.set(true)
  expect(bellOf()).toBe('left')
  runTimers(0)
  expect(bellOf()).toBe('on')
})
