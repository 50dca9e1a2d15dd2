import { expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { countOf, shownCount } from './found.ts'

const recipes = [{ Id: 1 }, { Id: 2 }] as Recipe[]

test('SRC-02 the tab of all results counts every kind', () => {
  const found = { recipes, cookbooks: [], ingredients: [{ Id: 3, Name: 'Leek', ImagePath: null }] }
  expect(countOf('all', found)).toBe(3)
  expect(countOf('recipes', found)).toBe(2)
  expect(countOf('authors', found)).toBe(0)
})

test('a tab shows 0 only after a response', () => {
  expect(shownCount('all', {})).toBeUndefined()
  expect(shownCount('cookbooks', { recipes })).toBeUndefined()
  expect(shownCount('cookbooks', { recipes, cookbooks: [] })).toBe(0)
  expect(shownCount('all', { recipes })).toBe(2)
})
