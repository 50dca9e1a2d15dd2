import { expect, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { findByTerm, SEARCH_COOKBOOKS, SEARCH_RECIPES } from './by-term.ts'

test.for(databases)(
  'the list and the count of a page share one search, and later pages search again (%s)',
  async (engine) => {
    const { db } = await openTestDatabase(engine, { filled: true })
    const [list, count] = await Promise.all([
      findByTerm(db, SEARCH_COOKBOOKS, 'pasta'),
      findByTerm(db, SEARCH_COOKBOOKS, 'pasta'),
    ])
    expect(list?.length).toBeGreaterThan(0)
    expect(count).toBe(list)
    const later = await findByTerm(db, SEARCH_COOKBOOKS, 'pasta')
    expect(later).toEqual(list)
    expect(later).not.toBe(list)
  },
)

test.for(databases)('searches of two kinds or terms stay apart (%s)', async (engine) => {
  const { db } = await openTestDatabase(engine, { filled: true })
  const [books, recipes, others] = await Promise.all([
    findByTerm(db, SEARCH_COOKBOOKS, 'pasta'),
    findByTerm(db, SEARCH_RECIPES, 'pasta'),
    findByTerm(db, SEARCH_RECIPES, 'tomato'),
  ])
  expect(recipes).not.toEqual(books)
  expect(others).not.toEqual(recipes)
  expect(await findByTerm(db, SEARCH_RECIPES, ' ')).toBeUndefined()
})
