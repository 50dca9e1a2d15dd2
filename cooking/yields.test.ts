import { expect, test } from 'vitest'
import { yieldIn } from './yields.ts'

test('servings are counted, at least those of a range', () => {
  expect(['Serves 4 to 6', 'Für vier Personen', '4 Pers.', '2|4|6'].map(yieldIn)).toEqual([
    { servings: 4 },
    { servings: 4 },
    { servings: 4 },
    { servings: 2 },
  ])
})

test('pieces keep their word, and dozens are counted', () => {
  expect(yieldIn('12-16 cookies')).toEqual({ servings: 12, of: 'cookies' })
  expect(yieldIn('2 Dutzend Kekse')).toEqual({ servings: 24, of: 'Kekse' })
  expect(yieldIn('24 2-inch cookies')).toEqual({ servings: 24, of: '2-inch cookies' })
})

test('what is measured is not counted', () => {
  const measures = ['a 20 cm cake', '1.5 liters', '2 1/2 cups', '9x13 pan', '26er Form', 'a crowd']
  expect(measures.filter((text) => yieldIn(text) !== undefined)).toEqual([])
})
