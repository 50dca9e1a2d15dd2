import { expect, test } from 'vitest'
import type { PressedAnswer } from '#app/lib/bell/bell-memory.ts'
import { MINUTE, NOW, sessionOf, timerOf } from '../sessions/kitchen.fixtures.ts'
import { answered } from './answers.ts'

const MINUTES_10 = NOW + 10 * MINUTE

/** A session with a timer of ten minutes, or of a range. */
const cooking = (first: number | null = null) => [sessionOf({ timers: [timerOf('a', 10, first)] })]

const pressed = (kind: PressedAnswer['kind'], ring = 'a.600', at = MINUTES_10): PressedAnswer => {
  return { timer: 'a', ring, kind, at }
}

const timerAfter = (sessions: ReturnType<typeof answered>) => sessions[0]?.timers[0]

test('Stop on a notification stops the timer when it was pressed', () => {
  const after = answered(cooking(), [pressed('stop', 'a.600', MINUTES_10 + 3000)], 0)
  expect(timerAfter(after)?.endedAt).toBe(MINUTES_10 + 3000)
})

test('+5 counts from the press, once, however often it is taken over', () => {
  const press = pressed('5', 'a.600', MINUTES_10 + 3000)
  const after = answered(cooking(), [press, press], 0)
  expect(timerAfter(after)).toMatchObject({ endsAt: MINUTES_10 + 3000 + 5 * MINUTE, total: 900 })
  expect(answered(after, [press], 0)).toBe(after)
})

test('an answer to an earlier bell, or to an unknown timer, changes nothing', () => {
  const sessions = cooking()
  const other = { ...pressed('stop'), timer: 'b' }
  expect(answered(sessions, [pressed('stop', 'a.540'), other], 0)).toBe(sessions)
})

test('"Go on" answers the first bell of a range only', () => {
  const at = NOW + 8 * MINUTE
  const after = answered(cooking(8), [pressed('goOn', 'a.look', at)], 0)
  expect(timerAfter(after)).toMatchObject({ looked: true, endedAt: null })
  expect(answered(after, [pressed('stop', 'a.look', at)], 0)).toBe(after)
})

test('a kitchen whose clock is ahead of the device counts by its own', () => {
  const after = answered(cooking(), [pressed('stop')], 2 * MINUTE)
  expect(timerAfter(after)?.endedAt).toBe(MINUTES_10 + 2 * MINUTE)
})
