import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { databases, openTestDatabase } from './database.ts'
import { startTestServer } from './server.ts'

test.for(databases)('what one test does to its %s, no other sees', async (engine) => {
  const first = await openTestDatabase(engine, { filled: true })
  await first.db.updateTable('all_recipe_texts').set({ name: 'changed' }).execute()
  const second = await openTestDatabase(engine, { filled: true })
  const texts = await second.db
    .selectFrom('recipe_texts')
    .innerJoin('slugs', 'slugs.id', 'recipe_texts.recipe_id')
    .select('recipe_texts.name')
    .where('slugs.kind', '=', 'recipe')
    .where('slugs.slug', '=', 'shakshuka')
    .orderBy('recipe_texts.lang_id')
    .execute()
  expect(texts.map(({ name }) => name)).toEqual(['Schakschuka mit Feta', 'Shakshuka with feta'])
})

test.for(databases)('a filled %s comes with its films', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  const { path } = await database.db.selectFrom('films').select('path').executeTakeFirstOrThrow()
  const film = await app.inject({ url: `/media/${path}`, headers: { range: 'bytes=0-99' } })
  expect(film.statusCode).toBe(206)
  expect(film.headers['cache-control']).toContain('immutable')
})

test.for(databases)('a closed %s leaves nothing behind', async (engine) => {
  const database = await openTestDatabase(engine)
  await database.close()
  expect(existsSync(database.config.DATA_DIR)).toBe(false)
})
