import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMOUNT_MAX } from '#contract/units.ts'
import { recipeWords } from '../food-words.ts'
import { nearFood, readItem } from './read-item.ts'

const [MILK, FLOUR, GARLIC, RED_ONION, ONION, EGG] = [1, 2, 3, 4, 5, 6]
const FOODS = [
  ['Milch', MILK],
  ['milk', MILK],
  ['Mehl', FLOUR],
  ['flour', FLOUR],
  ['Knob\u00ADlauch', GARLIC],
  ['garlic', GARLIC],
  ['rote Zwiebel', RED_ONION],
  ['Zwiebel', ONION],
  ['eggs', EGG],
] as const
const UNITS = [
  ['g', 'g'],
  ['kg', 'kg'],
  ['l', 'l'],
  ['EL', 'tableSpoon'],
  ['tbsp', 'tableSpoon'],
  ['Zehen', 'cloth'],
] as const
const WORDS = recipeWords(FOODS.map(([name, id]) => ({ id, names: [name] })))
const read = (text: string) => readItem(text, WORDS)

test.each([
  ['2 l Milch', { amount: 2, unit: 'l', food: MILK, name: 'Milch', note: '' }],
  ['Brot x2', { amount: 2, name: 'Brot', note: '' }],
  ['2x Brot', { amount: 2, name: 'Brot', note: '' }],
  ['x2 Brot', { amount: 2, name: 'Brot', note: '' }],
  ['200 g Mehl, gesiebt', { amount: 200, unit: 'g', food: FLOUR, name: 'Mehl', note: 'gesiebt' }],
  ['200g flour (sifted)', { amount: 200, unit: 'g', food: FLOUR, name: 'flour', note: 'sifted' }],
  ['1,5 l milk', { amount: 1.5, unit: 'l', food: MILK, name: 'milk', note: '' }],
  ['1 1/2 l of milk', { amount: 1.5, unit: 'l', food: MILK, name: 'milk', note: '' }],
  ['1½ kg Mehl', { amount: 1.5, unit: 'kg', food: FLOUR, name: 'Mehl', note: '' }],
  ['2-3 Zehen Knoblauch', { amount: 3, unit: 'cloth', food: GARLIC, name: 'Knoblauch', note: '' }],
  ['2 EL. mehl', { amount: 2, unit: 'tableSpoon', food: FLOUR, name: 'mehl', note: '' }],
  ['Mehl 1 kg', { amount: 1, unit: 'kg', food: FLOUR, name: 'Mehl', note: '' }],
  ['eggs 10', { amount: 10, food: EGG, name: 'eggs', note: '' }],
  ['Zwiebel 4 Stück', { amount: 4, unit: 'piece', food: ONION, name: 'Zwiebel', note: '' }],
  ['- [ ] 3 rote Zwiebel', { amount: 3, food: RED_ONION, name: 'rote Zwiebel', note: '' }],
  [
    '2 EL, gehäuft, Mehl',
    { amount: 2, unit: 'tableSpoon', food: FLOUR, name: 'Mehl', note: 'gehäuft' },
  ],
  ['frische Zwiebel', { food: ONION, name: 'Zwiebel', note: 'frische' }],
  ['2 lb flour', { amount: 907, unit: 'g', food: FLOUR, name: 'flour', note: '' }],
])('%s', (text, item) => {
  expect(read(text)).toEqual(item)
})

test.each([
  '0 kg',
  '-3 kiwis',
  '1/0 l',
  '2 l',
  '7',
  'x2',
  '1e9 kiwis',
  '🥑',
  'خبز طازج',
  '100000 Nüsse',
])('%s has no amount and stays as it was written', (text) => {
  expect(read(text)).toEqual({ name: text, note: '' })
})

test('another food of the same name is not that food, but stands near it', () => {
  expect(read('almond milk')).toEqual({ name: 'almond milk', note: '' })
  expect(nearFood('almond milk', WORDS)).toBe(MILK)
})

test('any text is read, with a valid amount or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { amount = 1, name } = read(text)
      expect(amount > 0 && amount <= AMOUNT_MAX).toBe(true)
      expect(name === '').toBe(text.trim() === '')
    }),
  )
})

test('no word of an entry without a number is lost', () => {
  const word = fc.constantFrom('Milch', 'rote', 'Zwiebel', 'Brot', 'frisch', 'von', 'g', 'l')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
      const { name, note } = read(words.join('  '))
      expect(`${name} ${note}`.trim().split(' ').toSorted()).toEqual(words.toSorted())
    }),
  )
})

test('amount, unit, food and note are read in any case and spacing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: AMOUNT_MAX }),
      fc.constantFrom(...UNITS),
      fc.constantFrom(...FOODS),
      fc.constantFrom('', ', fein', ' (fein)'),
      fc.constantFrom('', ' ', '\u00A0 '),
      fc.boolean(),
      (amount, [written, unit], [name, food], note, space, isLoud) => {
        const text = `${amount}${space}${written} ${name}${note}`
        const item = read(isLoud ? text.toUpperCase() : text)
        expect(item).toMatchObject({ amount, unit, food })
        expect(item.note.toLowerCase()).toBe(note === '' ? '' : 'fein')
      },
    ),
  )
})

test.each([' ', '(', ',', '1', 'a '])(
  'an entry of ten thousand "%s" is read without losing anything',
  (part) => {
    const text = part.repeat(10_000)
    const { name, note } = read(text)
    // At most one separator is dropped.
    expect(name.length + note.length + 1).toBeGreaterThanOrEqual(text.trim().length)
  },
)
