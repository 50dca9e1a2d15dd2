import { expect, test } from 'vitest'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import { databases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import { multiplyRecipes } from '#tests/bench/generate.ts'
import { SEARCH_INGREDIENTS } from './by-term.ts'

test.for(databases)(
  'API-24 a search without a limit answers its best hundred, with one it pages on (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    await multiplyRecipes(database, 6 * LIST_LIMIT_MAX)
    const find = async (query: string) => (await app.inject({ url: `/api/${query}` })).json<[]>()
    const found = await find('recipe?term=mit')
    expect(found).toHaveLength(LIST_LIMIT_MAX)
    const next = await find(`recipe?term=mit&limit=5&offset=${LIST_LIMIT_MAX}`)
    expect(next).toHaveLength(5)
    expect(found).not.toEqual(expect.arrayContaining(next))
  },
)

test.for(databases)('a search for ingredients answers its best hundred (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  const { db } = database
  const all = await db.selectFrom('ingredients').select('id').execute()
  expect(all.length).toBeGreaterThan(LIST_LIMIT_MAX)
  const posting = { kind: SEARCH_INGREDIENTS, word: 'everything', rank: 0 } as const
  await db
    .insertInto('search_postings')
    .values(all.map(({ id }) => ({ ...posting, item_id: id })))
    .execute()
  const found = await app.inject({ url: '/api/ingredient?term=everything' })
  expect(found.json()).toHaveLength(LIST_LIMIT_MAX)
  const list = await app.inject({ url: '/api/ingredient' })
  expect(list.json()).toHaveLength(all.length)
})
