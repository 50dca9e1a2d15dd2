import { expect, test } from 'vitest'
import { recipeWith } from '#tests/support/entities.ts'
import { unitCode } from '#contract/units.ts'
import { resultOf, type ScaleDraft } from './use-scale-draft.ts'

const CAKE = recipeWith({
  Yield: { Servings: 12, Step: 12, Of: 'slices', Form: { Name: '26 cm tin', Diameter: 26 } },
})
const DRAFT: ScaleDraft = {
  by: 'food',
  row: {
    Ingredient: { Id: 5, Name: 'flour', PluralName: 'flour', ImagePath: null },
    ImperialAmount: 400 / 12,
    MetricUnit: unitCode('g'),
  },
  unit: 'g',
  amount: '300',
  shape: 'round',
  diameter: '26',
  sides: ['20', '30'],
}
const made = (parts: Partial<ScaleDraft>) => resultOf({ ...DRAFT, ...parts }, CAKE)

test('D-67 300 g of flour make nine slices of a cake of 400 g', () => {
  expect(made({})).toEqual({
    servings: 9,
    basis: { ingredientId: 5, stock: { amount: 300, unit: 'g' } },
  })
  expect(made({ amount: '0,4', unit: 'kg' })).toMatchObject({ servings: 12 })
})

test('a tin of half the area makes half a cake, and the tin of the recipe all of it', () => {
  expect(made({ by: 'tin' })).toEqual({ servings: 12, basis: { tin: { diameter: 26 } } })
  expect(made({ by: 'tin', diameter: '18.3848' })).toMatchObject({ servings: 6 })
  expect(made({ by: 'tin', shape: 'square' })).toEqual({
    servings: 13.5611,
    basis: { tin: { sides: [20, 30] } },
  })
})

test('what is no number, less than a serving or more than 999 makes nothing', () => {
  expect(made({ amount: 'some' })).toEqual({ problem: 'noNumber' })
  expect(made({ by: 'tin', shape: 'square', sides: ['20', ''] })).toEqual({ problem: 'noNumber' })
  expect(made({ amount: '33' })).toEqual({ problem: 'tooLittle' })
  expect(made({ amount: '33.34' })).toMatchObject({ servings: 1.0002 })
  expect(made({ amount: '40000' })).toEqual({ problem: 'tooMuch' })
})
