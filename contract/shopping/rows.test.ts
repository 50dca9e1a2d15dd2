import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShoppingIngredient } from './shopping.ts'
import { totalRows } from './rows.ts'
import { UNITS, unitCode, type UnitKey } from '../units.ts'

const row = (Id: number, amount: number | null, unit: UnitKey, State: 0 | 1 = 0) => ({
  Id,
  Name: `ingredient ${Id}`,
  PluralName: `ingredients ${Id}`,
  ThumbPath: null,
  ImperialAmount: amount,
  MetricUnit: unitCode(unit),
  State,
})

/** Amounts for one as authors write them: from a thousandth, up to 10 kg; or none. */
const ingredients = fc
  .record({
    id: fc.integer({ min: 1, max: 4 }),
    parts: fc.option(fc.integer({ min: 1, max: 10_000 })),
    unit: fc.constantFrom(...UNITS),
  })
  .map(({ id, parts, unit }) => row(id, parts === null ? null : parts / 1000, unit))
const recipes = fc.array(
  fc.record({
    Persons: fc.integer({ min: 1, max: 20 }),
    Ingredients: fc.array(ingredients, { maxLength: 8 }),
  }),
  { maxLength: 6 },
)

/** In milligrams or millilitres, which everything of a family is a whole number of. */
const SIZES: Partial<Record<UnitKey, readonly [family: string, size: number]>> = {
  mg: ['mass', 1],
  g: ['mass', 1000],
  kg: ['mass', 1_000_000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  dl: ['volume', 100],
  l: ['volume', 1000],
  price: ['pinch', 1],
  pinch: ['pinch', 1],
}
const sizeOf = ({ MetricUnit }: ShoppingIngredient) => {
  const unit = UNITS[MetricUnit] ?? 'piece'
  return SIZES[unit] ?? [unit, 1]
}

/** What there is of each ingredient and family, in the family's smallest unit. */
const sums = (rows: readonly ShoppingIngredient[]) => {
  const all = new Map<string, number>()
  for (const one of rows) {
    const [family, size] = sizeOf(one)
    const key = `${one.Id} ${family}`
    all.set(key, (all.get(key) ?? 0) + (one.ImperialAmount ?? 0) * size)
  }
  return all
}

/** Rows without regard to their order. */
const unordered = (rows: readonly ShoppingIngredient[]) =>
  rows
    .map(({ Id, MetricUnit, ImperialAmount, State }) => {
      return JSON.stringify([Id, MetricUnit, ImperialAmount, State])
    })
    .sort()

test('an ingredient of two recipes is one row for each unit', () => {
  const rows = totalRows([
    { Persons: 2, Ingredients: [row(1, 200, 'g'), row(2, null, 'piece'), row(3, 0.1, 'l')] },
    { Persons: 3, Ingredients: [row(1, 100, 'g'), row(1, 1, 'can'), row(3, 0.2, 'l')] },
  ])
  expect(
    rows.map(({ Id, ImperialAmount, MetricUnit }) => [Id, ImperialAmount, UNITS[MetricUnit]]),
  ).toEqual([
    [1, 700, 'g'],
    [2, null, 'piece'],
    [3, 0.8, 'l'],
    [1, 1 * 3, 'can'],
  ])
})

test('any total is the sum of its rows', () => {
  fc.assert(
    fc.property(recipes, (list) => {
      const single = list.flatMap(({ Persons, Ingredients }) =>
        Ingredients.map((one) => {
          const ImperialAmount = one.ImperialAmount && one.ImperialAmount * Persons
          return { ...one, ImperialAmount }
        }),
      )
      const expected = sums(single)
      const found = sums(totalRows(list))
      expect([...found.keys()].sort()).toEqual([...expected.keys()].sort())
      for (const [key, sum] of found) expect(sum).toBeCloseTo(expected.get(key) ?? Number.NaN, 3)
    }),
  )
})

test('the order of recipes and rows does not matter', () => {
  const turned = recipes.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  )
  fc.assert(
    fc.property(turned, ([list, other]) => {
      const [rows, same] = [totalRows(list), totalRows(other)]
      expect(unordered(same)).toEqual(unordered(rows))
    }),
  )
})

test('SHP-19 a pinned amount counts once, and a note splits no row', () => {
  const flour = { ...row(1, 30, 'g'), Note: 'sifted', Group: 'For the dough' }
  const more = { ...row(1, 10, 'g'), Optional: true as const }
  const oil = { ...row(2, 1, 'l'), Pinned: true as const }
  expect(
    totalRows([
      { Persons: 12, Ingredients: [flour, oil] },
      { Persons: 2, Ingredients: [more] },
    ]),
  ).toEqual([row(1, 380, 'g'), row(2, 1, 'l')])
})
