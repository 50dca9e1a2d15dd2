import { IMPERIAL_UNITS, type ImperialUnits } from '#cooking/amounts/imperial-units.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { markAmounts, readAmounts, splitStepText, stripTags, writeStepText } from './step-text.ts'
import type { MentionedIngredient } from './step-text.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'

function ingredient(
  one: string,
  other: string,
  amount: number | null = null,
  unit: UnitKey = 'piece',
): MentionedIngredient {
  return { one, other, amount, unit: unitCode(unit) }
}

const INGREDIENTS: Record<Language, Record<string, MentionedIngredient>> = {
  en: {
    onion: ingredient('onion', 'onions', 0.5),
    garlic: ingredient('garlic', 'garlic', 1, 'cloth'),
    dill: ingredient('dill', 'dill', 2, 'stem'),
    'olive-oil': ingredient('olive oil', 'olive oil', 0.75, 'tableSpoon'),
    tomato: ingredient('tomato', 'tomatoes', 400, 'g'),
    'black-pepper': ingredient('black pepper', 'black pepper'),
  },
  de: {
    onion: ingredient('Zwiebel', 'Zwiebeln', 0.5),
    dill: ingredient('Dill', 'Dill', 2, 'stem'),
    tomato: ingredient('Tomate', 'Tomaten', 750, 'g'),
    'black-pepper': ingredient('schwarzer Pfeffer', 'schwarzer Pfeffer'),
  },
}

function write(text: string, persons: number, language: Language) {
  const pieces = splitStepText(text).map((piece) =>
    typeof piece === 'string'
      ? piece
      : {
          ingredient: INGREDIENTS[language][piece.slug] as MentionedIngredient,
          withAmount: piece.withAmount,
        },
  )
  return writeStepText(pieces, { persons, language })
}

const fill = (text: string, persons = 2) => stripTags(markAmounts(write(text, persons, 'en')))
const fillGerman = (text: string, persons = 2) => stripTags(markAmounts(write(text, persons, 'de')))

test('a text is split at its placeholders', () => {
  expect(splitStepText('{onion} in half of the {olive-oil!}.')).toEqual([
    { slug: 'onion', withAmount: true },
    ' in half of the ',
    { slug: 'olive-oil', withAmount: false },
    '.',
  ])
  expect(splitStepText('Serve.')).toEqual(['Serve.'])
  expect(splitStepText('{a!b!}')).toEqual([{ slug: 'a!b', withAmount: false }])
  expect(splitStepText('{milk 3/4}')).toEqual([{ slug: 'milk', withAmount: true, share: 0.75 }])
})

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

test('a placeholder with an exclamation mark is only the name', () => {
  expect(fill('Keep half of the {onion!}.', 2)).toBe('Keep half of the onion.')
  expect(fill('Keep half of the {onion!}.', 4)).toBe('Keep half of the onions.')
  expect(fill('Keep some {tomato!}.')).toBe('Keep some tomatoes.')
})

/** An ingredient with its amount for two, marked. */
const markedOf = (named: MentionedIngredient) =>
  markAmounts(
    writeStepText([{ ingredient: named, withAmount: true }], { persons: 2, language: 'en' }),
  )

test('a measured amount of one takes the plural name, and an unknown unit is left out', () => {
  expect(markedOf(ingredient('tomato', 'tomatoes', 500, 'g'))).toBe('<b>1\u00a0kg</b> tomatoes')
  expect(markedOf({ ...ingredient('bean', 'beans', 2), unit: 99 })).toBe('<b>4</b> beans')
})

test('an ingredient to taste is its name, with a capital at the start of a sentence', () => {
  expect(fill('Season with {black-pepper}.')).toBe('Season with black pepper.')
  expect(fillGerman('Rühre um. {black-pepper} kommt zuletzt dazu.')).toBe(
    'Rühre um. Schwarzer Pfeffer kommt zuletzt dazu.',
  )
  expect(fillGerman('{black-pepper!} reicht.')).toBe('Schwarzer Pfeffer reicht.')
})

test('a large amount is shown in the larger unit', () => {
  expect(fillGerman('Zerdrücke {tomato}.', 2)).toBe('Zerdrücke 1½\u00a0kg Tomaten.')
})

test('ENT-20 amounts of a film text are tagged, and the tags can be removed', () => {
  const marked = markAmounts(write('Chop {onion} and {dill}.', 2, 'en'))
  expect(marked).toBe('Chop <b>1</b>\u00a0onion and <b>4\u00a0stems</b> of dill.')
  expect(stripTags(marked)).toBe('Chop 1\u00a0onion and 4\u00a0stems of dill.')
})

test('a tagged text is split into amounts and words', () => {
  expect(readAmounts('Chop <b>2</b> onions <i>now</i>.')).toEqual([
    { text: 'Chop ', isAmount: false },
    { text: '2', isAmount: true },
    { text: ' onions now.', isAmount: false },
  ])
  expect(readAmounts('<b>2</b><b>3</b>')).toEqual([
    { text: '2', isAmount: true },
    { text: '3', isAmount: true },
  ])
})

test('tagging amounts changes nothing but the tags, for any number of people', () => {
  const slugs = Object.keys(INGREDIENTS.en).map((slug) => `{${slug}}`)
  const words = fc.constantFrom(...slugs, 'and then. ', ' with ')
  const texts = fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 999 }), (text, persons) => {
      const parts = write(text, persons, 'en')
      const plain = parts.map((part) => part.text).join('')
      const runs = readAmounts(markAmounts(parts))
      expect(stripTags(markAmounts(parts))).toBe(plain)
      expect(runs.map((run) => run.text).join('')).toBe(plain)
      expect(runs.filter((run) => run.isAmount)).toEqual(parts.filter((part) => part.isAmount))
      expect(plain).not.toMatch(/[{}]/)
    }),
  )
})

test('SET-10 in the imperial system the text of a step is converted like its amounts', () => {
  const pieces = [
    { ingredient: ingredient('butter', 'butter', 50, 'g'), withAmount: true },
    ' in 2 cm cubes.',
  ]
  const write = (imperial?: ImperialUnits) =>
    writeStepText(pieces, { persons: 2, language: 'en', imperial })
      .map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join('')
  expect(write()).toBe('100 g butter in 2 cm cubes.')
  expect(write(IMPERIAL_UNITS)).toBe('100 g (≈ 3½ oz) butter in 2 cm (≈ ¾ in) cubes.')
})
