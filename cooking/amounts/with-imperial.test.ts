import { IMPERIAL_UNITS, type ImperialUnits } from '#cooking/amounts/imperial-units.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { showAmount } from '#cooking/amounts/amounts.ts'
import { imperialValue } from '#cooking/amounts/imperial.ts'
import { withImperial } from './with-imperial.ts'
import { unitCode } from '#contract/units.ts'

const en = (text: string) => withImperial(text, 'en').replaceAll('\u00a0', ' ')
const de = (text: string) => withImperial(text, 'de').replaceAll('\u00a0', ' ')

test('CON-40 masses, volumes and lengths in a text get an imperial value', () => {
  expect(en('Cut it into 2 cm cubes.')).toBe('Cut it into 2 cm (≈ ¾ in) cubes.')
  expect(en('Boil 250 ml of water per 100 g of rice.')).toBe(
    'Boil 250 ml (≈ 1 cup) of water per 100 g (≈ 3½ oz) of rice.',
  )
  expect(en('a cake 1.5 cm thick')).toBe('a cake 1.5 cm (≈ 0.6 in) thick')
  expect(de('zu einem 1,5 cm dicken Fladen')).toBe('zu einem 1,5 cm (≈ 0,6 Zoll) dicken Fladen')
})

test('temperatures get Fahrenheit, and those of an oven the gas mark', () => {
  expect(en('Bake 30 g at 220 °C (200 °C fan).')).toBe(
    'Bake 30 g (≈ 1 oz) at 220 °C (200 °C fan) (≈ 425 °F, gas mark 7).',
  )
})

test('the sides of a tin and the ends of a range are converted together', () => {
  expect(en('a dish (15 × 20 cm for two, 20 × 30 cm for four)')).toBe(
    'a dish (15 × 20 cm (≈ 6 × 8 in) for two, 20 × 30 cm (≈ 8 × 12 in) for four)',
  )
  expect(en('slice it 1 to 2 mm thin')).toBe('slice it 1 to 2 mm (≈ 0.04 to 0.08 in) thin')
  expect(de('in 1 bis 2 mm dünne Scheiben')).toBe(
    'in 1 bis 2 mm (≈ 0,04 bis 0,08 Zoll) dünne Scheiben',
  )
})

test('both ends of a range are in one unit that can be measured', () => {
  expect(en('250 to 500 g')).toBe('250 to 500 g (≈ ½ to 1 lb)')
  expect(en('200 to 600 g')).toBe('200 to 600 g (≈ 7 to 21 oz)')
  expect(en('125 to 500 ml')).toBe('125 to 500 ml (≈ ½ to 2 cups)')
})

/** The imperial value of grams of a food that weighs as much as water. */
const water = (grams: number) =>
  imperialValue(grams, 'g', { language: 'en', gramsPerMl: 1 })?.replaceAll('\u00a0', ' ')

test('a unit is used from its minimum amount', () => {
  expect(en('13 ml, 14 ml')).toBe('13 ml (≈ 2⅔ tsp), 14 ml (≈ 1 tbsp)')
  expect([water(236.588_236_5), water(240)]).toEqual(['≈ 1 cup', '≈ 8 oz'])
})

test('a marked amount keeps its tags, with the imperial value inside', () => {
  expect(en('Add <b>1½\u00a0kg</b> tomatoes and <b>2\u00a0tbsp</b> oil.')).toBe(
    'Add <b>1½ kg (≈ 3 lb)</b> tomatoes and <b>2 tbsp</b> oil.',
  )
})

test('text without a measure stays unchanged', () => {
  for (const text of [
    'eine 400-g-Dose, in 2-cm-Stücke',
    '2 large onions, 3 lemons, 0 g, 0 to 2 cm',
    'Stage 4 litmus, 5 grapes',
    '',
  ]) {
    expect([en(text), de(text)]).toEqual([text, text])
  }
})

test('conversion loses no character of any text', () => {
  const words = fc.constantFrom(
    '1',
    '2,5',
    '1.000',
    '½',
    '×',
    'to',
    'g',
    'cm',
    'l',
    ' ',
    '\u00a0',
    '<b>',
  )
  fc.assert(
    fc.property(fc.array(words), fc.constantFrom('en', 'de'), (parts, language) => {
      const text = parts.join('')
      const without = withImperial(text, language).replace(/\u00a0\(≈[^()]*\)/gu, '')
      expect(without).toBe(text)
    }),
  )
})

test('a written amount is converted like the amount itself', () => {
  const grams = fc.integer({ min: 5, max: 999 })
  fc.assert(
    fc.property(grams, fc.constantFrom('en', 'de'), (amount, language) => {
      const write = (imperial?: ImperialUnits) =>
        showAmount(amount, unitCode('g'), { persons: 1, language, imperial })?.text ?? ''
      expect(withImperial(write(), language)).toBe(write(IMPERIAL_UNITS))
    }),
  )
})
