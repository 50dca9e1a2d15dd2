import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { SUGGESTIONS_MAX } from '#contract/limits.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

test.for(databases)(
  'API-60 ENT-27 suggestions are distinct names, at most ten (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const suggestions = await read(calls.suggestions, { query: { term: 'a', LangId: 1 } })
    const terms = suggestions.map(({ Term }) => Term)
    expect(terms).toHaveLength(SUGGESTIONS_MAX)
    expect(new Set(terms).size).toBe(SUGGESTIONS_MAX)
  },
)

test.for(databases)('API-60 names that begin with the term come first (%s)', async (engine) => {
  const { read } = await server(engine)
  const suggestions = await read(calls.suggestions, { query: { term: 'tom', LangId: 1 } })
  const begins = suggestions.map(({ Term }) => Term.toLowerCase().startsWith('tom'))
  expect(begins[0]).toBe(true)
  expect(begins).toContain(false)
  expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
})

test.for(databases)(
  'API-60 suggestions are in the asked language, whatever the language of the term (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const english = await read(calls.suggestions, { query: { term: 'schakschuka', LangId: 1 } })
    expect(english).toContainEqual({ Term: 'Shakshuka with feta' })
    const german = await read(calls.suggestions, { query: { term: 'shakshuka', LangId: 0 } })
    expect(german).toContainEqual({ Term: 'Schakschuka mit Feta' })
  },
)

test.for(databases)(
  'API-60 nothing found is an empty list, a missing term a failure (%s)',
  async (engine) => {
    const { app, read } = await server(engine)
    for (const term of ['xyzzy', '%', "'", ' ']) {
      expect(await read(calls.suggestions, { query: { term } })).toEqual([])
    }
    const answer = await app.inject({ url: '/api/search?LangId=1' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ Code: 'FieldRequired', Message: '“term” is missing.' })
  },
)
