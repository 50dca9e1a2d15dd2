import { expect, test } from 'vitest'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'
import {
  leastFor,
  neededFor,
  pressSize,
  scalableRows,
  stockLine,
  typedNumber,
  unitsOf,
  writeTyped,
} from './stock.ts'

const row = (
  amount: number | null,
  unit: UnitKey,
  parts: Partial<RecipeIngredient> = {},
): RecipeIngredient => ({
  Ingredient: { Id: 1, Name: 'flour', PluralName: 'flour', ImagePath: null },
  ImperialAmount: amount,
  MetricUnit: unitCode(unit),
  ...parts,
})

test('a cook scales by what has an amount that changes', () => {
  const flour = row(100, 'g')
  const pinch = row(1, 'pinch', { Pinned: true })
  expect(scalableRows([flour, pinch, row(null, 'piece')])).toEqual([flour])
})

test('what has a known weight is measured in grams, litres and spoons', () => {
  expect(unitsOf(row(100, 'g'))).toEqual(['g', 'kg'])
  expect(unitsOf(row(2, 'tableSpoon'))).toEqual(['tableSpoon', 'ml', 'l', 'teaSpoon'])
  expect(unitsOf(row(100, 'g', { GramsPerMl: 0.53 }))).toEqual([
    'g',
    'kg',
    'ml',
    'l',
    'teaSpoon',
    'tableSpoon',
  ])
  expect(unitsOf(row(2, 'can'))).toEqual(['can'])
})

test('the amount in the field begins with what the recipe takes', () => {
  expect(neededFor(row(400 / 12, 'g'), 12, 'g')).toEqual({ amount: 400, unit: 'g' })
  expect(neededFor(row(400 / 12, 'g'), 12, 'kg')).toEqual({ amount: 0.4, unit: 'kg' })
  expect(neededFor(row(0.5, 'piece'), 3, 'piece')).toEqual({ amount: 1.5, unit: 'piece' })
})

test('what is enough for one serving is rounded up', () => {
  expect(leastFor(row(400 / 12, 'g'), 'g').amount).toBe(34)
  expect(leastFor(row(400 / 12, 'g'), 'kg').amount).toBe(0.034)
  expect(leastFor(row(75, 'g'), 'g').amount).toBe(75)
  expect(leastFor(row(2 / 3, 'piece'), 'piece').amount).toBe(0.67)
})

test('a press changes an amount by what a cook would weigh', () => {
  expect(pressSize({ amount: 400, unit: 'g' })).toBe(25)
  expect(pressSize({ amount: 1200, unit: 'ml' })).toBe(100)
  expect(pressSize({ amount: 40, unit: 'g' })).toBe(5)
  expect(pressSize({ amount: 8, unit: 'g' })).toBe(1)
  expect(pressSize({ amount: 1, unit: 'kg' })).toBe(0.1)
  expect(pressSize({ amount: 2, unit: 'teaSpoon' })).toBe(0.5)
  expect(pressSize({ amount: 6, unit: 'piece' })).toBe(1)
})

test('a number is read with a point, a comma or a fraction', () => {
  expect(['300', ' 1.5 ', '1,5', '1½', '½'].map(typedNumber)).toEqual([300, 1.5, 1.5, 1.5, 0.5])
  for (const text of ['', '0', '-3', 'abc', '1.2.3', 'Infinity'])
    expect(typedNumber(text)).toBeUndefined()
})

test('a written number is read as it was', () => {
  for (const number of [300, 1400, 0.125, 1.5, 0.1 + 0.2])
    for (const language of ['en', 'de'] as const)
      expect(typedNumber(writeTyped(number, language))).toBeCloseTo(number, 9)
  expect(writeTyped(1400.5, 'de')).toBe('1400,5')
})

test('what there is stands before its name', () => {
  const stock = { amount: 300, unit: 'g' } as const
  expect(stockLine(row(25, 'g'), stock, { language: 'en' })).toMatchObject({
    amount: '300\u00a0g',
    text: '300\u00a0g flour',
  })
})
