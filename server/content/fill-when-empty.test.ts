import { expect, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { fillWhenEmpty } from './fill-when-empty.ts'

test.for(databases)('an empty %s is filled once and then left alone', async (engine) => {
  const { db, ...database } = await openTestDatabase(engine)
  expect(await fillWhenEmpty({ db, ...database }, database.config)).toBe(true)
  const state = await db.selectFrom('catalogue_state').selectAll().executeTakeFirst()
  expect(await fillWhenEmpty({ db, ...database }, database.config)).toBe(false)
  expect(await db.selectFrom('catalogue_state').selectAll().executeTakeFirst()).toEqual(state)
})

test.for(databases)('a test may start from a filled %s of its own', async (engine) => {
  const first = await openTestDatabase(engine, { filled: true })
  await first.db.deleteFrom('recipe_texts').execute()
  const second = await openTestDatabase(engine, { filled: true })
  const names = await second.db
    .selectFrom('recipe_texts')
    .innerJoin('slugs', 'slugs.id', 'recipe_texts.recipe_id')
    .select('recipe_texts.name')
    .where('slugs.kind', '=', 'recipe')
    .where('slugs.slug', '=', 'shakshuka')
    .orderBy('recipe_texts.lang_id')
    .execute()
  expect(names.map(({ name }) => name)).toEqual(['Schakschuka mit Feta', 'Shakshuka with feta'])
})
