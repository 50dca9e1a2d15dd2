import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { Call } from '#contract/calls/call.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'

type Headers = Record<string, string>

/** Makes a call about the item of an id; gives status and body. */
const call = async (app: App, { method, path }: Call, id: number | string, headers: Headers) => {
  const answer = await app.inject({
    method,
    url: `/api${path.replace(':id', String(id))}?LangId=0`,
    headers,
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  return [answer.statusCode, answer.json()] as const
}

const read = async (app: App, url: string, headers: Headers = {}) => {
  const answer = await app.inject({ url: `/api${url}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<unknown>()
}

test.for(databases)(
  'API-25 API-35 API-36 a favourite recipe is added and removed repeatedly (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const favourites = async (headers: Headers) => {
      const recipes = (await read(app, '/recipe?Favorized=true&LangId=1', headers)) as Recipe[]
      return recipes.map(({ Id }) => Id)
    }
    for (let turn = 0; turn < 2; turn++) {
      expect(await call(app, calls.favorizeRecipe, 3, ada)).toEqual([200, { IsFavorized: true }])
    }
    expect(await favourites(ada)).toEqual([3])
    expect(await favourites(ben)).toEqual([])
    expect(await read(app, '/recipe/3', ada)).toMatchObject({ IsFavorized: true })
    expect(await read(app, '/recipe/3', ben)).toMatchObject({ IsFavorized: false })
    expect(await read(app, '/recipe/3')).toMatchObject({ IsFavorized: false })
    for (let turn = 0; turn < 2; turn++) {
      expect(await call(app, calls.unfavorizeRecipe, 3, ada)).toEqual([200, { IsFavorized: false }])
    }
    expect(await favourites(ada)).toEqual([])
    expect(await read(app, '/recipe/3', ada)).toMatchObject({ IsFavorized: false })
  },
)

test.for(databases)(
  'API-48 API-51 API-52 a favourite cookbook is added and removed (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const favourites = async () => await read(app, '/book?Favorized=true&LangId=0', ada)
    expect(await call(app, calls.favorizeCookbook, 2, ada)).toEqual([200, { IsFavorized: true }])
    // Liking a cookbook is not subscribing to its author (D-40).
    const book = { Id: 2, IsFavorized: true, IsSubscribed: false }
    expect(await favourites()).toMatchObject([book])
    expect(await read(app, '/book/2', ada)).toMatchObject(book)
    expect(await read(app, '/book/2')).toMatchObject({ IsFavorized: false })
    expect(await call(app, calls.unfavorizeCookbook, 2, ada)).toEqual([200, { IsFavorized: false }])
    expect(await favourites()).toEqual([])
  },
)

test.for(databases)(
  'API-57 API-58 API-59 a member subscribes to an author and unsubscribes (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const state = async (headers: Headers) => await call(app, calls.subscription, 1, headers)
    expect(await state(ada)).toEqual([200, { IsSubscribed: false }])
    for (let turn = 0; turn < 2; turn++) {
      expect(await call(app, calls.subscribe, 1, ada)).toEqual([200, { IsSubscribed: true }])
      expect(await state(ada)).toEqual([200, { IsSubscribed: true }])
    }
    expect(await state(ben)).toEqual([200, { IsSubscribed: false }])
    expect(await read(app, '/author/1', ada)).toMatchObject({ IsSubscribed: true })
    for (let turn = 0; turn < 2; turn++) {
      expect(await call(app, calls.unsubscribe, 1, ada)).toEqual([200, { IsSubscribed: false }])
      expect(await state(ada)).toEqual([200, { IsSubscribed: false }])
    }
  },
)

test.for(databases)('many concurrent calls add an item once (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  const ada = await newMember(app)
  const wishes = Array.from({ length: 12 }, () => [
    call(app, calls.favorizeRecipe, 5, ada),
    call(app, calls.favorizeCookbook, 1, ada),
    call(app, calls.subscribe, 2, ada),
  ])
  for (const [status] of await Promise.all(wishes.flat())) expect(status).toBe(200)
  for (const table of ['favourite_recipes', 'favourite_cookbooks', 'subscriptions'] as const) {
    expect(await database.db.selectFrom(table).select('user_id').execute()).toHaveLength(1)
  }
})

const COLLECTION_CALLS = [
  calls.favorizeRecipe,
  calls.unfavorizeRecipe,
  calls.favorizeCookbook,
  calls.unfavorizeCookbook,
  calls.subscribe,
  calls.unsubscribe,
  calls.subscription,
]

test('unknown items are refused, and so are visitors', async () => {
  const { app, database } = await startTestServer('sqlite', { filled: true })
  const ada = await newMember(app)
  const Message = 'The request is invalid.'
  for (const one of COLLECTION_CALLS) {
    const invalid = { Code: 'RequestInvalid', Message }
    expect(await call(app, one, 999_999, ada)).toMatchObject([404, invalid])
    expect(await call(app, one, 'abc', ada)).toMatchObject([400, invalid])
    expect(await call(app, one, 1, {})).toMatchObject([401, { Code: 'Unauthorized' }])
  }
  expect(await database.db.selectFrom('favourite_recipes').selectAll().execute()).toEqual([])
})

test('API-25 API-48 favourites are for members only', async () => {
  const { app } = await startTestServer('sqlite', { filled: true })
  for (const url of ['/api/recipe?Favorized=true', '/api/book?Favorized=true']) {
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { Code: 'Unauthorized' }])
  }
})

test('a client that writes too often is limited for a minute', async () => {
  const { app } = await startTestServer('sqlite', { filled: true, limits: { writes: 2 } })
  const ada = await newMember(app)
  expect((await call(app, calls.favorizeRecipe, 1, ada))[0]).toBe(200)
  expect((await call(app, calls.unfavorizeRecipe, 1, ada))[0]).toBe(200)
  expect(await call(app, calls.favorizeRecipe, 1, ada)).toMatchObject([
    429,
    { Code: 'TooManyRequests' },
  ])
})
