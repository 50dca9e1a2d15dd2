import { expect, test } from 'vitest'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { unitCode } from '#contract/units.ts'
import { stepParts } from './step-parts.ts'

const STEP: HowToStep = {
  Id: 1,
  Key: 'chop',
  StepNumber: 1,
  Text: 'Chop 1 onion and add a little salt.',
  TextParts: [
    'Chop ',
    { IngredientId: 4, WithAmount: true },
    ' and add a little ',
    { IngredientId: 9, WithAmount: false },
    '.',
  ],
  ImagePath: null,
  Ingredients: [],
  TimerMinutes: null,
  ToolIds: [],
}
const row = (Id: number, one: string, other: string, amount: number | null): RecipeIngredient => ({
  Ingredient: { Id, Name: one, PluralName: other, ImagePath: null },
  ImperialAmount: amount,
  MetricUnit: unitCode('piece'),
})
const ROWS = [row(4, 'onion', 'onions', 0.5), row(9, 'salt', 'salt', null)]

const written = (persons: number) =>
  stepParts(STEP, ROWS, { persons, language: 'en' }).map(({ text }) => text)

test('RCD-23 the amounts of a step follow the number of people', () => {
  expect(written(2).join('')).toBe('Chop 1\u00a0onion and add a little salt.')
  expect(written(6).join('')).toBe('Chop 3\u00a0onions and add a little salt.')
})

test('only the amount is emphasised', () => {
  const parts = stepParts(STEP, ROWS, { persons: 6, language: 'en' })
  expect(parts.filter(({ isAmount }) => isAmount)).toEqual([{ text: '3', isAmount: true }])
})

test('a step without ingredients keeps the text for the default servings', () => {
  for (const rows of [undefined, []]) {
    expect(stepParts(STEP, rows, { persons: 6, language: 'en' })).toEqual([
      { text: STEP.Text, isAmount: false },
    ])
  }
})
