import { expect, test } from 'vitest'
import { checkDemo } from './check.ts'
import { formatProblem } from './problem.ts'

const { catalogue, problems } = await checkDemo({ today: '2026-11-20' })
const recipes = catalogue.recipes.map(({ value }) => value)

test('the whole catalogue passes its check', () => {
  const unused = /^catalogue\/ingredients\.yaml:\d+: warning: No recipe of this folder uses "/u
  const others = problems.map(formatProblem).filter((line) => !unused.test(line))
  expect(others).toEqual([])
  expect(catalogue.recipes).toHaveLength(60)
  expect(catalogue.cookbooks.value.cookbooks).toHaveLength(12)
  expect(catalogue.authors.value).toHaveLength(11)
})

test('the catalogue has what every screen must be able to show', () => {
  const bookAuthors = new Set(catalogue.cookbooks.value.cookbooks.map(({ author }) => author))
  expect(recipes.filter(({ description }) => !description)).toEqual([])
  expect(recipes.filter(({ film }) => film)).toHaveLength(60)
  expect(recipes.filter(({ comments }) => !comments?.length).length).toBeGreaterThan(0)
  expect(recipes.filter(({ comments = [] }) => comments.length > 3).length).toBeGreaterThan(0)
  expect(catalogue.authors.value.some(({ slug }) => !bookAuthors.has(slug))).toBe(true)
  expect(catalogue.tools.value.some(({ affiliateLink }) => !affiliateLink)).toBe(true)
})
