import { expect, test } from 'vitest'
import type { ListRow, NeededRow } from '#app/features/shopping/model/list-row.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { ShoppingIngredient } from '#contract/shopping/shopping.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'
import { purchaseOf, type Need } from '#cooking/amounts/buyable.ts'
import type { FoodFacts } from '#contract/recipes/packs.ts'
import { purchaseLine, rowDetails, shoppingLine, shortLine, wholeLine } from './line.ts'

const row = (PluralName: string, unit: UnitKey, State: 0 | 1 = 0): ShoppingIngredient => ({
  Id: 1,
  Name: PluralName,
  PluralName,
  ThumbPath: null,
  ImperialAmount: 75.2,
  MetricUnit: unitCode(unit),
  State,
})

test('SHP-19 amounts are those of one person times the people, rounded', () => {
  expect(shoppingLine(row('flour', 'g'), { persons: 3, language: 'en' })).toMatchObject({
    amount: '226\u00a0g',
    name: 'Flour',
  })
})

/** A row with these needs. */
const bought = (needs: readonly Need[], parts: Partial<ListRow> = {}, facts?: FoodFacts) =>
  ({
    key: 'food 1',
    foodId: 1,
    one: 'onion',
    other: 'onions',
    picture: null,
    purchase: purchaseOf(needs, facts),
    needs: [],
    items: [],
    State: 0,
    isAtHome: false,
    isStaple: false,
    isUsual: false,
    departmentId: 0,
    isNotUnderstood: false,
    ...parts,
  }) satisfies ListRow
const lineOf = (...given: Parameters<typeof bought>) =>
  purchaseLine(bought(...given), { language: 'en' })

test('pieces are counted with the name of one or several, packs by their word', () => {
  const pieces = lineOf([{ amount: 0.5, unit: 'piece' }])
  expect(pieces).toEqual({ number: '1', unit: '', name: 'Onion', exact: '½\u00a0pc' })
  expect(wholeLine(lineOf([{ amount: 2, unit: 'piece' }]))).toBe('2 Onions')
  const garlic = { one: 'garlic', other: 'garlic' }
  const facts: FoodFacts = { Pack: { Kind: 'bulb', Cloves: 12 } }
  expect(lineOf([{ amount: 15, unit: 'cloth' }], garlic, facts)).toEqual({
    number: '2',
    unit: 'bulbs',
    name: 'Garlic',
    exact: '15\u00a0cloves',
  })
  const one = bought([{ amount: 1, unit: 'cloth' }], garlic, facts)
  expect(wholeLine(purchaseLine(one, { language: 'de' }))).toBe('1 Knolle Garlic')
})

test('a kilogram is written as one, and a spoon is no amount that a shop sells', () => {
  expect(lineOf([{ amount: 1000, unit: 'g' }])).toMatchObject({
    number: '1',
    unit: 'kg',
    exact: '',
  })
  expect(lineOf([{ amount: 2, unit: 'tableSpoon' }])).toEqual({
    number: null,
    unit: '',
    name: 'Onions',
    exact: '2\u00a0tbsp',
  })
  expect(lineOf([{ amount: null, unit: 'piece' }])).toMatchObject({ number: null, exact: '' })
})

test('what was typed stays as it was typed', () => {
  const typed = { foodId: undefined, one: 'iPhone cable', other: 'iPhone cable' }
  expect(lineOf([{ amount: 2, unit: 'piece' }], typed).name).toBe('iPhone cable')
})

const short = (name: string, unit: string, isTicked: boolean) =>
  shortLine({ number: '75', unit, name, exact: '' }, isTicked)

test('SHP-08 a name of more than 12 characters is cut to 11 and two dots', () => {
  expect(short('Kichererbsen', 'g', false).name).toBe('Kichererbsen')
  expect(short('Süßkartoffeln', 'g', false).name).toBe('Süßkartoffe..')
})

test('SHP-09 a unit of more than 8 characters is cut to 7 and two dots in ticked rows alone', () => {
  expect(short('Butter', 'Packungen', false).unit).toBe('Packungen')
  expect(short('Butter', 'Packungen', true).unit).toBe('Packung..')
})

/** An ingredient that a recipe for two people needs. */
const needed = (Id: number, parts: Partial<ShoppingIngredient>): NeededRow => ({
  ...row('rice', 'g'),
  ...parts,
  Recipe: { Id, RecipeName: `recipe ${Id}`, Persons: 2 },
})
const details = (...sources: NeededRow[]) =>
  rowDetails(
    bought([{ amount: 1, unit: 'g' }], { needs: sources }),
    { language: 'en' },
    createTranslate(en, 'en'),
  )

test('a row of one recipe says all that the recipe says', () => {
  const risotto = { Id: 2, Name: 'risotto rice', PluralName: 'risotto rice', ImagePath: null }
  const Alternatives = [{ Ingredient: risotto, ImperialAmount: 80, MetricUnit: unitCode('g') }]
  expect(details(needed(1, { Note: 'short-grain', Optional: true, Alternatives }))).toBe(
    'short-grain, optional, or 160\u00a0g risotto rice',
  )
})

test('a row of several recipes has each note once and their number, and nothing that only one says', () => {
  const notes = [{ Note: 'short-grain' }, { Optional: true as const }, { Note: 'short-grain' }]
  expect(details(...notes.map((parts, index) => needed(index, parts)))).toBe(
    'short-grain, 3 recipes',
  )
  expect(details(needed(1, { Note: 'cold' }), needed(2, { Note: 'soft' }))).toBe(
    'cold · soft, 2 recipes',
  )
})
