import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

test.for(databases)(
  'API-24 a search says which food a recipe was found by where its name does not (%s)',
  async (engine) => {
    const { app, read } = await server(engine)
    const reasonsOf = async (term: string, LangId: 0 | 1) => {
      const found = await read(calls.recipes, { query: { term, LangId, limit: 20 } })
      const Ids = found.map(({ Id }) => Id)
      const reasons = await read(calls.foundBy, { query: { term, LangId, Ids } })
      return found.map(({ Id, Name }) => ({
        Name,
        why: reasons
          .filter(({ RecipeId }) => RecipeId === Id)
          .map((one) => `${one.Kind} ${one.Name}`),
      }))
    }
    expect(await reasonsOf('eggplant', 1)).toEqual([
      { Name: 'Baba ganoush', why: ['mainly aubergine'] },
    ])
    const tomato = await reasonsOf('tomato', 1)
    expect(tomato).toContainEqual({ Name: 'Fattoush', why: ['mainly tomato'] })
    expect(tomato).toContainEqual({ Name: 'Baked feta with tomatoes', why: [] })
    const fish = await reasonsOf('fish', 1)
    expect(fish).toContainEqual({ Name: 'Gravlax on toast', why: ['mainly salmon fillet'] })
    const paprika = await reasonsOf('Paprika', 0)
    expect(paprika).toContainEqual({
      Name: 'Cremiger Hummus',
      why: ['contains geräuchertes Paprikapulver'],
    })
    const needs = await reasonsOf('quick vegan', 1)
    expect(needs.flatMap(({ why }) => why)).toEqual([])
    const answer = await app.inject({ url: '/api/search/found-by?LangId=1&term=rice' })
    expect(answer.statusCode).toBe(400)
    expect(await read(calls.foundBy, { query: { term: '?', Ids: [1] } })).toEqual([])
    expect(await read(calls.foundBy, { query: { term: 'rice', Ids: [999_999] } })).toEqual([])
  },
)
