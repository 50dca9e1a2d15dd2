import { expect, test } from 'vitest'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { unitCode } from '#contract/units.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { ingredientDetails } from './ingredient-details.ts'
import { createTranslate } from './translate.ts'

const food = (name: string, amount: number) => ({
  Ingredient: { Id: 1, Name: name, PluralName: name, ImagePath: null },
  ImperialAmount: amount,
  MetricUnit: unitCode('g'),
})
const english = (row: RecipeIngredient, persons = 2) =>
  ingredientDetails(row, { persons, language: 'en' }, createTranslate(en, 'en'))

test('an ingredient says its kind, whether it is optional and what may replace it', () => {
  const hazelnuts: RecipeIngredient = {
    ...food('hazelnuts', 15),
    Note: 'roasted',
    Optional: true,
    Alternatives: [{ ...food('almonds', 20), Note: 'ground' }],
  }
  expect(english(hazelnuts)).toBe('roasted, optional, or 40\u00a0g almonds, ground')
  const german = createTranslate(de, 'de')
  expect(ingredientDetails(hazelnuts, { persons: 1, language: 'de' }, german)).toBe(
    'roasted, nach Belieben, oder 20\u00a0g almonds, ground',
  )
  expect(english(food('flour', 30))).toBe('')
})

test('what replaces a pinned amount is the same for any number of people', () => {
  const oil: RecipeIngredient = {
    ...food('sunflower oil', 500),
    Pinned: true,
    Alternatives: [food('rapeseed oil', 500)],
  }
  expect(english(oil, 12)).toBe('or 500\u00a0g rapeseed oil')
})
