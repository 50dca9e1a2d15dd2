import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { LIST_MAX } from '#contract/limits.ts'
import { LISTED_TABLES, multiplyRecipes } from '#tests/bench/generate.ts'
import { databases } from '#tests/support/database.ts'
import { readCall } from '#tests/support/filled-server.ts'
import { startTestServer } from '#tests/support/server.ts'

test.for(databases)(
  'API-21 without a limit a long list ends after its first 500, an offset goes on (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    await multiplyRecipes(database, LIST_MAX + 30, LISTED_TABLES)
    for (const filters of [{ LangId: 0 }, { LangId: 0, maxCalories: 100_000 }]) {
      const read = async (query: Record<string, number>) =>
        await readCall(app, calls.recipes, { query: Object.assign(query, filters) })
      const first = await read({})
      const rest = await read({ offset: LIST_MAX })
      expect([first.length, rest.length]).toEqual([LIST_MAX, 30])
      expect(new Set([...first, ...rest].map(({ Id }) => Id)).size).toBe(LIST_MAX + 30)
    }
  },
)
