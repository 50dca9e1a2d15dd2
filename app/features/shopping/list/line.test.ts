import { expect, test } from 'vitest'
import type { NeededRow } from '#app/features/shopping/departments.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { ShoppingIngredient } from '#contract/shopping.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'
import { mergedDetails, shoppingLine, shortLine } from './line.ts'

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

const shortName = (text: string) => shortLine(row(text, 'g'), { persons: 1, language: 'de' }).name
const shortAmount = (State: 0 | 1) =>
  shortLine(row('butter', 'package', State), { persons: 1, language: 'de' }).amount

test('SHP-08 a name of more than 12 characters is cut to 11 and two dots', () => {
  expect(shortName('Kichererbsen')).toBe('Kichererbsen')
  expect(shortName('Süßkartoffeln')).toBe('Süßkartoffe..')
})

test('SHP-09 a unit of more than 8 characters is cut to 7 and two dots in ticked rows alone', () => {
  expect(shortAmount(0)).toBe('75\u00a0Packungen')
  expect(shortAmount(1)).toBe('75\u00a0Packung..')
})

/** An ingredient that a recipe for two people needs. */
const needed = (Id: number, parts: Partial<ShoppingIngredient>): NeededRow => ({
  ...row('rice', 'g'),
  ...parts,
  Recipe: { Id, RecipeName: `recipe ${Id}`, Persons: 2 },
})
const details = (...sources: NeededRow[]) =>
  mergedDetails(sources, { language: 'en' }, createTranslate(en, 'en'))

test('a row of one recipe says all that the recipe says', () => {
  const risotto = { Id: 2, Name: 'risotto rice', PluralName: 'risotto rice', ImagePath: null }
  const Alternatives = [{ Ingredient: risotto, ImperialAmount: 80, MetricUnit: unitCode('g') }]
  expect(details(needed(1, { Note: 'short-grain', Optional: true, Alternatives }))).toBe(
    'short-grain, optional, or 160\u00a0g risotto rice',
  )
})

test('a row of several recipes has each note once, and nothing that only one of them says', () => {
  const notes = [{ Note: 'short-grain' }, { Optional: true as const }, { Note: 'short-grain' }]
  expect(details(...notes.map((parts, index) => needed(index, parts)))).toBe('short-grain')
  expect(details(needed(1, { Note: 'cold' }), needed(2, { Note: 'soft' }))).toBe('cold · soft')
})
