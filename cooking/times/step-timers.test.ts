import { expect, test } from 'vitest'
import type { StepTime } from '#contract/recipes/how-to.ts'
import { stepTimers } from './step-timers.ts'

function timersOf(text: string, Times?: StepTime[], TimerMinutes: number | null = null) {
  const parts = [{ text, isAmount: false }]
  return stepTimers({ ...(Times && { Times }), TimerMinutes }, parts)
}

test('a duration of the text becomes a button with the timer of the recipe', () => {
  const { parts, timers } = stepTimers(
    { Times: [{ Min: 25, Unit: 'min', Name: 'Chicken', Passive: true }], TimerMinutes: 25 },
    [
      { text: 'Roast ', isAmount: false },
      { text: '2 legs', isAmount: true },
      { text: ' for 25 minutes, until brown.', isAmount: false },
    ],
  )
  expect(parts).toEqual([
    { kind: 'text', text: 'Roast ' },
    { kind: 'amount', text: '2 legs' },
    { kind: 'text', text: ' for ' },
    { kind: 'duration', text: '25 minutes', time: 0 },
    { kind: 'text', text: ', until brown.' },
  ])
  expect(timers).toEqual([{ name: 'Chicken', first: null, total: 1500, isInText: true }])
})

test('a range has a first bell and a last one', () => {
  const { timers } = timersOf('Fry for 5 to 7 minutes.', [{ Min: 5, Max: 7, Unit: 'min' }])
  expect(timers).toEqual([{ name: undefined, first: 300, total: 420, isInText: true }])
})

test('a duration with another end than the range is a timer of its own', () => {
  const { parts, timers } = timersOf('4 to 7 minutes, or 5 to 9 minutes', [
    { Min: 5, Max: 7, Unit: 'min' },
  ])
  expect(parts).toEqual([
    { kind: 'duration', text: '4 to 7 minutes', time: 1 },
    { kind: 'text', text: ', or ' },
    { kind: 'duration', text: '5 to 9 minutes', time: 2 },
  ])
  expect(timers.map(({ isInText }) => isInText)).toEqual([false, true, true])
})

test('equal times are timers of their own, a repeated duration is the same timer', () => {
  const times: StepTime[] = [
    { Min: 2, Unit: 'min', Name: 'Side one' },
    { Min: 2, Unit: 'min', Name: 'Side two' },
  ]
  const { parts } = timersOf('2 minutes here, 2 minutes there; after the 2 minutes, stop.', times)
  expect(parts.flatMap((part) => (part.kind === 'duration' ? [part.time] : []))).toEqual([0, 1, 0])
})

test('timers are in whole seconds, also for a third of a minute', () => {
  expect(timersOf('Stir.', undefined, 95.333).timers[0]?.total).toBe(5720)
  expect(timersOf('Stir.', [{ Min: 25, Unit: 's' }]).timers[0]?.total).toBe(25)
})

test('a time that the text does not state is offered beside it', () => {
  const { timers } = timersOf('Chill overnight.', [{ Min: 12, Unit: 'h' }])
  expect(timers).toEqual([{ name: undefined, first: null, total: 43_200, isInText: false }])
})

test('a recipe without times offers the durations of its texts, or the minutes of its step', () => {
  expect(timersOf('Fry 3 minutes, then 30 seconds.').timers.map(({ total }) => total)).toEqual([
    180, 30,
  ])
  expect(timersOf('Fry 3 minutes.', undefined, 8).timers.map(({ total }) => total)).toEqual([180])
  expect(timersOf('Fry until brown.', undefined, 8).timers).toEqual([
    { name: undefined, first: null, total: 480, isInText: false },
  ])
  expect(timersOf('Stir.').timers).toEqual([])
})
