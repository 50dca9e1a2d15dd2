import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import { writeBelonging } from './write-belonging.ts'

test.for(databases)(
  'words of authors, cookbooks and tools that are written anew are those of the import (%s)',
  async (engine) => {
    const { database } = await startTestServer(engine, { filled: true })
    const read = async () =>
      await database.db
        .selectFrom('search_postings')
        .selectAll()
        .where('kind', '=', 0)
        .orderBy('item_id')
        .orderBy('word')
        .execute()
    const before = await read()
    const recipes = await database.db.selectFrom('recipes').select('id').execute()
    await writeBelonging(
      database.db,
      recipes.map(({ id }) => id),
    )
    expect(before.length).toBeGreaterThan(1000)
    expect(await read()).toEqual(before)
  },
)
