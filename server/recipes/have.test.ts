import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { FILTER_VALUES_MAX } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { STAPLES } from '#cooking/items/staples.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers, readCall, type FilledServer } from '#tests/support/filled-server.ts'
import { startTestServer } from '#tests/support/server.ts'

const server = filledServers()

const idsOf = async ({ idOf }: FilledServer, slugs: readonly string[]) =>
  await Promise.all(slugs.map((slug) => idOf('ingredient', slug)))

const namesOf = ({ Foods }: Recipe) => Foods?.Missing.map(({ Name }) => Name)

test.for(databases)(
  'recipes are ranked by how few ingredients are missing (%s)',
  async (engine) => {
    const filled = await server(engine)
    const have = await idsOf(filled, ['tomato', 'egg', 'onion', 'garlic', 'feta'])
    const staples = await idsOf(filled, STAPLES)
    const found = await filled.read(calls.recipes, { query: { have, LangId: 1 } })
    const counts = found.map(({ Foods }) => Foods?.Missing.length ?? NaN)
    expect(counts.length).toBeGreaterThan(10)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    for (const recipe of found.slice(0, 12)) {
      const rows = await filled.read(calls.recipeIngredients, {
        id: recipe.Id,
        query: { LangId: 1 },
      })
      const foods = rows.map(({ Ingredient, Alternatives = [] }) => [
        Ingredient.Id,
        ...Alternatives.map((other) => other.Ingredient.Id),
      ])
      const isThere = (ids: readonly number[]) =>
        ids.some((id) => have.includes(id) || staples.includes(id))
      const missing = rows.filter(
        ({ Optional, Group }, index) =>
          !Optional && !Group?.Optional && !isThere(foods[index] ?? []),
      )
      expect(namesOf(recipe)).toEqual(missing.map(({ Ingredient }) => Ingredient.PluralName))
      expect(recipe.Foods?.There).toEqual(have.filter((id) => foods.flat().includes(id)))
      expect(recipe.Foods?.There).not.toEqual([])
    }
  },
)

test.for(databases)('filters, pages and the language apply as in any list (%s)', async (engine) => {
  const filled = await server(engine)
  const have = await idsOf(filled, ['egg', 'potato'])
  const read = async (query: Record<string, number | string>) =>
    await filled.read(calls.recipes, { query: { have, LangId: 0, ...query } })
  const all = await read({})
  expect((await read({ limit: 3, offset: 2 })).map(({ Id }) => Id)).toEqual(
    all.slice(2, 5).map(({ Id }) => Id),
  )
  const vegan = await read({ Diets: 'vegan' })
  expect(vegan).toEqual(all.filter(({ Diets }) => Diets?.includes('vegan')))
  expect(vegan.length).toBeGreaterThan(0)
  const soups = await read({ term: 'suppe' })
  expect(soups.length).toBeGreaterThan(0)
  expect(all).toEqual(expect.arrayContaining(soups))
  expect(all.flatMap(namesOf)).toContain('Zwiebeln')
  expect(await filled.read(calls.recipes, { query: { have: [99_999] } })).toEqual([])
  const book = await filled.read(calls.recipes, { query: { BookId: 1, limit: 100 } })
  const ofBook = new Set(book.map(({ Id }) => Id))
  expect((await read({ BookId: 1 })).map(({ Id }) => Id)).toEqual(
    all.map(({ Id }) => Id).filter((id) => ofBook.has(id)),
  )
  expect(all.some(({ Id }) => ofBook.has(Id))).toBe(true)
  expect(await read({ BookId: 99_999 })).toEqual([])
})

test.for(databases)(
  'what is optional or has a replacement there is not missing (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const { db } = database
    const rows = await db
      .selectFrom('recipe_ingredients')
      .select('ingredient_id')
      .where('recipe_id', '=', 1)
      .orderBy('position')
      .execute()
    const staples = await idsOf(await server(engine), STAPLES)
    const needed = rows.map(({ ingredient_id }) => ingredient_id)
    const [first = 0, second = 0, third = 0] = needed.filter((id) => !staples.includes(id))
    const lacks = async (have: number[]) => {
      const found = await readCall(app, calls.recipes, { query: { have, LangId: 1 } })
      return found.find(({ Id }) => Id === 1)?.Foods?.Missing.map(({ Id }) => Id)
    }
    expect(await lacks([first])).toEqual(expect.arrayContaining([second, third]))
    await db
      .updateTable('all_recipe_ingredients')
      .set({ details: JSON.stringify({ group: { name: {}, optional: true } }) })
      .where('recipe_id', '=', 1)
      .where('ingredient_id', '=', second)
      .execute()
    expect(await lacks([first])).not.toContain(second)
    const { ingredient_id: other } = await db
      .selectFrom('recipe_ingredients')
      .select('ingredient_id')
      .where('ingredient_id', 'not in', needed)
      .executeTakeFirstOrThrow()
    expect(await lacks([other])).toBeUndefined()
    await db
      .insertInto('recipe_alternatives')
      .values({
        recipe_id: 1,
        ingredient_id: third,
        position: 9,
        alternative_id: other,
        amount: null,
        unit: null,
        note: null,
      })
      .execute()
    expect(await lacks([other])).not.toContain(third)
    expect(await lacks([other])).toContain(first)
  },
)

test.for(databases)(
  'refuses more foods than a filter takes, and what is no id (%s)',
  async (engine) => {
    const { app } = await server(engine)
    const many = Array.from({ length: FILTER_VALUES_MAX + 1 }, (_, index) => `have=${index + 1}`)
    for (const query of [many.join('&'), 'have=egg', 'have=0', 'have=1.5', 'have=']) {
      const answer = await app.inject(`/api/recipe?${query}`)
      expect([query, answer.statusCode, answer.json().Code]).toEqual([query, 400, 'FieldInvalid'])
    }
  },
)
