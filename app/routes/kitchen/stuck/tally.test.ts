import { expect, test } from 'vitest'
import type { KitchenSession } from '#app/features/kitchen/index.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { createTally } from './tally.ts'

const STEPS = [11, 12, 13].map((Id, index) => {
  return { Id, StepNumber: index + 1, Hands: 2, TimerMinutes: null } as HowToStep
})
const NOTHING_AT = (Before: number | null, Left: number | null) => ({ Before, Left, Steps: [] })

/** A session of three steps that begins at a place. */
function startSession(step = 0) {
  const tally = createTally(STEPS, step)
  const clock = { now: 0 }
  const go = (to: number, moment: 'watch' | 'do' | 'ready' = 'do', isSeen = true) =>
    tally.see({ step: to, moment }, clock.now, isSeen)
  const take = (differences: Partial<KitchenSession>) =>
    tally.take(
      {
        stepCount: 3,
        done: [],
        endedAt: null,
        ...differences,
      } as unknown as KitchenSession,
      clock.now,
    )
  go(step, step === 0 ? 'ready' : 'do')
  return { tally, clock, go, take }
}

test('opening the kitchen alone is not reported', () => {
  expect(startSession().take({ step: 0 })).toBeUndefined()
})

test('the first call counts a cook, later ones move it, and the end takes it away', () => {
  const { go, take } = startSession()
  go(1)
  expect(take({ step: 1 })).toEqual(NOTHING_AT(null, 11))
  expect(take({ step: 1 })).toBeUndefined()
  go(2)
  expect(take({ step: 2 })).toEqual(NOTHING_AT(11, 12))
  go(3)
  expect(take({ step: 3, done: [1, 2, 3], endedAt: 1 })).toEqual(NOTHING_AT(12, null))
})

test('FOL-51 five minutes at the last step are the end, and what follows counts no other cook', () => {
  const { go, take, clock } = startSession()
  go(1)
  go(3)
  clock.now = 5 * MINUTE_MS
  expect(take({ step: 3 })).toEqual(NOTHING_AT(null, null))
  go(1)
  expect(take({ step: 1 })).toBeUndefined()
})

test('a session that was stopped stays at its step', () => {
  const { go, take } = startSession()
  go(1)
  go(2)
  expect(take({ step: 2, done: [1], endedAt: 1 })).toEqual(NOTHING_AT(null, 12))
})

test('a film that is watched again is a replay, the first time it is not', () => {
  const { go, take } = startSession()
  go(1, 'watch')
  go(1)
  go(1, 'watch')
  go(1)
  go(1, 'watch')
  go(2, 'ready')
  go(2, 'watch')
  expect(take({ step: 2 })?.Steps).toEqual([{ StepId: 11, Replays: 2, LongWaits: 0 }])
})

test('a stay much longer than its step is a long wait, when it began on this page', () => {
  const { go, take, clock } = startSession(1)
  clock.now = HOUR_MS
  go(2)
  expect(take({ step: 2 })?.Steps).toEqual([])
  clock.now += 8 * MINUTE_MS
  go(2, 'watch')
  go(3)
  expect(take({ step: 3 })?.Steps).toMatchObject([{ StepId: 12, LongWaits: 1 }])
})

test('a session that began before the page was opened is not counted as another cook', () => {
  const { go, take } = startSession(2)
  expect(take({ step: 2 })).toBeUndefined()
  go(3)
  expect(take({ step: 3 })).toEqual(NOTHING_AT(12, 13))
})

test('what happens in another tab is reported there', () => {
  const { go, take } = startSession(1)
  go(1, 'watch', false)
  go(2, 'do', false)
  expect(take({ step: 2 })).toBeUndefined()
  go(3)
  expect(take({ step: 3 })).toEqual(NOTHING_AT(12, 13))
})

test('what did not reach the server is reported the next time', () => {
  const { tally, go, take } = startSession()
  go(1, 'do')
  go(1, 'watch')
  const lost = take({ step: 1 })!
  tally.giveBack(lost)
  go(1)
  go(1, 'watch')
  expect(take({ step: 1 })).toEqual({
    ...NOTHING_AT(null, 11),
    Steps: [{ StepId: 11, Replays: 2, LongWaits: 0 }],
  })
})

test('no count of one call is more than the server takes', () => {
  const { go, take } = startSession()
  go(1)
  for (let time = 0; time < 30; time += 1) {
    go(1, 'watch')
    go(1)
  }
  expect(take({ step: 1 })?.Steps).toMatchObject([{ Replays: 20 }])
})
