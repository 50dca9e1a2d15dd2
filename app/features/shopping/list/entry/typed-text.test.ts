import { expect, test } from 'vitest'
import { WORD_FOR_WORD } from '#app/features/shopping/model/overlay.ts'
import type { ItemReader } from '#cooking/items/understood.ts'
import { lastPart, splitEntry, suggestionsFor } from './typed-text.ts'

const KNOWN = new Set(['milch', 'brot', 'zitronen', '2 l saft', '1,5 l milch', 'lemons', 'milk'])

/** Understands the words of {@link KNOWN} and nothing else. */
const reader: ItemReader = {
  ...WORD_FOR_WORD,
  read: (name) => ({ Label: name, ...(KNOWN.has(name.toLowerCase()) && { FoodId: 1 }) }),
}

test.each([
  ['Milch, Brot, 2 l Saft', ['Milch', 'Brot', '2 l Saft']],
  ['Milch,Brot', ['Milch', 'Brot']],
  ['1,5 l Milch', ['1,5 l Milch']],
  ['1,5 l Milch, Brot,', ['1,5 l Milch', 'Brot']],
  ['Milch,2 l Saft', ['Milch', '2 l Saft']],
  ['eggs, 10, milk', ['eggs', '10', 'milk']],
  ['lemons, unwaxed', ['lemons, unwaxed']],
  ['lemons, unwaxed, milk', ['lemons', 'unwaxed', 'milk']],
  ['Milch, Das Blaue für Oma', ['Milch', 'Das Blaue für Oma']],
  ['the blue thing, unwaxed', ['the blue thing', 'unwaxed']],
  [' , ', []],
])('a cook who types “%s” adds %j', (typed, items) => {
  expect(splitEntry(typed, reader)).toEqual(items)
})

test('suggestions belong to what follows the last comma', () => {
  expect(lastPart('Milch, Br')).toEqual({ before: 'Milch,', last: 'Br' })
  expect(lastPart('1,5 l Mi')).toEqual({ before: '', last: '1,5 l Mi' })
})

const names = (...list: string[]) =>
  list.map((Name, index) => ({ Id: index + 1, Name, ImagePath: null }))

test('SHP-10 known names are found in any letter case, matches at the start first', () => {
  const known = names('Red onion', 'Onion', 'Spring onion', 'Lemon')
  expect(suggestionsFor(' ON', known)).toEqual(['Onion', 'Red onion', 'Spring onion', 'Lemon'])
})

test('VAL-19 blank text and complete names find nothing', () => {
  expect(suggestionsFor('  ', names('Onion'))).toEqual([])
  expect(suggestionsFor('onion', names('Onion'))).toEqual([])
})
