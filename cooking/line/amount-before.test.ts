import { expect, test } from 'vitest'
import { recipeWords } from '../food-words.ts'
import { amountBefore, shareOf } from './amount-before.ts'

const WORDS = recipeWords([])

test.each([
  ['Mix 200 g ', 'Mix ', { amount: 200, unit: 'g' }],
  ['Mix 200g ', 'Mix ', { amount: 200, unit: 'g' }],
  ['Stir in 2 tbsp of ', 'Stir in ', { amount: 2, unit: 'tableSpoon' }],
  ['Beat 2 ', 'Beat ', { amount: 2 }],
  ['2–3 EL ', '', { amount: 2, maxAmount: 3, unit: 'tableSpoon' }],
  ['Fry 3 cloves of ', 'Fry ', { amount: 3, unit: 'cloth' }],
])('"%s" ends with an amount', (text, before, measure) => {
  expect(amountBefore(text, WORDS)).toMatchObject({ before, measure })
})

test.each(['Bake for 20 minutes the ', 'Mix 200 g', 'Mix the ', ''])('"%s" does not', (text) => {
  expect(amountBefore(text, WORDS)).toBeUndefined()
})

test('amounts are compared in their units, and across units of one kind', () => {
  expect(shareOf({ amount: 100, unit: 'g' }, { amount: 0.2, unit: 'kg' })).toBe(0.5)
  expect(shareOf({ amount: 2 }, { amount: 4 })).toBe(0.5)
  expect(shareOf({ amount: 1, unit: 'tableSpoon' }, { amount: 15, unit: 'ml' })).toBe(1)
  expect(shareOf({ amount: 1, unit: 'g' }, { amount: 1, unit: 'ml' })).toBeUndefined()
})
