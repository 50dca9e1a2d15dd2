import { expect, test } from 'vitest'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { timeParts, totalsOf } from './time-parts.ts'

function step(parts: Partial<HowToStep>): HowToStep {
  return {
    Id: 1,
    Key: 'step',
    StepNumber: 1,
    Text: '',
    TextParts: [],
    ImagePath: null,
    Ingredients: [],
    TimerMinutes: null,
    ToolIds: [],
    ...parts,
  }
}

const bake = step({
  Hands: 5,
  Times: [{ Min: 1, Max: 2, Unit: 'h', Passive: true, Kind: 'oven' }],
})

test('work and waits follow one another, and neighbours of a kind are one', () => {
  expect(timeParts([step({ Hands: 10 }), bake])).toEqual([
    { kind: 'work', minutes: 15 },
    { kind: 'oven', minutes: 60 },
  ])
})

test('work during a wait takes no time of its own', () => {
  const steps = [bake, step({ Hands: 20, Meanwhile: true }), step({ Hands: 3 })]
  const parts = timeParts(steps)
  expect(parts).toEqual([
    { kind: 'work', minutes: 5 },
    { kind: 'oven', minutes: 60 },
    { kind: 'work', minutes: 3 },
  ])
  expect(totalsOf(parts ?? [], steps)).toEqual([
    { kind: 'work', minutes: 28 },
    { kind: 'oven', minutes: 60 },
  ])
})

test('nothing is known where a step does not state its work, or where nothing waits', () => {
  expect(timeParts([bake, step({})])).toBeUndefined()
  expect(timeParts([step({ Hands: 10, Times: [{ Min: 4, Unit: 'min' }] })])).toBeUndefined()
})
