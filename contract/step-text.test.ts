import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillMarkedStepText, fillStepText, stripTags, textParts } from './step-text.ts'
import type { StepTextIngredient } from './step-text.ts'
import { unitCode, type UnitKey } from './units.ts'

function ingredient(
  slug: string,
  names: [one: string, other: string],
  amount: number | null = null,
  unit: UnitKey = 'piece',
): StepTextIngredient {
  return { slug, one: names[0], other: names[1], amount, unit: unitCode(unit) }
}

const english = [
  ingredient('onion', ['onion', 'onions'], 0.5),
  ingredient('garlic', ['garlic', 'garlic'], 1, 'cloth'),
  ingredient('dill', ['dill', 'dill'], 2, 'stem'),
  ingredient('olive-oil', ['olive oil', 'olive oil'], 0.75, 'tableSpoon'),
  ingredient('tomato', ['tomato', 'tomatoes'], 400, 'g'),
  ingredient('black-pepper', ['black pepper', 'black pepper']),
]
const german = [
  ingredient('onion', ['Zwiebel', 'Zwiebeln'], 0.5),
  ingredient('dill', ['Dill', 'Dill'], 2, 'stem'),
  ingredient('tomato', ['Tomate', 'Tomaten'], 750, 'g'),
  ingredient('black-pepper', ['schwarzer Pfeffer', 'schwarzer Pfeffer']),
]

const fill = (text: string, persons = 2) => fillStepText(text, english, { persons, language: 'en' })
const fillGerman = (text: string, persons = 2) =>
  fillStepText(text, german, { persons, language: 'de' })

test('a placeholder becomes amount, unit and name', () => {
  expect(fill('Chop {onion} and {garlic}.')).toBe('Chop 1\u00a0onion and 2\u00a0cloves of garlic.')
  expect(fill('Warm {olive-oil}, add {tomato}.')).toBe(
    'Warm 1½\u00a0tbsp olive oil, add 800\u00a0g tomatoes.',
  )
})

test('counted units read as a sentence in each language', () => {
  expect(fill('Chop {dill}.')).toBe('Chop 4\u00a0stems of dill.')
  expect(fillGerman('Hacke {dill}.')).toBe('Hacke 4\u00a0Stiele Dill.')
})

test('names are singular up to one piece and plural above', () => {
  expect(fill('Chop {onion}.', 1)).toBe('Chop ½\u00a0onion.')
  expect(fill('Chop {onion}.', 3)).toBe('Chop 1½\u00a0onions.')
  expect(fillGerman('Hacke {onion}.', 2)).toBe('Hacke 1\u00a0Zwiebel.')
  expect(fillGerman('Hacke {onion}.', 4)).toBe('Hacke 2\u00a0Zwiebeln.')
})

test('a placeholder with an exclamation mark is the name alone', () => {
  expect(fill('Keep half of the {onion!}.', 2)).toBe('Keep half of the onion.')
  expect(fill('Keep half of the {onion!}.', 4)).toBe('Keep half of the onions.')
  expect(fill('Keep some {tomato!}.')).toBe('Keep some tomatoes.')
})

test('an ingredient to taste is its name, with a capital at the start of a sentence', () => {
  expect(fill('Season with {black-pepper}.')).toBe('Season with black pepper.')
  expect(fillGerman('Rühre um. {black-pepper} kommt zuletzt dazu.')).toBe(
    'Rühre um. Schwarzer Pfeffer kommt zuletzt dazu.',
  )
  expect(fillGerman('{black-pepper!} reicht.')).toBe('Schwarzer Pfeffer reicht.')
})

test('a large amount moves to the larger unit', () => {
  expect(fillGerman('Zerdrücke {tomato}.', 2)).toBe('Zerdrücke 1½\u00a0kg Tomaten.')
})

test('ENT-20 the amounts of a film text are marked, and the tags come off again', () => {
  const marked = fillMarkedStepText('Chop {onion} and {dill}.', english, {
    persons: 2,
    language: 'en',
  })
  expect(marked).toBe('Chop <b>1</b>\u00a0onion and <b>4\u00a0stems</b> of dill.')
  expect(stripTags(marked)).toBe('Chop 1\u00a0onion and 4\u00a0stems of dill.')
})

test('a marked text comes apart into amounts and words', () => {
  expect(textParts('Chop <b>2</b> onions <i>now</i>.')).toEqual([
    { text: 'Chop ', isAmount: false },
    { text: '2', isAmount: true },
    { text: ' onions now.', isAmount: false },
  ])
})

test('a text that names something else is refused', () => {
  expect(() => fill('Add {saffron}.')).toThrow(
    new RangeError('The text names {saffron}, which the recipe does not have.'),
  )
})

test('marking changes nothing but the tags, for any number of people', () => {
  const slugs = fc.constantFrom(...english.map(({ slug }) => `{${slug}}`), 'and then. ', ' with ')
  const texts = fc.array(slugs, { maxLength: 12 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 999 }), (text, persons) => {
      const options = { persons, language: 'en' } as const
      const plain = fillStepText(text, english, options)
      const marked = fillMarkedStepText(text, english, options)
      expect(stripTags(marked)).toBe(plain)
      expect(
        textParts(marked)
          .map((part) => part.text)
          .join(''),
      ).toBe(plain)
      expect(plain).not.toMatch(/[{}]/)
    }),
  )
})
