import { expect, test } from 'vitest'
import * as limits from './limits.ts'
import { DEFAULT_LANGUAGE, langIdOf } from './languages.ts'

test('CON-09 recipe filters start open: time 180, calories 300, every category', () => {
  expect(limits.RECIPE_FILTER_DEFAULTS).toEqual({ time: 180, calories: 300, categories: [-1] })
})

test('CON-10 the unused cookbook filter keeps its values and nothing else', () => {
  expect(limits.UNUSED_COOKBOOK_FILTER_DEFAULTS).toEqual({ time: 80, calories: 200 })
})

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

test('CON-47 CON-48 breakpoints are 745 and 992 px, slides step at 767, 1024 and 1199', () => {
  expect(limits.BREAKPOINTS).toEqual({ mobile: 745, tablet: 992 })
  expect(limits.CAROUSEL_SLIDES.map(({ upTo, slides }) => [upTo, slides])).toEqual([
    [767, 1],
    [1024, 2],
    [1199, 3],
    [Infinity, 4],
  ])
})

test('CON-45 Escape has key code 27', () => {
  expect(limits.ESCAPE_KEY_CODE).toBe(27)
})

test('CON-13 the first page shows nine recipes', () => {
  expect(limits.EXPLORE_RECIPES).toBe(9)
})
