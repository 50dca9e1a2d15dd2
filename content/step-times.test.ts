import { expect, test } from 'vitest'
import type { Step } from './format.ts'
import { minutesOfSteps, timerMinutes, waitsOf } from './step-times.ts'

function step(fields: Partial<Step>): Step {
  return { id: 'x', action: 'mix', text: { en: 'x', de: 'x' }, ingredients: [], ...fields }
}

function kinds(fields: Partial<Step>) {
  return waitsOf(step(fields)).map(({ kind }) => kind)
}

test('a timer is read as one time in which somebody stands by', () => {
  expect(waitsOf(step({ timer: 8 }))).toEqual([
    { min: 8, max: 8, name: undefined, passive: false, kind: undefined },
  ])
  expect(timerMinutes(step({ timer: 8 }))).toBe(8)
  expect(timerMinutes(step({}))).toBeUndefined()
})

test('the timer of a step is the sum of its times at the earliest, in minutes', () => {
  const times = [
    { min: 20, unit: 's' as const },
    { min: 5, max: 7 },
    { min: 1.5, unit: 'h' as const },
  ]
  expect(timerMinutes(step({ times }))).toBe(95.333)
})

test('what food does in a time is found from heat and action', () => {
  const times = [{ min: 5, passive: true }]
  expect(kinds({ times, heat: [{ hob: 'low' }, { oven: 180 }] })).toEqual(['oven'])
  expect(kinds({ times, heat: [{ hob: 'low' }] })).toEqual(['hob'])
  expect(kinds({ times, action: 'chill' })).toEqual(['chill'])
  expect(kinds({ times })).toEqual(['rest'])
  expect(kinds({ times: [{ min: 10 }], action: 'knead' })).toEqual([undefined])
  expect(
    kinds({ times: [{ min: 5, passive: true, kind: 'cool' }], heat: [{ oven: 180 }] }),
  ).toEqual(['cool'])
})

test('minutes of a recipe: hands and passive times, with work meanwhile at no cost', () => {
  const bake = step({ hands: 5, times: [{ min: 40, max: 45, passive: true }] })
  const whip = step({ hands: 10, meanwhile: true })
  expect(minutesOfSteps([bake, step({ hands: 10 })])).toEqual({ active: 15, total: 60 })
  expect(minutesOfSteps([bake, whip])).toEqual({ active: 15, total: 50 })
  expect(minutesOfSteps([bake, whip, step({ hands: 50, meanwhile: true })])).toEqual({
    active: 65,
    total: 65,
  })
  expect(minutesOfSteps([bake, step({})])).toBeUndefined()
})
