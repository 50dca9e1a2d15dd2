import { expect, test } from 'vitest'
import { pathOf } from './addresses.ts'

test('a recipe, a cookbook and an author have a path of their own', () => {
  expect([pathOf('recipe', 12), pathOf('cookbook', 7), pathOf('author', 3)]).toEqual([
    '/recipes/12',
    '/cookbooks/7',
    '/authors/3',
  ])
})
