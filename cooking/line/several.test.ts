import { expect, test } from 'vitest'
import { recipeWords } from '../food-words.ts'
import { readDraftLine } from './read-line.ts'
import { foodsOfLine } from './several.ts'

const NAMES = ['salt', 'black pepper', 'oil', 'flour', 'eggs', 'Salz', 'Zucker', 'Öl', 'cumin']
const WORDS = recipeWords(NAMES.map((name, id) => ({ id, names: [name] })))

test.each([
  ['salt, black pepper and oil', ['salt', 'black pepper', 'oil']],
  ['salt, black pepper, garlic powder', ['salt', 'black pepper', 'garlic powder']],
  ['250 g flour, 2 eggs', ['250 g flour', '2 eggs']],
  ['je 1 Prise Salz und Zucker', ['1 Prise Salz', '1 Prise Zucker']],
  ['1 tsp each of salt and cumin', ['1 tsp salt', '1 tsp cumin']],
  ['2 EL Öl, Salz, Zucker', ['2 EL Öl', 'Salz', 'Zucker']],
  ['Salz/Zucker', ['Salz', 'Zucker']],
])('%s are several foods', (line, foods) => {
  expect(foodsOfLine(line, WORDS)).toEqual(foods)
  expect(readDraftLine(line, WORDS).doubt).toBe('several')
})

test.each([
  '2 eggs, beaten and strained',
  '200 g flour and 1 unknown',
  'oil or salt',
  'flour (salt and oil)',
  'salt, salt',
  '# salt and oil',
])('%s stays one line', (line) => {
  expect(foodsOfLine(line, WORDS)).toEqual([line])
})
