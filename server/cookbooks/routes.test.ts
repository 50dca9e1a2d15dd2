import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

const idsOf = (books: readonly Cookbook[]) => books.map(({ Id }) => Id)

test.for(databases)(
  'ENT-02 ENT-04 ENT-05 a cookbook has its words, pictures, author and chapters (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const id = await idOf('cookbook', 'sunday-bakery')
    const german = await read(calls.cookbook, { id, query: { LangId: 0 } })
    expect(german).toMatchObject({
      Id: id,
      Name: 'Sonntagsbäckerei',
      Views: 0,
      IsFavorized: false,
      IsSubscribed: false,
      Author: { Id: await idOf('author', 'lena-hartmann'), Name: 'Lena Hartmann' },
    })
    expect(german.Description).toMatch(/^Brot, Kuchen und Kleingebäck/)
    expect(german.CoverPath).toMatch(
      /^\/media\/cookbooks\/sunday-bakery\/cover\.[\da-f]{16}\.webp$/,
    )
    expect(german.HeaderPath).toMatch(/^\/media\/cookbooks\/sunday-bakery\/header\./)
    expect(german.Author.ImagePath).toMatch(/^\/media\/authors\/lena-hartmann\./)
    expect(german.CoverColour).toMatch(/^#[\da-f]{6}$/)
    expect(german.DishPartitions.map(({ Name }) => Name)).toEqual([
      'Brote',
      'Kuchen',
      'Kleingebäck',
    ])
    const english = await read(calls.cookbook, { id })
    expect(english.Name).toBe('The Sunday Bakery')
    expect(english.DishPartitions.map(({ Id }) => Id)).toEqual(
      german.DishPartitions.map(({ Id }) => Id),
    )
  },
)

test.for(databases)(
  'ENT-03 the rating of a cookbook is that of all votes on its recipes (%s)',
  async (engine) => {
    const { read } = await server(engine)
    for (const book of await read(calls.cookbooks)) {
      const recipes = await read(calls.recipes, { query: { BookId: book.Id } })
      expect(book.RecipeCount).toBe(recipes.length)
      const total = recipes.reduce((sum, { Rating }) => sum + Rating.TotalRatings, 0)
      expect(book.Rating.TotalRatings).toBe(total)
      const stars = recipes.map(({ Rating }) => Rating.GlobalRating).filter((star) => star > 0)
      expect(book.Rating.GlobalRating).toBeGreaterThanOrEqual(Math.min(...stars))
      expect(book.Rating.GlobalRating).toBeLessThanOrEqual(Math.max(...stars))
    }
  },
)

test.for(databases)(
  'API-50 ERR-29 an unknown or malformed cookbook id is refused (%s)',
  async (engine) => {
    const { app } = await server(engine)
    for (const [id, status] of [
      ['99999', 404],
      ['abc', 400],
      ['0', 400],
    ] as const) {
      const answer = await app.inject({ url: `/api/book/${id}?LangId=0` })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({
        Code: 'RequestInvalid',
        Message: 'The request is invalid.',
      })
    }
  },
)

test.for(databases)(
  'API-43 cookbooks by pages, newest first, the same as alone (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const all = await read(calls.cookbooks, { query: { limit: 30, offset: 0, LangId: 0 } })
    expect(all).toHaveLength(12)
    const pages = [
      ...(await read(calls.cookbooks, { query: { limit: 7, LangId: 0 } })),
      ...(await read(calls.cookbooks, { query: { limit: 7, offset: 7, LangId: 0 } })),
    ]
    expect(pages).toEqual(all)
    expect(await read(calls.cookbook, { id: all[0]?.Id ?? 0, query: { LangId: 0 } })).toEqual(
      all[0],
    )
  },
)

test.for(databases)(
  'API-44 the newest cookbooks come first although the call says ascending (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const newest = await read(calls.cookbooks, { query: { OrderAsc: true, OrderBy: 'created' } })
    expect(newest).toHaveLength(12)
    const oldest = await read(calls.cookbooks, { query: { OrderAsc: false, OrderBy: 'created' } })
    expect(idsOf(oldest)).toEqual(idsOf(newest).toReversed())
    expect(oldest[0]?.Id).toBe(await idOf('cookbook', 'one-pan-evenings'))
  },
)

test.for(databases)(
  'API-45 cookbooks by name, publication and rating, both ways (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const ordered = (query: Record<string, string>) =>
      read(calls.cookbooks, { query: { LangId: 0, ...query } })
    const names = (await ordered({ OrderBy: 'name' })).map(({ Name }) => Name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')))
    const rates = (await ordered({ OrderBy: 'rate' })).map(({ Rating }) => Rating.GlobalRating)
    expect(rates).toEqual(rates.toSorted((a, b) => b - a))
    expect(idsOf(await ordered({ OrderBy: 'isPublished' }))).toEqual(idsOf(await ordered({})))
    for (const OrderBy of ['name', 'isPublished', 'rate']) {
      const ascending = idsOf(await ordered({ OrderBy, OrderAsc: 'Ascending' }))
      expect(idsOf(await ordered({ OrderBy, OrderAsc: 'true' }))).toEqual(ascending)
      expect(idsOf(await ordered({ OrderBy, OrderAsc: 'Descending' }))).toEqual(
        ascending.toReversed(),
      )
      expect(idsOf(await ordered({ OrderBy, OrderAsc: 'false' }))).toEqual(ascending.toReversed())
    }
  },
)

test.for(databases)('API-45 ERR-29 another order than the four is refused (%s)', async (engine) => {
  const { app } = await server(engine)
  for (const query of ['OrderBy=views', 'OrderAsc=up', 'AuthorId=abc']) {
    const answer = await app.inject({ url: `/api/book?${query}` })
    expect({ query, status: answer.statusCode }).toEqual({ query, status: 400 })
    expect(answer.json()).toMatchObject({ Code: 'FieldInvalid' })
  }
})

test.for(databases)(
  'API-46 API-49 the cookbooks of an author, and how many (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const AuthorId = await idOf('author', 'jonas-weber')
    const all = await read(calls.cookbooks)
    const expected = all.filter(({ Author }) => Author.Id === AuthorId)
    expect(expected).not.toHaveLength(0)
    expect(await read(calls.cookbooks, { query: { AuthorId } })).toEqual(expected)
    expect(await read(calls.cookbookCount, { query: { AuthorId } })).toBe(expected.length)
    expect(await read(calls.cookbooks, { query: { AuthorId: 9999 } })).toEqual([])
    expect(await read(calls.cookbookCount, { query: { AuthorId: 9999 } })).toBe(0)
  },
)

test.for(databases)(
  'API-47 ENT-26 a term finds cookbooks, in either spelling of its name (%s)',
  async (engine) => {
    const { app, read, idOf } = await server(engine)
    const bakery = await idOf('cookbook', 'sunday-bakery')
    for (const name of ['term', 'Term']) {
      const answer = await app.inject({ url: `/api/book?${name}=sonntagsback&LangId=1` })
      expect(answer.json()).toMatchObject([{ Id: bakery, Name: 'The Sunday Bakery' }])
    }
    expect(await read(calls.cookbookCount, { query: { Term: 'sonntagsback' } })).toBe(1)
    const Term = 'bakery'
    const AuthorId = await idOf('author', 'jonas-weber')
    expect(await read(calls.cookbooks, { query: { Term, AuthorId, OrderBy: 'name' } })).toEqual([])
    expect(await read(calls.cookbooks, { query: { Term: '%' } })).toEqual([])
    expect(await read(calls.cookbooks, { query: { Term: ' ' } })).toHaveLength(12)
  },
)
