import { expect, test } from 'vitest'
import { closeTags } from './close-tags.ts'

const TAGS = ['Dessert', 'one pan', 'Süß', 'vegan', 'vegetarian', 'Winter']

test('the tags that are spelled like a word of the term are close, the closest first', () => {
  expect(closeTags(TAGS, ['veganes xyzzy'])).toEqual(['vegan'])
  expect(closeTags(TAGS, ['vegetarisch', 'vegan'])).toEqual(['vegan', 'vegetarian'])
  expect(closeTags(TAGS, ['Desert'])).toEqual(['Dessert'])
  expect(closeTags(TAGS, ['xyzzy', 'winters'])).toEqual(['Winter'])
})

test('nothing is close to what has no letters, and a long term is no burden', () => {
  expect(closeTags(TAGS, ['?! 🍲', '', 'a'])).toEqual([])
  expect(closeTags(TAGS, ['vegan '.repeat(100_000)])).toContain('vegan')
  expect(closeTags([], ['vegan'])).toEqual([])
})
