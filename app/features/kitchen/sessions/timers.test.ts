import { expect, test } from 'vitest'
import { TIMER_SECONDS_MAX } from '#contract/kitchen/limits.ts'
import {
  addMinutes,
  canTakeMinute,
  leftOf,
  leftToBell,
  pause,
  rename,
  resume,
  ringsSince,
  startTimer,
  timerPhase,
  type KitchenTimer,
} from './timers.ts'

const NOW = 1_000_000_000_000
const MINUTE = 60_000

function timerOf(minutes: number, first: number | null = null): KitchenTimer {
  const start = { id: 'a', step: 5, time: 0, name: 'Chicken' }
  return startTimer(
    { ...start, first: first === null ? null : first * 60, total: minutes * 60 },
    NOW,
  )
}
/** Phases after so many minutes. */
function phases(timer: KitchenTimer, ...minutes: number[]) {
  return minutes.map((after) => timerPhase(timer, NOW + after * MINUTE))
}

test('a timer runs, says its last minute and rings until it is stopped', () => {
  const timer = timerOf(25)
  expect(phases(timer, 0, 23.9, 24, 25, 200)).toEqual(['runs', 'runs', 'last', 'rings', 'rings'])
  expect(timerPhase({ ...timer, endedAt: NOW }, NOW + 25 * MINUTE)).toBe('ended')
  expect(ringsSince(timer, NOW + 24 * MINUTE)).toBeUndefined()
  expect(ringsSince(timer, NOW + 30 * MINUTE)).toBe(NOW + 25 * MINUTE)
})

test('the first bell of a range says look, the second that time is up', () => {
  const timer = timerOf(7, 5)
  expect(phases(timer, 0, 4, 5, 6.9, 7)).toEqual(['runs', 'last', 'look', 'look', 'rings'])
  expect(ringsSince(timer, NOW + 6 * MINUTE)).toBe(NOW + 5 * MINUTE)
  expect(leftToBell(timer, NOW)).toBe(5 * MINUTE)
  expect(leftToBell(timer, NOW + 5 * MINUTE)).toBe(2 * MINUTE)
  const answered = { ...timer, looked: true }
  expect(phases(answered, 5, 6.9, 7)).toEqual(['between', 'between', 'rings'])
  expect(ringsSince(answered, NOW + 6 * MINUTE)).toBeUndefined()
})

test('before the first bell a minute more moves both bells, after it the last one', () => {
  const early = addMinutes(timerOf(7, 5), 1, NOW)
  expect(phases(early, 5, 6, 8)).toEqual(['last', 'look', 'rings'])
  const late = addMinutes(timerOf(7, 5), 5, NOW + 6 * MINUTE)
  expect(phases(late, 6, 11.9, 12)).toEqual(['between', 'between', 'rings'])
})

test('a timer that rings starts again with the minutes that are added', () => {
  const later = NOW + 25 * MINUTE + 14_000
  const more = addMinutes(timerOf(25), 5, later)
  expect(leftOf(more, later)).toBe(5 * MINUTE)
  expect(more.total).toBe(30 * 60)
  expect(phases(addMinutes(timerOf(7, 5), 1, later), 26, 27)).toEqual(['between', 'rings'])
})

test('a minute is taken away unless the timer would ring at once', () => {
  const timer = timerOf(25)
  expect(leftOf(addMinutes(timer, -1, NOW), NOW)).toBe(24 * MINUTE)
  expect(canTakeMinute(timer, NOW + 24.5 * MINUTE)).toBe(false)
  expect(addMinutes(timer, -1, NOW + 24.5 * MINUTE)).toBe(timer)
  expect(addMinutes(timerOf(7, 5), -1, NOW + 4.5 * MINUTE)).toEqual(timerOf(7, 5))
})

test('a timer runs for a week at most', () => {
  const week = timerOf(100_000)
  expect(week.total).toBe(TIMER_SECONDS_MAX)
  expect(addMinutes(week, 1, NOW)).toBe(week)
})

test('a paused timer keeps its time and can be given minutes', () => {
  const paused = pause(timerOf(7, 5), NOW + 2 * MINUTE)
  expect(phases(paused, 2, 100)).toEqual(['paused', 'paused'])
  expect(leftToBell(paused, NOW + 100 * MINUTE)).toBe(3 * MINUTE)
  const more = addMinutes(paused, 1, NOW + 50 * MINUTE)
  expect(leftOf(more, NOW)).toBe(6 * MINUTE)
  const again = resume(more, NOW + 100 * MINUTE)
  expect(phases(again, 100, 104, 106)).toEqual(['runs', 'look', 'rings'])
  expect(resume(again, NOW)).toBe(again)
})

test('holding a timer that says look answers it; one that rings cannot be paused', () => {
  const looked = resume(pause(timerOf(7, 5), NOW + 6 * MINUTE), NOW + 6 * MINUTE)
  expect(phases(looked, 6)).toEqual(['between'])
  const timer = timerOf(25)
  expect(pause(timer, NOW + 25 * MINUTE)).toBe(timer)
})

test('a timer takes a short name and no empty one', () => {
  const timer = timerOf(25)
  expect(rename(timer, '  Legs ').name).toBe('Legs')
  expect(rename(timer, ' ')).toBe(timer)
  expect(rename(timer, 'x'.repeat(100)).name).toHaveLength(60)
})
