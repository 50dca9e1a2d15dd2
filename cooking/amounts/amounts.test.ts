import { IMPERIAL_UNITS } from '#cooking/amounts/imperial-units.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleAmount, showAmount } from './amounts.ts'
import { UNIT_WORDS } from './unit-words.ts'
import { UNITS, unitCode, type UnitKey } from '#contract/units.ts'

const FRACTIONS: Record<string, number> = {
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
}

/** The value of a written number. */
function read(number: string, language: 'en' | 'de'): number {
  const plain =
    language === 'de' ? number.replaceAll('.', '').replace(',', '.') : number.replaceAll(',', '')
  const fraction = FRACTIONS[plain.slice(-1)] ?? 0
  return fraction + Number(fraction ? plain.slice(0, -1) : plain)
}

const shown = (
  perPerson: number | null,
  unit: UnitKey,
  persons = 1,
  language: 'en' | 'de' = 'en',
) => showAmount(perPerson, unitCode(unit), { persons, language })?.text

/** Amounts from a thousandth to ten thousand, as authors write them. */
const amounts = fc.integer({ min: 1, max: 10_000_000 }).map((thousandths) => thousandths / 1000)
const people = fc.integer({ min: 1, max: 999 })
const languages = fc.constantFrom<'en' | 'de'>('en', 'de')

test('RCD-14 the amount follows the number of people', () => {
  expect(shown(200, 'g', 1)).toBe('200\u00a0g')
  expect(shown(200, 'g', 2)).toBe('400\u00a0g')
  expect(shown(2, 'cloth', 3)).toBe('6\u00a0cloves')
  expect(shown(0.5, 'tableSpoon', 4)).toBe('2\u00a0tbsp')
})

test('CON-46 amounts are whole numbers where that changes them by at most a tenth', () => {
  expect(shown(12.5, 'g')).toBe('13\u00a0g')
  expect(shown(1.1, 'g')).toBe('1\u00a0g')
  expect(shown(62.5, 'g', 3)).toBe('188\u00a0g')
  expect(shown(0.91, 'tableSpoon')).toBe('1\u00a0tbsp')
})

test('smaller amounts are kitchen fractions', () => {
  expect(shown(0.25, 'teaSpoon')).toBe('¼\u00a0tsp')
  expect(shown(0.35, 'cup')).toBe('⅓\u00a0cup')
  expect(shown(0.5, 'can', 3)).toBe('1½\u00a0cans')
  expect(shown(0.67, 'tableSpoon')).toBe('⅔\u00a0tbsp')
  expect(shown(1.75, 'tableSpoon')).toBe('1¾\u00a0tbsp')
})

test('an amount that fits no fraction is a decimal in the notation of the language', () => {
  expect(shown(0.4, 'teaSpoon')).toBe('0.4\u00a0tsp')
  expect(shown(0.4, 'teaSpoon', 1, 'de')).toBe('0,4\u00a0TL')
  expect(shown(0.125, 'teaSpoon')).toBe('0.13\u00a0tsp')
  expect(shown(12_000, 'piece', 1, 'de')).toBe('12.000\u00a0Stück')
})

test('grams become kilograms and millilitres litres from 1000 on', () => {
  expect(shown(225, 'g', 4)).toBe('900\u00a0g')
  expect(shown(250, 'g', 4)).toBe('1\u00a0kg')
  expect(shown(375, 'ml', 4)).toBe('1½\u00a0l')
  expect(shown(5, 'cl', 20)).toBe('1\u00a0l')
  expect(shown(5, 'dl', 3)).toBe('1½\u00a0l')
  expect(shown(500, 'mg', 4000)).toBe('2\u00a0kg')
  expect(shown(999.7, 'g')).toBe('1\u00a0kg')
})

test('the imperial system adds an approximate amount to the metric one', () => {
  const inches = { persons: 2, language: 'en', imperial: IMPERIAL_UNITS } as const
  expect(showAmount(100, unitCode('g'), inches)?.text).toBe('200\u00a0g\u00a0(≈\u00a07\u00a0oz)')
  expect(showAmount(700, unitCode('g'), inches)?.text).toBe('1⅓\u00a0kg\u00a0(≈\u00a03\u00a0lb)')
  expect(showAmount(50, unitCode('ml'), inches)?.text).toBe('100\u00a0ml\u00a0(≈\u00a07\u00a0tbsp)')
  expect(showAmount(1, unitCode('l'), inches)?.imperial).toBe('≈\u00a02\u00a0qt')
  expect(showAmount(5, unitCode('millimeter'), { ...inches, language: 'de' })?.text).toBe(
    '10\u00a0mm\u00a0(≈\u00a00,4\u00a0Zoll)',
  )
  expect(showAmount(200, unitCode('ml'), inches)?.imperial).toBe('≈\u00a01⅔\u00a0cups')
  expect(showAmount(2, unitCode('tableSpoon'), inches)?.imperial).toBeNull()
  expect(showAmount(100, unitCode('g'), { ...inches, imperial: undefined })?.imperial).toBeNull()
})

const measured = (amount: number, gramsPerMl: number) => {
  const options = { persons: 1, language: 'en', imperial: IMPERIAL_UNITS, gramsPerMl } as const
  return showAmount(amount, unitCode('g'), options)?.imperial?.replaceAll('\u00a0', ' ')
}

test('a food with a known density is measured in cups and spoons, up to one cup', () => {
  expect(measured(160, 0.85)).toBe('≈ ¾ cup')
  expect(measured(40, 0.9)).toBe('≈ 3 tbsp')
  expect(measured(8, 0.8)).toBe('≈ 2 tsp')
  expect(measured(400, 0.53)).toBe('≈ 14 oz')
})

test('without an amount there is nothing to show beside the name', () => {
  expect(showAmount(null, 0, { persons: 2, language: 'en' })).toBeNull()
  expect(showAmount(0, unitCode('g'), { persons: 2, language: 'de' })).toBeNull()
})

test('an amount with an unknown unit code is a plain number', () => {
  expect(showAmount(3, 99, { persons: 1, language: 'en' })).toMatchObject({ unit: '', text: '3' })
})

test('a unit is plural above one', () => {
  expect(shown(0.5, 'cloth')).toBe('½\u00a0clove')
  expect(shown(1, 'cloth')).toBe('1\u00a0clove')
  expect(shown(1.25, 'cloth')).toBe('1¼\u00a0cloves')
  expect(shown(3, 'stem', 1, 'de')).toBe('3\u00a0Stiele')
  expect(shown(3, 'shrub', 1, 'de')).toBe('3\u00a0Bund')
})

test('ENT-16 all 27 units have names in both languages', () => {
  expect(UNITS).toHaveLength(27)
  const labels = UNITS.map((unit) => `${UNIT_WORDS.en[unit].label} ${UNIT_WORDS.de[unit].label}`)
  expect(labels).toEqual([
    'piece Stück',
    'mg mg',
    'g g',
    'kg kg',
    'ml ml',
    'cl cl',
    'dl dl',
    'l l',
    'clove Zehe',
    'pinch Prise',
    'teaspoon Teelöffel',
    'tablespoon Esslöffel',
    'cup Tasse',
    'glass Glas',
    'package Packung',
    'can Dose',
    'bunch Bund',
    'roll Rolle',
    'leaves Blätter',
    'pinch Prise',
    'millimeter Millimeter',
    'dash Spritzer',
    'stick Stange',
    'stem Stiel',
    'drop Tropfen',
    'tuber Knolle',
    'cube Würfel',
  ])
})

test('a displayed amount is never 0 and differs by at most a tenth', () => {
  fc.assert(
    fc.property(amounts, people, languages, (amount, persons, language) => {
      const total = amount * persons
      const written = showAmount(amount, unitCode('piece'), { persons, language })
      const value = read(written?.number ?? '', language)
      expect(value).toBeGreaterThan(0)
      expect(Math.abs(value - total)).toBeLessThanOrEqual(total * 0.100001)
    }),
    { numRuns: 2000 },
  )
})

test('converting to the larger unit keeps the amount', () => {
  const grams = { mg: 0.001, g: 1, kg: 1000 }
  fc.assert(
    fc.property(amounts, people, fc.constantFrom('mg', 'g', 'kg'), (amount, persons, unit) => {
      const total = amount * persons * grams[unit]
      const written = showAmount(amount, unitCode(unit), { persons, language: 'en' })
      const number = read(written?.number ?? '', 'en')
      const value = number * grams[written?.unit as keyof typeof grams]
      expect(Math.abs(value - total)).toBeLessThanOrEqual(total * 0.100001)
      expect(written?.unit === 'kg' || number < 1000).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('scaling up and down again restores the amount', () => {
  fc.assert(
    fc.property(amounts, people, (amount, persons) => {
      expect(scaleAmount(scaleAmount(amount, persons), 1 / persons)).toBe(amount)
    }),
  )
})

test.each([
  [3.25, 'cup', '3¼\u00a0cups'],
  [2.125, 'cup', '2⅛\u00a0cups'],
  [1.4, 'kg', '1.4\u00a0kg'],
  [10.5, 'g', '10½\u00a0g'],
  [0.33, 'cup', '⅓\u00a0cup'],
  [200, 'g', '200\u00a0g'],
] as const)('%d %s is not rounded for the people that it was written for', (amount, unit, text) => {
  const options = { persons: 4, servings: 4, language: 'en' } as const
  expect(showAmount(amount / 4, unitCode(unit), options)?.text).toBe(text)
})
