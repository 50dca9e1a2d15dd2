import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { LangId } from '#contract/languages.ts'
import { OFTEN_THERE } from '#cooking/items/staples.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

const byName = (a: { Name: string }, b: { Name: string }) => a.Name.localeCompare(b.Name, 'de')

test.for(databases)('ENT-17 API-41 all ingredients by name (%s)', async (engine) => {
  const { read, idOf } = await server(engine)
  const german = await read(calls.ingredients, { query: { LangId: 0 } })
  const english = await read(calls.ingredients, { query: { LangId: 1 } })
  expect(english).toHaveLength(german.length)
  expect(german.length).toBeGreaterThan(100)
  expect(german).toEqual(german.toSorted(byName))
  const onion = {
    Id: await idOf('ingredient', 'onion'),
    ImagePath: expect.stringMatching(/^\/media\/ingredients\/onion\.[\da-f]{16}\.webp$/),
  }
  expect(german).toContainEqual({ ...onion, Name: 'Zwiebel' })
  expect(english).toContainEqual({ ...onion, Name: 'onion' })
})

test.for(databases)(
  'API-42 ENT-26 a term finds ingredients by name or synonym, best first (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const tomato = await idOf('ingredient', 'tomato')
    const [first] = await read(calls.ingredients, { query: { term: 'tomat', LangId: 0 } })
    expect(first).toMatchObject({ Id: tomato, Name: 'Tomate' })
    const synonyms = await read(calls.ingredients, { query: { term: 'paradeiser', LangId: 1 } })
    expect(synonyms).toContainEqual(expect.objectContaining({ Id: tomato, Name: 'tomato' }))
    for (const term of ['%', 'a%b', '"']) {
      expect(await read(calls.ingredients, { query: { term: `${term}xyzzy` } })).toEqual([])
    }
  },
)

test.for(databases)(
  'foods that are often in a kitchen are named as several, in both languages (%s)',
  async (engine) => {
    const { read, idOf } = await server(engine)
    const namesOf = async (LangId: LangId) => {
      const foods = await read(calls.ingredients, { query: { LangId, Often: true } })
      return foods.map(({ Name }) => Name)
    }
    const english = await namesOf(1)
    expect(english).toHaveLength(OFTEN_THERE.length)
    expect(english.slice(0, 4)).toEqual(['eggs', 'tomatoes', 'onions', 'potatoes'])
    expect((await namesOf(0)).slice(0, 4)).toEqual(['Eier', 'Tomaten', 'Zwiebeln', 'Kartoffeln'])
    const [first] = await read(calls.ingredients, { query: { Often: true, LangId: 1 } })
    expect(first?.Id).toBe(await idOf('ingredient', OFTEN_THERE[0] ?? ''))
  },
)

test.for(databases)('ENT-18 API-39 all tools by name (%s)', async (engine) => {
  const { read, idOf } = await server(engine)
  const tools = await read(calls.tools, { query: { LangId: 0 } })
  expect(tools).toEqual(tools.toSorted(byName))
  expect(tools).toContainEqual({
    Id: await idOf('tool', 'chefs-knife'),
    Name: 'Kochmesser',
    ImagePath: expect.stringMatching(/^\/media\/tools\/chefs-knife\.[\da-f]{16}\.webp$/),
    AffiliateLink: 'https://example.org/tools/chefs-knife',
  })
})

test.for(databases)('API-40 all tags by name (%s)', async (engine) => {
  const { read } = await server(engine)
  const german = await read(calls.tags, { query: { LangId: 0 } })
  expect(german).toEqual(german.toSorted(byName))
  expect(german).toContainEqual({ Name: 'Vegetarisch' })
  expect(await read(calls.tags)).toContainEqual({ Name: 'Vegetarian' })
})
