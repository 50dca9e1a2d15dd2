import { expect, test } from 'vitest'
import { readMinutes, readYield, writeMinutes, writeYield } from './facts-text.ts'

test.each([
  ['45', 45],
  ['30 min', 30],
  ['2 h 10', 130],
  ['1½ Std.', 90],
  ['1 Stunde 20 Minuten', 80],
  ['1,5 h', 90],
  ['1:30', 90],
  ['2 days', 2880],
])('%s are %i minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes)
})

test('a text without a time, and more than a week, are no minutes', () => {
  for (const text of ['', 'long', '0', '200 h']) expect(readMinutes(text)).toBeUndefined()
})

test('minutes are written as people say them', () => {
  expect([writeMinutes(45, 'en'), writeMinutes(130, 'en'), writeMinutes(60, 'de')]).toEqual([
    '45 min',
    '2 h 10',
    '1 Std.',
  ])
  expect(writeMinutes(undefined, 'en')).toBe('')
})

test('a yield has a number, what is counted, and a form', () => {
  const cake = readYield('12 slices, one 26 cm tin', 'en', undefined)
  expect(cake).toEqual({ Servings: 12, Of: { en: 'slices' }, Form: { en: '26 cm tin' } })
  expect(writeYield(cake, 'en')).toBe('12 slices, 26 cm tin')
  expect(readYield('12 Stücke, eine 26-cm-Form', 'de', cake)).toEqual({
    Servings: 12,
    Of: { en: 'slices', de: 'Stücke' },
    Form: { en: '26 cm tin', de: '26-cm-Form' },
  })
})

test('servings need no word', () => {
  expect(readYield('4', 'en', undefined)).toEqual({ Servings: 4 })
  expect(readYield('für 4 Personen', 'de', undefined)).toEqual({ Servings: 4 })
  expect(writeYield({ Servings: 1 }, 'de')).toBe('1 Portion')
  expect(readYield('many', 'en', undefined)).toBeUndefined()
})
