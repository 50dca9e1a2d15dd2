import { expect, test } from 'vitest'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'
import { ingredientLine } from './ingredient-line.ts'

function row(one: string, other: string, amount: number | null, unit: UnitKey): RecipeIngredient {
  return {
    Ingredient: { Id: 1, Name: one, PluralName: other, ImagePath: null },
    ImperialAmount: amount,
    MetricUnit: unitCode(unit),
  }
}

const english = (persons: number) => ({ persons, language: 'en' }) as const
const german = (persons: number) => ({ persons, language: 'de' }) as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('RCD-14 CON-46 the amount is the amount for one, times the people, rounded', () => {
  const tomatoes = row('tomato', 'tinned tomatoes', 133.4, 'g')
  expect(plain(ingredientLine(tomatoes, english(1)).text)).toBe('133 g tinned tomatoes')
  expect(plain(ingredientLine(tomatoes, english(3)).text)).toBe('400 g tinned tomatoes')
  expect(plain(ingredientLine(tomatoes, english(8)).text)).toBe('1 kg tinned tomatoes')
})

test('pieces are counted by singular and plural names', () => {
  const onion = row('onion', 'onions', 0.5, 'piece')
  expect(ingredientLine(onion, english(1))).toMatchObject({ amount: '½', name: 'Onion' })
  expect(ingredientLine(onion, english(2))).toMatchObject({ amount: '1', name: 'Onion' })
  expect(ingredientLine(onion, english(3))).toMatchObject({ amount: '1½', name: 'Onions' })
})

test('a counted unit takes "of" in English and nothing in German', () => {
  expect(plain(ingredientLine(row('garlic', 'garlic', 1, 'cloth'), english(2)).text)).toBe(
    '2 cloves of garlic',
  )
  expect(plain(ingredientLine(row('Knoblauch', 'Knoblauch', 1, 'cloth'), german(2)).text)).toBe(
    '2 Zehen Knoblauch',
  )
})

test('without an amount only the name is shown', () => {
  expect(ingredientLine(row('salt', 'salt', null, 'piece'), english(2))).toEqual({
    amount: null,
    name: 'Salt',
    text: 'salt',
  })
})

const range = (amount: number, MaxAmount: number, unit: UnitKey) =>
  plain(ingredientLine({ ...row('egg', 'eggs', amount, unit), MaxAmount }, english(1)).text)

test('a range is written with one unit, or with both where they differ', () => {
  expect(range(2, 3, 'tableSpoon')).toBe('2–3 tbsp eggs')
  expect(range(1, 2, 'cup')).toBe('1–2 cups of eggs')
  expect(range(900, 1500, 'g')).toBe('900 g–1½ kg eggs')
  expect(range(1, 2, 'piece')).toBe('1–2 eggs')
})
