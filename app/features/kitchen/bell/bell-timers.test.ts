import { expect, test } from 'vitest'
import { MINUTE, NOW, sessionOf, timerOf } from '../sessions/kitchen.fixtures.ts'
import { bellTimers, ringIdOf } from './bell-timers.ts'
import { bellSystem, isComputer } from './system.ts'

test('the server hears of timers that run, by its own clock', () => {
  const paused = { ...timerOf('b', 5), endsAt: null, left: 1000 }
  const stopped = { ...timerOf('c', 5), endedAt: NOW }
  const timers = [timerOf('a', 10, 8), paused, stopped]
  const found = bellTimers([sessionOf({ timers })], { now: NOW, ahead: 3000 })
  expect(found).toEqual([
    {
      Id: 'a',
      RecipeId: 12,
      Step: 5,
      StepCount: 7,
      Name: 'Timer a',
      Total: 600,
      LookAt: NOW + 8 * MINUTE + 3000,
      EndsAt: NOW + 10 * MINUTE + 3000,
    },
  ])
})

test('a session that was left for a day does not ring', () => {
  const day = 24 * 60 * MINUTE
  const sessions = [sessionOf({ timers: [timerOf('a', 10)] })]
  expect(bellTimers(sessions, { now: NOW + day + 11 * MINUTE, ahead: 0 })).toEqual([])
})

test('each bell of a range has its own id', () => {
  const range = timerOf('a', 10, 8)
  expect(ringIdOf(range, NOW + 8 * MINUTE)).toBe('a.look')
  expect(ringIdOf(range, NOW + 10 * MINUTE)).toBe('a.600')
})

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15'

test.for([
  [MAC, 0, 'safari', true],
  [MAC, 5, 'apple', false],
  [IPHONE, 5, 'apple', false],
  [ANDROID, 5, 'chromePhone', false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36', 0, 'chrome', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 0, 'firefox', true],
  [
    'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
    5,
    'firefoxPhone',
    false,
  ],
] as const)(
  '%s (%i touch points) is unblocked as %s',
  ([userAgent, maxTouchPoints, system, at]) => {
    expect(bellSystem({ userAgent, maxTouchPoints })).toBe(system)
    expect(isComputer({ userAgent, maxTouchPoints })).toBe(at)
  },
)
