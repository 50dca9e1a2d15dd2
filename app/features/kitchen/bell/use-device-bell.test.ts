// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { sessionOf, timerOf } from '../sessions/kitchen.fixtures.ts'
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

test('the bell is on when it is allowed and the server can be reached', () => {
  expect(bellOf()).toBe('on')
})

test('the bell is unasked, refused, quiet or ended as the cook has chosen', () => {
  const states = [null, 'no', 'quiet', 'ended'].map((choice) => {
    bellChoice.write(choice)
    return bellOf()
  })
  expect(states).toEqual(['unasked', 'refused', 'quiet', 'ended'])
})

test('the bell is blocked when the browser denies it, even after the cook has agreed', () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(bellOf()).toBe('blocked')
})

test('a cook is asked again when the permission was withdrawn', () => {
  vi.stubGlobal('Notification', { permission: 'default' })
  expect(bellOf()).toBe('unasked')
})

test('a browser without push messages is unable, and an iPhone leads to its home screen', () => {
  vi.unstubAllGlobals()
  expect(bellOf()).toBe('unable')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  expect(bellOf()).toBe('home')
})

test('the bell is unable on a site that sends no messages', () => {
  shareReach('unsupported')
  expect(bellOf()).toBe('unable')
})

test('the bell is away when the server cannot be reached', () => {
  shareReach('failed')
  expect(bellOf()).toBe('away')
})

test('the bell is full with 20 timers', () => {
  runTimers(20)
  expect(bellOf()).toBe('full')
})

test('the bell is left behind after signing out while timers run, and on without any', () => {
  leftTimers.set(true)
  expect(bellOf()).toBe('left')
  runTimers(0)
  expect(bellOf()).toBe('on')
})
