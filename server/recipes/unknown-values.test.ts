import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { databases } from '#tests/support/database.ts'
import { readCall } from '#tests/support/filled-server.ts'
import { startTestServer } from '#tests/support/server.ts'
import { writeRecipeDocuments } from './documents.ts'

test.for(databases)(
  'API-22 a recipe without the value is left out while its filter is on (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const { db } = database
    await db
      .updateTable('all_recipes')
      .set({ kcal: null, active_minutes: null })
      .where('id', '=', 1)
      .execute()
    await writeRecipeDocuments(db, [1])
    const all = await readCall(app, calls.recipes)
    expect(all.find(({ Id }) => Id === 1)).toMatchObject({
      CookTime: null,
      Nutrition: { Calorie: null },
    })
    const others = all.filter(({ Id }) => Id !== 1)
    const read = (query: Record<string, string | number>) => readCall(app, calls.recipes, { query })
    expect(await read({ maxCalories: 100_000 })).toEqual(others)
    expect(await read({ CookTime: '99:00:00' })).toEqual(others)
  },
)

test.for(databases)(
  'API-22 CookTime counts whole minutes: 59 seconds more are none more (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    await database.db
      .updateTable('all_recipes')
      .set({ active_minutes: 26 })
      .where('id', '=', 1)
      .execute()
    const found = async (CookTime: string) =>
      (await readCall(app, calls.recipes, { query: { CookTime } })).some(({ Id }) => Id === 1)
    expect(await found('00:25:59')).toBe(false)
    expect(await found('00:26:00')).toBe(true)
  },
)
