import { expect, test } from 'vitest'
import { DEFAULT_LANG_ID, isLanguage, langIdOf, languageOf, LANGUAGES } from './languages.ts'

test('CON-38 the wire ids are 0 for German and 1 for English, and a call without one gets English', () => {
  expect(LANGUAGES.map(langIdOf)).toEqual([0, 1])
  expect(([0, 1] as const).map(languageOf)).toEqual(['de', 'en'])
  expect(languageOf(DEFAULT_LANG_ID)).toBe('en')
})

test('only the two language tags are languages', () => {
  for (const tag of ['de', 'en']) expect(isLanguage(tag)).toBe(true)
  for (const tag of ['fr', 'DE', '', 0, null, undefined]) expect(isLanguage(tag)).toBe(false)
})
