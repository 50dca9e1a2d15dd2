import { expect, test } from 'vitest'
import { actionOf } from './action-of.ts'

const step = {}

test.each([
  ['en', 'Cut the potatoes into 3 cm wedges, then boil them.', 'chop'],
  ['en', 'Simmer for 20 minutes and stir now and then.', 'simmer'],
  ['en', 'Whisk the eggs with the sugar.', 'whisk'],
  ['de', 'Schneide die Kartoffeln in Spalten und koch sie.', 'chop'],
  ['de', 'Lass alles 20 Minuten köcheln.', 'simmer'],
  ['de', 'Knete den Teig zehn Minuten.', 'knead'],
] as const)('%s: "%s" is drawn as %s', (language, text, action) => {
  expect(actionOf(step, text, language)).toBe(action)
})

test('a word that only contains a verb does not count', () => {
  expect(actionOf(step, 'Take the pancakes out.', 'en')).toBe('assemble')
})

test('a step without a known verb is drawn by its heat', () => {
  expect(actionOf({ Heat: [{ Oven: 200 }] }, 'Shelf two.', 'en')).toBe('bake')
  expect(actionOf({ Heat: [{ Hob: 'high' }] }, 'Lid on.', 'en')).toBe('fry')
})
