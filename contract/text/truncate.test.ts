import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEXT_LIMITS } from '../limits.ts'
import { shortenAtWord, truncate } from './truncate.ts'

/** `count` different letters, so that a cut in the wrong place shows. */
const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(97 + (index % 26))).join('')

test('CON-14 EXP-02 the description of the month is cut at 150 characters', () => {
  expect(truncate(letters(150), TEXT_LIMITS.monthDescription)).toBe(letters(150))
  expect(truncate(letters(151), TEXT_LIMITS.monthDescription)).toBe(`${letters(150)}...`)
})

test('CON-15 EXP-13 a cookbook title on the explore page is cut at 22 characters', () => {
  expect(truncate('Wochenendbrot und mehr', TEXT_LIMITS.exploreCookbookTitle)).toBe(
    'Wochenendbrot und mehr',
  )
  expect(truncate('Wochenendbrot und mehr!', TEXT_LIMITS.exploreCookbookTitle)).toBe(
    'Wochenendbrot und mehr...',
  )
})

test('CON-16 RCL-30 a recipe title is cut at 35 characters', () => {
  expect(truncate(letters(35), TEXT_LIMITS.recipeTitle)).toBe(letters(35))
  expect(truncate(letters(36), TEXT_LIMITS.recipeTitle)).toBe(`${letters(35)}...`)
})

test('CON-17 RCL-29 the author line of a recipe is cut at 20 characters', () => {
  expect(truncate(letters(20), TEXT_LIMITS.recipeAuthor)).toBe(letters(20))
  expect(truncate(letters(21), TEXT_LIMITS.recipeAuthor)).toBe(`${letters(20)}...`)
})

test('CON-18 CBL-12 a cookbook description is cut to 70 characters plus ellipsis', () => {
  expect(truncate(letters(70), TEXT_LIMITS.cookbookDescription)).toBe(letters(70))
  expect(truncate(letters(71), TEXT_LIMITS.cookbookDescription)).toBe(`${letters(70)}...`)
})

test('CON-19 RCL-22 a picker title of 41 characters keeps 37', () => {
  expect(truncate(letters(40), TEXT_LIMITS.pickerTitle)).toBe(letters(40))
  expect(truncate(letters(41), TEXT_LIMITS.pickerTitle)).toBe(`${letters(37)}...`)
})

test('CON-20 CBL-04 an author name in the dropdown keeps 10 characters', () => {
  expect(truncate('Mei Tanaka', TEXT_LIMITS.dropdownAuthor)).toBe('Mei Tanaka')
  expect(truncate('Clara Dubois', TEXT_LIMITS.dropdownAuthor)).toBe('Clara Dubo...')
})

test('CON-21 an ingredient name of 11 characters keeps 9', () => {
  expect(truncate('bell pepper', TEXT_LIMITS.hotspotName)).toBe('bell pepp...')
  expect(truncate('Blumenkohl', TEXT_LIMITS.hotspotName)).toBe('Blumenkohl')
})

test('CON-22 SHP-08 a shopping name of 13 characters keeps 11, with two dots', () => {
  expect(truncate('Kirschtomate', TEXT_LIMITS.shoppingName)).toBe('Kirschtomate')
  expect(truncate('Kirschtomaten', TEXT_LIMITS.shoppingName)).toBe('Kirschtomat..')
})

test('CON-23 a shopping unit of 9 characters keeps 7, with two dots', () => {
  expect(truncate('Esslöffe', TEXT_LIMITS.shoppingUnit)).toBe('Esslöffe')
  expect(truncate('Esslöffel', TEXT_LIMITS.shoppingUnit)).toBe('Esslöff..')
})

test('a character outside the basic plane counts once and is never split', () => {
  expect(truncate('🍋🍋🍋', { limit: 3, keep: 3, tail: '...' })).toBe('🍋🍋🍋')
  expect(truncate('🍋🍋🍋🍋', { limit: 3, keep: 2, tail: '...' })).toBe('🍋🍋...')
})

test('a text is either unchanged or its beginning with the tail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 40 }), (text, limit) => {
      const cut = truncate(text, { limit, keep: limit, tail: '...' })
      const whole = Array.from(text).length <= limit
      expect(cut).toBe(whole ? text : `${Array.from(text).slice(0, limit).join('')}...`)
      expect(Array.from(cut).length).toBeLessThanOrEqual(limit + (whole ? 0 : 3))
    }),
  )
})

test('ATH-03 the description of an author ends at the first word boundary from character 20 on', () => {
  expect(shortenAtWord('Lena bakes on Sundays and writes down on Mondays.')).toBe(
    'Lena bakes on Sundays...',
  )
  expect(shortenAtWord('12345678901234567890 and more')).toBe('12345678901234567890...')
  expect(shortenAtWord('1234567890123456789 and more')).toBe('1234567890123456789 and...')
})

test('the description of an author without a later word boundary is not cut', () => {
  expect(shortenAtWord('Cooks.')).toBe('Cooks.')
  expect(shortenAtWord('Zwetschgendatschi-Bäckerin')).toBe('Zwetschgendatschi-Bäckerin')
})
