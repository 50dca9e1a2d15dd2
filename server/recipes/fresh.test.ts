import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { databases } from '#tests/support/database.ts'
import { readCall } from '#tests/support/filled-server.ts'
import { startTestServer } from '#tests/support/server.ts'
import { writeRecipeDocuments } from './documents.ts'

test.for(databases)('an answer is never older than its counters (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  const ratingOf = async () => {
    const [first] = await readCall(app, calls.recipes, { query: { limit: 1 } })
    return { id: first?.Id ?? 0, rating: first?.Rating }
  }
  const before = await ratingOf()
  expect(await ratingOf()).toEqual(before)
  const counters = { rating_sum: 9, rating_count: 4, views: 77 }
  await database.db.updateTable('all_recipes').set(counters).where('id', '=', before.id).execute()
  const rating = { GlobalRating: 3.3, TotalRatings: 4, UserRating: null }
  expect(await ratingOf()).toEqual({ id: before.id, rating })
  expect(await readCall(app, calls.recipe, { id: before.id })).toMatchObject({
    Views: 77,
    Rating: rating,
  })
})

test.for(databases)('an import shows at once in every running process (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  const { db } = database
  const namesOf = async (LangId: number) => {
    const recipe = await readCall(app, calls.recipe, { id: 1, query: { LangId } })
    const book = await readCall(app, calls.cookbook, { id: 1, query: { LangId } })
    return [recipe.Name, book.Name]
  }
  const english = await namesOf(1)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('all_recipe_texts')
      .set({ name: 'Neu' })
      .where('recipe_id', '=', 1)
      .where('lang_id', '=', 0)
      .execute()
    await trx
      .updateTable('cookbook_texts')
      .set({ name: 'Neu' })
      .where('cookbook_id', '=', 1)
      .where('lang_id', '=', 0)
      .execute()
    await writeRecipeDocuments(trx, [1])
    await trx
      .updateTable('catalogue_state')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute()
  })
  expect(await namesOf(0)).toEqual(['Neu', 'Neu'])
  expect(await namesOf(1)).toEqual(english)
})
