import { expect, test } from 'vitest'
import * as limits from './limits.ts'
import { DEFAULT_LANGUAGE, langIdOf } from './languages.ts'

test('CON-38 CON-39 German is 0, English is 1 and the default', () => {
  expect([langIdOf('de'), langIdOf('en')]).toEqual([0, 1])
  expect(DEFAULT_LANGUAGE).toBe('en')
})

test('CON-40 Meter is 0 and Inch is 1', () => {
  expect(limits.UNIT_SYSTEMS).toEqual(['Meter', 'Inch'])
})

test('CON-36 CON-37 cookbooks sort by name, date and rating, both ways', () => {
  expect(limits.COOKBOOK_SORTS).toEqual(['name', 'isPublished', 'rate'])
  expect(limits.SORT_DIRECTIONS).toEqual(['Ascending', 'Descending'])
})

test('CON-13 the first page shows nine recipes', () => {
  expect(limits.EXPLORE_RECIPES).toBe(9)
})
