import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inShopMeasures, mergeNeeds, purchaseOf, type Need } from './buyable.ts'
import type { FoodFacts } from '#contract/recipes/packs.ts'
import { UNITS, type UnitKey } from '#contract/units.ts'

const need = (amount: number | null, unit: UnitKey): Need => ({ amount, unit })
const GARLIC: FoodFacts = { GramsPerPiece: 4, Pack: { Kind: 'bulb', Cloves: 12 } }
const PARSLEY: FoodFacts = { Pack: { Kind: 'bunch', Stems: 20 } }
const TOMATOES: FoodFacts = { GramsPerMl: 1.02, Pack: { Kind: 'tin', Grams: 400 } }
const OIL: FoodFacts = { GramsPerMl: 0.92, Pack: { Kind: 'bottle', Ml: 500 } }

test('cloves become bulbs, with the exact need beside them', () => {
  expect(purchaseOf([need(8, 'cloth'), need(7, 'cloth')], GARLIC)).toEqual({
    amount: 2,
    sold: { pack: 'bulb' },
    exact: [need(15, 'cloth')],
  })
})

test('stems become a bunch, together with bunches', () => {
  const { amount, exact } = purchaseOf([need(8, 'stem'), need(1, 'shrub')], PARSLEY)
  expect({ amount, exact }).toEqual({ amount: 2, exact: [need(8, 'stem')] })
})

test.each([
  [1100, 3],
  [800, 2],
  [410, 1],
  [1, 1],
])('%d g of tinned tomatoes are %d tins', (grams, tins) => {
  expect(purchaseOf([need(grams, 'g')], TOMATOES).amount).toBe(tins)
})

test('spoons, jugs and weights of one food are added up to one amount', () => {
  expect(mergeNeeds([need(3, 'teaSpoon'), need(2, 'tableSpoon')])).toEqual([need(3, 'tableSpoon')])
  expect(mergeNeeds([need(1, 'tableSpoon'), need(1, 'dl')])).toEqual([need(115, 'ml')])
  expect(mergeNeeds([need(100, 'g'), need(2, 'tableSpoon')], { GramsPerMl: 0.5 })).toEqual([
    need(115, 'g'),
  ])
  expect(mergeNeeds([need(1, 'kg'), need(5, 'ml')])).toEqual([need(1000, 'g'), need(5, 'ml')])
})

test('pieces are bought whole', () => {
  expect(purchaseOf([need(0.5, 'piece')])).toEqual({
    amount: 1,
    sold: { unit: 'piece' },
    exact: [need(0.5, 'piece')],
  })
  expect(purchaseOf([need(1, 'piece'), need(2, 'piece')]).exact).toEqual([])
})

test('a need without an amount is bought once and takes no share of a pack', () => {
  expect(purchaseOf([need(null, 'piece')])).toMatchObject({ amount: null, exact: [] })
  expect(purchaseOf([need(null, 'piece'), need(5, 'tableSpoon')], OIL)).toEqual({
    amount: 1,
    sold: { pack: 'bottle' },
    exact: [need(5, 'tableSpoon')],
  })
})

test('amounts that cannot be converted to packs stay as they are', () => {
  expect(purchaseOf([need(2, 'stick')], TOMATOES)).toEqual({
    amount: 2,
    sold: { unit: 'stick' },
    exact: [],
  })
})

test('cups are added to jugs, spoons and weights, and bought by weight, volume or pack', () => {
  expect(mergeNeeds([need(500, 'ml'), need(2, 'cup')])).toEqual([need(980, 'ml')])
  expect(mergeNeeds([need(1, 'cup'), need(2, 'cup')])).toEqual([need(3, 'cup')])
  expect(purchaseOf([need(2, 'cup')], TOMATOES)).toMatchObject({ amount: 2, sold: { pack: 'tin' } })
  expect(purchaseOf([need(2, 'cup')])).toMatchObject({ amount: 480, sold: { unit: 'ml' } })
  expect(purchaseOf([need(2, 'cup')], { GramsPerMl: 0.5 })).toEqual({
    amount: 240,
    sold: { unit: 'g' },
    exact: [need(2, 'cup')],
  })
})

test('cubes and sticks count as the packs that hold them', () => {
  const yeast: FoodFacts = { Pack: { Kind: 'packet', Grams: 7, Cubes: 0.5 } }
  expect(purchaseOf([need(7, 'g'), need(0.5, 'cube')], yeast).amount).toBe(2)
  const butter: FoodFacts = { Pack: { Kind: 'packet', Grams: 250, Sticks: 2.2 } }
  expect(purchaseOf([need(2, 'stick')], butter).amount).toBe(1)
})

test('what is bought covers the need, in any order', () => {
  const needs = fc.array(
    fc.record({
      amount: fc.option(fc.integer({ min: 1, max: 5000 })),
      unit: fc.constantFrom(...UNITS),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(needs, fc.constantFrom({}, GARLIC, PARSLEY, TOMATOES, OIL), (list, facts) => {
      const purchase = purchaseOf(list, facts)
      expect(purchase.amount ?? 1).toBeGreaterThan(0)
      if ('pack' in purchase.sold) expect(Number.isInteger(purchase.amount)).toBe(true)
      expect(purchaseOf(list.toReversed(), facts).amount).toBe(purchase.amount)
    }),
  )
})

test.each<[number, UnitKey, number]>([
  [2333, 'ml', 2500],
  [1666, 'g', 1750],
])('%i %s, which no shop measures, is bought as %i', (amount, unit, whole) => {
  const purchase = inShopMeasures(purchaseOf([need(amount, unit)]))
  expect(purchase).toEqual({ amount: whole, sold: { unit }, exact: [need(amount, unit)] })
})

test.each([need(2500, 'ml'), need(1250, 'g'), need(333, 'ml'), need(null, 'g')])(
  '$amount $unit is bought as it is',
  (one) => {
    const purchase = purchaseOf([one])
    expect(inShopMeasures(purchase)).toBe(purchase)
  },
)
