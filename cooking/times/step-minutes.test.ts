import { expect, test } from 'vitest'
import { minutesInAll } from './step-minutes.ts'

const step = (hands: number | undefined, passive = 0, isMeanwhile = false) => ({
  hands,
  passive,
  isMeanwhile,
})

test('steps take their work and their waits one after the other', () => {
  expect(minutesInAll([step(5, 45), step(10)])).toEqual({ active: 15, total: 60 })
  expect(minutesInAll([])).toEqual({ active: 0, total: 0 })
})

test('work during a wait takes no time of its own unless it is longer', () => {
  expect(minutesInAll([step(5, 45), step(10, 0, true)])).toEqual({ active: 15, total: 50 })
  expect(minutesInAll([step(5, 45), step(60, 0, true)])).toEqual({ active: 65, total: 65 })
})

test('parts of a minute are rounded up at the end', () => {
  expect(minutesInAll([step(0.4, 0.5), step(0.4, 0.5)])).toEqual({ active: 1, total: 2 })
})

test('nothing is known where one step does not state its work', () => {
  expect(minutesInAll([step(5, 45), step(undefined)])).toBeUndefined()
})
