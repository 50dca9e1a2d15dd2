import { expect, test } from 'vitest'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { minutesFrom, planOf } from './plan.ts'

function food(Id: number): RecipeIngredient {
  const Ingredient = { Id, Name: 'food', PluralName: 'foods', ImagePath: null }
  return { Ingredient, ImperialAmount: 100, MetricUnit: 2 }
}

function step(StepNumber: number, parts: Partial<HowToStep> = {}): HowToStep {
  return {
    Id: StepNumber,
    Key: `step ${StepNumber}`,
    StepNumber,
    Text: '',
    TextParts: [],
    ImagePath: null,
    Ingredients: [],
    TimerMinutes: null,
    ToolIds: [],
    ...parts,
  }
}

const steps = [
  step(1, { Hands: 10, Ingredients: [food(3), food(1)], ToolIds: [8, 2] }),
  step(2, {
    Hands: 5,
    Ingredients: [food(1)],
    ToolIds: [2, 9],
    Heat: [{ Hob: 'high' }, { Oven: 190 }],
    Times: [{ Min: 30, Max: 35, Unit: 'min', Passive: true }],
  }),
  step(3, { Hands: 20, Meanwhile: true, Heat: [{ Oven: 220 }] }),
]

test('a cook lays out what all steps need, each thing once', () => {
  const { ingredients, toolIds } = planOf(steps)
  expect(ingredients.map(({ Ingredient }) => Ingredient.Id)).toEqual([3, 1])
  expect(toolIds).toEqual([8, 2, 9])
})

test('what no step names is laid out, too, and all of what a step uses in part', () => {
  const all = [{ ...food(1), ImperialAmount: 300 }, food(5)]
  const { ingredients } = planOf(steps, all)
  expect(
    ingredients.map(({ Ingredient, ImperialAmount }) => [Ingredient.Id, ImperialAmount]),
  ).toEqual([
    [3, 100],
    [1, 300],
    [5, 100],
  ])
})

test('the first heat of the oven is known, with the minutes until its step', () => {
  expect(planOf(steps).oven).toEqual({ heat: { Oven: 190 }, startsIn: 10 })
  expect(planOf([step(1), ...steps]).oven?.startsIn).toBeUndefined()
  expect(planOf([step(1)]).oven).toBeUndefined()
})

test('a dish is ready after the work and the waits from a step on', () => {
  expect(minutesFrom(steps, 1)).toBe(50)
  expect(minutesFrom(steps, 2)).toBe(40)
  expect(minutesFrom([step(1), ...steps], 1)).toBeUndefined()
})
