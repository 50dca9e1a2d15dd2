import { expect, test } from 'vitest'
import type { ShoppingIngredient } from '#contract/shopping.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'
import { shoppingLine, shortLine } from './line.ts'

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
