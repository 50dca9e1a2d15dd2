import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { LIST_MAX } from '#contract/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { RecipeReader } from './reader.ts'

const RECIPES = 2345
/** Recipes share their day, so that ties stand on both sides of a page. */
const dayOf = (id: number) => (id * 7) % 60

const addRecipes = async (db: Kysely<Database>, ids: readonly number[]) => {
  for (let start = 0; start < ids.length; start += 500) {
    const round = ids.slice(start, start + 500)
    const recipes = round.map((id) => ({ id, author_id: 1, published_at: dayOf(id) }))
    await db.insertInto('all_recipes').values(recipes).execute()
    const documents = round.map((id) => {
      return { recipe_id: id, lang_id: 1 as const, document: JSON.stringify({ Id: id }) }
    })
    await db.insertInto('recipe_documents').values(documents).execute()
  }
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const newestFirst = (ids: readonly number[]) => ids.toSorted((a, b) => dayOf(b) - dayOf(a) || b - a)

test.for(databases)(
  'deep pages follow each other without gap or repetition (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine)
    const { db } = database
    const author = { id: 1, name: 'A', sort_key: 'a', cookbook_count: 0 }
    await db.insertInto('all_authors').values(author).execute()
    await db.insertInto('catalogue_state').values({ id: 1, version: 1, imported_at: 0 }).execute()
    await addRecipes(db, numbers(1, RECIPES))
    const recipes = new RecipeReader(database)
    const read = async (offset: number, limit?: number) => {
      const page = await recipes.all({ offset, limit }, { langId: 1, viewer: null })
      return (JSON.parse(String(page)) as { Id: number }[]).map(({ Id }) => Id)
    }

    const all = newestFirst(numbers(1, RECIPES))
    for (const offset of [0, 980, 990, 999, 1000, 1001, 1995, 2000, 2340, 2345, 9000]) {
      expect({ offset, ids: await read(offset, 20) }).toEqual({
        offset,
        ids: all.slice(offset, offset + 20),
      })
    }
    expect(await read(1500)).toEqual(all.slice(1500, 1500 + LIST_MAX))

    await addRecipes(db, numbers(RECIPES + 1, RECIPES + 100))
    await db.updateTable('catalogue_state').set({ version: 2 }).execute()
    const more = newestFirst(numbers(1, RECIPES + 100))
    expect(await read(2000, 20)).toEqual(more.slice(2000, 2020))
  },
)
