import { expect, test } from 'vitest'
import { makesOf } from './persons.ts'

test('WEK-67 slices and tins are counted by what a recipe makes, everything else by people', () => {
  const slices = { Servings: 12, Step: 12, Of: 'slices' }
  expect(makesOf({ Yield: slices })).toBe(slices)
  expect(makesOf({ Yield: { Servings: 4, Step: 1 } })).toBeUndefined()
  expect(makesOf(undefined)).toBeUndefined()
})
