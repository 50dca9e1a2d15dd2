import { expect, test } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

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
