import { expect, test } from 'vitest'
import { isLongWait, statedMinutes } from './long-wait.ts'

test('a step takes its work and its passive times at the longest, or else what its text states', () => {
  const oven = { Min: 20, Max: 25, Unit: 'min', Passive: true } as const
  const stir = { Min: 90, Unit: 's' } as const
  expect(statedMinutes({ Hands: 5, Times: [oven, stir], TimerMinutes: null })).toBe(30)
  expect(statedMinutes({ Times: [oven, stir], TimerMinutes: null })).toBe(26.5)
  expect(statedMinutes({ TimerMinutes: 12 })).toBe(12)
  expect(statedMinutes({ Hands: 0, TimerMinutes: null })).toBeUndefined()
})

test('a wait is long at more than twice the time of its step and five minutes more', () => {
  expect(isLongWait(20, 10)).toBe(false)
  expect(isLongWait(20.1, 10)).toBe(true)
  expect(isLongWait(6, 1)).toBe(false)
  expect(isLongWait(6.1, 1)).toBe(true)
  expect(isLongWait(600, undefined)).toBe(false)
})
