import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  joinDraftText,
  keysIn,
  plainDraftText,
  splitDraftText,
  tokenise,
  type NamedLine,
} from './draft-text.ts'

const flour: NamedLine = { key: 'flour', names: ['flour', 'Mehl'], amounts: ['300 g'] }
const butter: NamedLine = { key: 'butter', names: ['butter', 'Butter'] }
const filling: NamedLine = { key: 'butter-2', names: ['butter', 'Butter'] }
const sugar: NamedLine = {
  key: 'brown-sugar',
  names: ['brown sugar', 'Brauner Zucker'],
  amounts: ['2–3 tbsp', '2–3 EL'],
}
const apples: NamedLine = { key: 'apple', names: ['apple', 'apples', 'Apfel', 'Äpfel'] }

test('a text is split into words and the ingredients that it names', () => {
  expect(splitDraftText('Mix {flour|flour} with {butter!|the butter}.')).toEqual([
    'Mix ',
    { key: 'flour', withAmount: true, word: 'flour' },
    ' with ',
    { key: 'butter', withAmount: false, word: 'the butter' },
    '.',
  ])
})

test('a brace outside a token or after a backslash stays a brace', () => {
  expect(splitDraftText(String.raw`{flour} \{flour|flour\} {x|}`)).toEqual([
    '{flour} {flour|flour} {x|}',
  ])
  expect(splitDraftText(String.raw`\\{a|b}`)).toEqual([
    '\\',
    { key: 'a', withAmount: true, word: 'b' },
  ])
})

test('splitting joined pieces gives the same pieces, for any words', () => {
  const word = fc.string({
    minLength: 1,
    unit: fc.constantFrom('a', '{', '}', '\\', '|', '!', ' '),
  })
  const food = fc.record({ key: fc.constantFrom('a', 'b-2'), withAmount: fc.boolean(), word })
  fc.assert(
    fc.property(fc.array(fc.tuple(food, word)), (pairs) => {
      const pieces = pairs.flat()
      expect(splitDraftText(joinDraftText(pieces))).toEqual(pieces)
    }),
  )
})

test('words and keys are read from a text with tokens', () => {
  const text = 'Bake {apple!|the apples} for 40 to 45 minutes, {butter|butter} on {apple!|them}.'
  expect(plainDraftText(text)).toBe('Bake the apples for 40 to 45 minutes, butter on them.')
  expect(keysIn(text)).toEqual(['apple', 'butter'])
})

test('a food with the amount of its line becomes a token with the amount', () => {
  expect(tokenise('Mix 300 g flour in.', [flour], 'en')).toBe('Mix {flour|flour} in.')
  expect(tokenise('Mix 1300 g flour in.', [flour], 'en')).toBe('Mix 1300 g {flour!|flour} in.')
  expect(tokenise('300\u00a0g Mehl sieben.', [flour], 'de')).toBe('{flour|Mehl} sieben.')
})

test('a longer name wins over a shorter one, with any ending', () => {
  const plain: NamedLine = { key: 'sugar', names: ['sugar', 'Zucker'] }
  expect(tokenise('Mit braunem Zucker und Äpfeln', [plain, sugar, apples], 'de')).toBe(
    'Mit {brown-sugar!|braunem Zucker} und {apple!|Äpfeln}',
  )
  expect(tokenise('brown sugar, then sugar', [plain, sugar], 'en')).toBe(
    '{brown-sugar!|brown sugar}, then {sugar!|sugar}',
  )
})

test('if two lines have the same food, the one that is not named yet is used', () => {
  expect(tokenise('Rub in butter, melt the butter.', [butter, filling], 'en')).toBe(
    'Rub in {butter!|butter}, melt the {butter-2!|butter}.',
  )
  expect(tokenise('{butter|butter}, then butter', [butter, filling], 'en')).toBe(
    '{butter|butter}, then {butter-2!|butter}',
  )
})

test('a verb, part of a word or a token is not recognised as a new food', () => {
  expect(tokenise('Butter the tin. Add butter.', [butter], 'en')).toBe(
    'Butter the tin. Add {butter!|butter}.',
  )
  expect(tokenise('Buttermilk, peanut-butter', [butter], 'en')).toBe('Buttermilk, peanut-butter')
  expect(tokenise('Add {butter|cold butter}', [butter], 'en')).toBe('Add {butter|cold butter}')
})

test('recognising foods changes no word of the text', () => {
  const word = fc.constantFrom('flour', 'butter', 'brown sugar', 'mix', '{', '\\', ', ', '. ', ' ')
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('')
      const read = tokenise(joinDraftText([text]), [flour, butter, sugar], 'en')
      expect(plainDraftText(read)).toBe(text)
    }),
  )
})
