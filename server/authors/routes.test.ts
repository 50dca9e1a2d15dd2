import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

test.for(databases)(
  'ENT-07 API-56 an author has name, picture, words and links (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const id = await idOf('author', 'jonas-weber')
    const english = await read(calls.author, { id, query: { LangId: 1 } })
    expect(english).toMatchObject({
      Id: id,
      Name: 'Jonas Weber',
      Facebook: 'https://example.org/facebook/jonas-weber',
      Website: 'https://example.org/jonas-weber',
      IsSubscribed: false,
    })
    expect(english.ImagePath).toMatch(/^\/media\/authors\/jonas-weber\.[\da-f]{16}\.webp$/)
    const books = await read(calls.cookbooks, { query: { AuthorId: id } })
    expect(english.CookbookLength).toBe(books.length)
    const german = await read(calls.author, { id, query: { LangId: 0 } })
    expect(german.Description).not.toBe(english.Description)
    const quiet = await read(calls.author, { id: await idOf('author', 'samuel-lindqvist') })
    expect(quiet).toMatchObject({ Description: null, Facebook: null, Website: null })
  },
)

test.for(databases)('API-54 all authors by name, the same as alone (%s)', async (engine) => {
  const { read } = await server(engine)
  const authors = await read(calls.authors, { query: { LangId: 0 } })
  expect(authors).toHaveLength(11)
  const names = authors.map(({ Name }) => Name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')))
  const [first] = authors
  expect(await read(calls.author, { id: first?.Id ?? 0, query: { LangId: 0 } })).toEqual(first)
})

test.for(databases)(
  'API-55 ENT-26 a term finds authors by the beginnings of their names (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const jonas = await idOf('author', 'jonas-weber')
    for (const Term of ['jonas', 'WEB', 'weber jon']) {
      const [found] = await read(calls.authors, { query: { Term } })
      expect(found).toMatchObject({ Id: jonas, Name: 'Jonas Weber' })
      expect(found?.ImagePath).toMatch(/^\/media\//)
    }
    expect(await read(calls.authors, { query: { Term: 'jonas hartmann' } })).toEqual([])
    expect(await read(calls.authors, { query: { Term: '_' } })).toEqual([])
  },
)

test.for(databases)(
  'API-56 ERR-29 an unknown or malformed author id is refused (%s)',
  async (engine) => {
    const { app } = await server(engine)
    for (const [id, status] of [
      ['99999', 404],
      ['jonas', 400],
    ] as const) {
      const answer = await app.inject({ url: `/api/author/${id}?LangId=0` })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({
        Code: 'RequestInvalid',
        Message: 'The request is invalid.',
      })
    }
  },
)
