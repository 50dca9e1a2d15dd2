import { IMPERIAL_UNITS } from '#cooking/amounts/imperial-units.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleAmount, showAmount } from './amounts.ts'
import { readNumber } from './kitchen-number.ts'
import { roundServings, servingsFor, tinArea, tinFactor, tinFor } from './scaling.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'

const FLOUR = { amount: 400 / 12, unit: 'g', gramsPerMl: 0.53 } as const

test('an available amount determines the number of servings', () => {
  expect(servingsFor(FLOUR, { amount: 300, unit: 'g' })).toBeCloseTo(9, 9)
  expect(servingsFor(FLOUR, { amount: 0.3, unit: 'kg' })).toBeCloseTo(9, 9)
  expect(servingsFor({ amount: 0.5, unit: 'piece' }, { amount: 3, unit: 'piece' })).toBe(6)
  expect(servingsFor({ amount: 1, unit: 'tableSpoon' }, { amount: 9, unit: 'teaSpoon' })).toBe(3)
})

test('masses and volumes are compared where the weight is known', () => {
  const milk = { amount: 100, unit: 'ml', gramsPerMl: 1.03 } as const
  expect(servingsFor(milk, { amount: 206, unit: 'g' })).toBeCloseTo(2, 9)
  expect(servingsFor(FLOUR, { amount: 1, unit: 'l' })).toBeCloseTo(530 / (400 / 12), 9)
  expect(servingsFor({ amount: 100, unit: 'ml' }, { amount: 200, unit: 'g' })).toBeUndefined()
})

const row = (unit: UnitKey) => ({ amount: 2, unit, gramsPerMl: 1 })

test('a weight does not make cans, pieces and grams comparable', () => {
  for (const unit of ['g', 'ml'] as const) {
    expect(servingsFor(row('can'), { amount: 200, unit })).toBeUndefined()
    expect(servingsFor(row(unit), { amount: 200, unit: 'can' })).toBeUndefined()
  }
  expect(servingsFor(row('can'), { amount: 200, unit: 'piece' })).toBeUndefined()
})

test('an amount that does not scale gives no number of servings', () => {
  const stock = { amount: 1, unit: 'l' } as const
  expect(servingsFor({ amount: 1, unit: 'l', isPinned: true }, stock)).toBeUndefined()
  expect(servingsFor({ amount: null, unit: undefined }, stock)).toBeUndefined()
  expect(servingsFor({ amount: 0, unit: 'l' }, stock)).toBeUndefined()
  expect(servingsFor({ amount: 1, unit: 'l' }, { amount: 0, unit: 'l' })).toBeUndefined()
})

test('tins are compared by their areas', () => {
  expect(tinFactor({ diameter: 26 }, { diameter: 26 })).toBe(1)
  expect(tinFactor({ diameter: 20 }, { diameter: 28 })).toBeCloseTo(1.96, 9)
  expect(tinFactor({ sides: [20, 30] }, { sides: [30, 40] })).toBe(2)
  expect(tinFactor({ diameter: 26 }, { sides: [20, 30] })).toBeCloseTo(1.13, 2)
  expect(tinFactor({ diameter: 26 }, {})).toBeUndefined()
  expect(tinFactor({}, { diameter: 26 })).toBeUndefined()
  expect(tinArea({ sides: [20] })).toBeUndefined()
})

test('the tin that fits the dough best is found', () => {
  expect(tinFor({ diameter: 26 }, 9 / 12)).toEqual({ diameter: 22 })
  expect(tinFor({ sides: [20, 30] }, 2)).toEqual({ sides: [30, 40] })
  expect(tinFor({ diameter: 26 }, 4)).toBeUndefined()
  expect(tinFor({ sides: [12, 20] }, 1)).toEqual({ sides: [15, 20] })
  expect(tinFor({ sides: [11, 20] }, 1)).toBeUndefined()
  expect(tinFor({}, 1)).toBeUndefined()
})

const amounts = fc.double({ min: 0.01, max: 5000, noNaN: true })
const units = fc.constantFrom<UnitKey>(
  'g',
  'kg',
  'ml',
  'cl',
  'l',
  'teaSpoon',
  'tableSpoon',
  'piece',
)

test('scaling by the amount for a number of servings gives that number', () => {
  fc.assert(
    fc.property(amounts, units, fc.integer({ min: 1, max: 99 }), (amount, unit, persons) => {
      const total = amount * persons
      const servings = servingsFor({ amount, unit }, { amount: total, unit }) ?? 0
      expect(roundServings(servings)).toBe(persons)
    }),
  )
})

test('scaling a dough from tin to tin and back restores its size', () => {
  const diameter = fc.integer({ min: 10, max: 40 })
  const tins = fc.oneof(fc.record({ diameter }), fc.record({ sides: fc.tuple(diameter, diameter) }))
  fc.assert(
    fc.property(tins, tins, (from, to) => {
      const there = tinFactor(from, to) ?? 0
      const back = tinFactor(to, from) ?? 0
      expect(there * back).toBeCloseTo(1, 9)
      expect((tinArea(from) ?? 0) * there).toBeCloseTo(tinArea(to) ?? 0, 6)
    }),
  )
})

const gramsOf = (amount: number | null) =>
  showAmount(amount, unitCode('g'), { persons: 1, language: 'en' })?.text

test('an amount that is scaled up and down again is shown as before', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 40 }), (amount, persons) => {
      const start = Math.round(amount * 1000) / 1000
      const up = scaleAmount(start, persons) ?? 0
      expect(scaleAmount(up, 1 / persons)).toBeCloseTo(start, 5)
      expect(gramsOf(scaleAmount(up, 1 / persons))).toBe(gramsOf(start))
    }),
  )
})

const MILLILITRES = { tsp: 4.928_92, tbsp: 14.786_76, cup: 236.588, cups: 236.588, qt: 946.353 }
const GRAMS = { oz: 28.349_5, lb: 453.592 }

test('a shown imperial amount is at most 10 % from the true one', () => {
  const weight = fc.option(fc.double({ min: 0.2, max: 1.5, noNaN: true }), { nil: undefined })
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 9000, noNaN: true }),
      fc.constantFrom<'g' | 'ml'>('g', 'ml'),
      weight,
      (amount, unit, gramsPerMl) => {
        const total = Math.round(amount * 100) / 100
        const { imperial } =
          showAmount(total, unitCode(unit), {
            persons: 1,
            language: 'en',
            imperial: IMPERIAL_UNITS,
            gramsPerMl,
          }) ?? {}
        const [, number = '', name = ''] = (imperial ?? '').split('\u00a0')
        const shown = readNumber(number, 'en')
        const volume = MILLILITRES[name as keyof typeof MILLILITRES]
        const mass = volume ? volume * (gramsPerMl ?? 1) : GRAMS[name as keyof typeof GRAMS]
        const worth = unit === 'ml' ? shown * volume : shown * mass
        expect(Math.abs(worth - total) / total).toBeLessThanOrEqual(0.1001)
      },
    ),
  )
})
