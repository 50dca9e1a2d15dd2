import { expect, test } from 'vitest'
import { pathOf } from './addresses.ts'
import { OWN_ID_FROM } from '../own-recipes/own-id.ts'

test('an own recipe has a path below /my/recipes, also in the kitchen and after cooking', () => {
  const id = OWN_ID_FROM + 7
  expect((['recipe', 'cook', 'cooked'] as const).map((name) => pathOf(name, id))).toEqual([
    '/my/recipes/1000000007',
    '/my/recipes/1000000007/cook',
    '/my/recipes/1000000007/cooked',
  ])
})

test('a recipe, a cookbook and an author have a path of their own', () => {
  expect([pathOf('recipe', 12), pathOf('cookbook', 7), pathOf('author', 3)]).toEqual([
    '/recipes/12',
    '/cookbooks/7',
    '/authors/3',
  ])
})
