import { expect, test } from 'vitest'
import type { LangId } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'
import { startTestServer } from '#tests/support/server.ts'
import { findInDatabase } from './find.ts'
import { buildIndex } from './memory/build.ts'
import { liveSearchOf } from './memory/live-index.ts'
import { reasonsFrom } from './reasons-from.ts'
import { readReasonsInDatabase } from './reasons.ts'

const server = filledServers()

const TERMS = [
  'eggplant',
  'salmon rice',
  'Hähnchen Zitrone',
  'fisch',
  'nuts',
  'parsl',
  'ground almonds',
  'aubergin',
  'aubergine',
  'garlic',
  'Kartoffelsuppe',
  'ohne Zwiebel',
  'vegan pasta',
  'a',
]

test.for(databases)(
  'API-24 a search says which food a recipe was found by where its name does not (%s)',
  async (engine) => {
    const { app } = await server(engine)
    const reasonsOf = async (term: string, LangId: LangId, also: Record<string, string> = {}) => {
      const query = { term, LangId: String(LangId), limit: '20', ...also }
      const answer = await app.inject({ url: '/api/recipe', query })
      return answer.json<Recipe[]>().map(({ Name, FoundBy = [] }) => ({
        Name,
        why: FoundBy.map(({ Kind, Name: food }) => `${Kind} ${food}`),
      }))
    }
    expect(await reasonsOf('eggplant', 1)).toEqual([
      { Name: 'Baba ganoush', why: ['mainly aubergine'] },
    ])
    // "Aubergine dip" is another name of it, which nobody sees.
    expect(await reasonsOf('aubergine', 1)).toEqual([
      { Name: 'Baba ganoush', why: ['mainly aubergine'] },
    ])
    const tomato = await reasonsOf('tomato', 1)
    expect(tomato).toContainEqual({ Name: 'Fattoush', why: ['mainly tomato'] })
    expect(tomato).toContainEqual({ Name: 'Baked feta with tomatoes', why: [] })
    const fish = { Name: 'Gravlax on toast', why: ['mainly salmon fillet'] }
    expect(await reasonsOf('fish', 1)).toContainEqual(fish)
    expect(await reasonsOf('fish', 1, { maxCalories: '5000' })).toContainEqual(fish)
    expect(await reasonsOf('Paprika', 0)).toContainEqual({
      Name: 'Cremiger Hummus',
      why: ['contains geräuchertes Paprikapulver'],
    })
    expect(await reasonsOf('ground almonds', 1)).toContainEqual({
      Name: 'Apple crumble cake',
      why: ['instead ground almonds'],
    })
    expect((await reasonsOf('quick vegan', 1)).flatMap(({ why }) => why)).toEqual([])
    expect(await reasonsOf('?', 1)).toEqual([])
  },
)

test.for(databases)(
  'beyond the limit of the index a search says the same reasons again, and others after an import (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true, searchesInMemory: 10 })
    const { db } = database
    await app.ready()
    await expect.poll(() => liveSearchOf(db), { timeout: 5000 }).toBeDefined()
    const namesOf = async (term: string) => {
      const query = { term, LangId: '1', limit: '20' }
      const answer = await app.inject({ url: '/api/recipe', query })
      const [first] = answer.json<Recipe[]>()
      return [first?.Name, first?.FoundBy]
    }
    const found = ['Baba ganoush', [{ Kind: 'mainly', Name: 'aubergine' }]]
    expect(await namesOf('eggplant')).toEqual(found)
    expect(await namesOf('eggplant')).toEqual(found)
    expect(await namesOf('Baba ganoush')).toEqual(['Baba ganoush', undefined])

    await db
      .updateTable('all_ingredient_texts')
      .set({ name_one: 'egg fruit' })
      .where('name_one', '=', 'aubergine')
      .execute()
    await db
      .updateTable('catalogue_state')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute()
    const renamed = ['Baba ganoush', [{ Kind: 'mainly', Name: 'egg fruit' }]]
    await expect.poll(() => namesOf('eggplant'), { timeout: 5000 }).toEqual(renamed)
  },
)

test.for(databases)(
  'memory and database say the same reasons in both languages (%s)',
  async (engine) => {
    const { db } = await openTestDatabase(engine, { filled: true })
    const index = await buildIndex(db)
    if (!index) throw new Error('The index was not read.')
    for (const term of TERMS) {
      const ids = (await findInDatabase(db, 0, term)).ids.slice(0, 20)
      for (const langId of [0, 1] as const) {
        const fromMemory = await reasonsFrom(index.reasonSource(langId), { term, ids })
        const expected = await readReasonsInDatabase(db, langId, { term, ids })
        expect({ term, reasons: fromMemory }).toEqual({ term, reasons: expected })
      }
    }
  },
)
