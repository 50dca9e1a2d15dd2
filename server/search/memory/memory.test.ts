import { rm } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { COOK_QUERIES } from '#tests/search/cook-queries.ts'
import { folderOfRecipes, runImport } from '#tests/support/new-recipes.ts'
import { startTestServer } from '#tests/support/server.ts'
import { searchEntries } from '../entries.ts'
import { findIds, findInDatabase } from '../find.ts'
import { FOUND_MAX } from '../read-best.ts'
import { writeSearchEntries } from '../index.ts'
import { suggest } from '../suggestions.ts'
import { buildIndex } from './build.ts'
import { liveSearchOf, memoryIndexOf } from './live-index.ts'

/** What people type by accident or to do harm. */
const BAD = [
  '',
  ' ',
  '?!.,;:-',
  'a',
  'x'.repeat(10_000),
  'ab '.repeat(3000),
  '%_"\'\\',
  '(.*)+$ [a-z]{9}',
  "'; drop table recipes; --",
  '🍅',
  '👩‍🍳🍅',
  'tomate и 茄子',
  'томат',
  '\0\uffff\ud800',
  'mit ohne und',
  'ohne',
  'ohne ohne ohne',
  '=vegan',
  'the a of with and or in',
]

test.for(databases)(
  'API-24 memory and database find the same in the same order, whatever is typed (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { db } = await openTestDatabase(engine, { filled: true })
    const index = await buildIndex(db)
    const terms = Object.values(COOK_QUERIES)
      .flat()
      .map(({ term }) => term)
    for (const term of [...terms, ...BAD])
      for (const kind of [0, 3] as const) {
        const found = await index?.find(kind, term, FOUND_MAX)
        expect({ term, kind, found }).toEqual({
          term,
          kind,
          found: (await findInDatabase(db, kind, term)).ids,
        })
      }
  },
)

/** A server that has read its index. */
async function startSearching(engine: (typeof databases)[number]) {
  const { app, database } = await startTestServer(engine, {
    filled: true,
    searchesInMemory: true,
  })
  const { db } = database
  await app.ready()
  await expect.poll(() => memoryIndexOf(db), { timeout: 5000 }).toBeDefined()
  const list = async (term: string) => {
    const answer = await app.inject({ url: '/api/recipe', query: { term, LangId: '1' } })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ Id: number }[]>().map(({ Id }) => Id)
  }
  return { app, db, database, list }
}

/** Gives the recipe 1 a new name, as an import does. */
async function rename(db: TestDatabase['db'], name: string): Promise<void> {
  const entries = searchEntries({ names: [name] }, { tails: new Set() })
  await db.transaction().execute(async (transaction) => {
    await writeSearchEntries(transaction, 0, new Map([[1, entries]]))
    await transaction
      .updateTable('catalogue_state')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute()
  })
}

test.for(databases)(
  'what an import changes is found within two seconds, and again from memory (%s)',
  async (engine) => {
    const { db, list } = await startSearching(engine)
    expect((await suggest(db, 1, 'tom'))[0]).toMatch(/^tom/iu)
    expect(await findIds(db, 0, 'quince')).toEqual([])
    await rename(db, 'Quince jelly')
    await expect.poll(() => findIds(db, 0, 'quince'), { timeout: 2000 }).toEqual([1])
    await expect.poll(() => memoryIndexOf(db), { timeout: 5000 }).toBeDefined()
    expect(await list('quince')).toEqual([1])
  },
)

test.for(databases)(
  'readers search while recipes are imported, and then find them all (%s)',
  async (engine) => {
    const { database, list } = await startSearching(engine)
    const count = 20
    const folder = await folderOfRecipes(
      Array.from({ length: count }, (_, index) => ({
        slug: `quince-jelly-${index}`,
        author: 'lena-hartmann',
        name: { en: `Quince jelly ${index}`, de: `Quittengelee ${index}` },
      })),
    )
    onTestFinished(() => rm(folder, { recursive: true }))
    const found = new Set<number>()
    const state = { isImporting: true }
    const importing = runImport(folder, { ...database.config }).finally(() => {
      state.isImporting = false
    })
    while (state.isImporting) {
      found.add((await list('quince jelly')).length)
      // Answers from memory alone would never let the import go on.
      await setImmediate()
    }
    await importing
    await expect
      .poll(async () => (await list('quince jelly')).length, { timeout: 2000 })
      .toBe(count)
    // Nobody sees a part of an import.
    expect([0, count]).toEqual(expect.arrayContaining([...found]))
  },
)

test.for(databases)('a recipe that is deleted meanwhile is left out (%s)', async (engine) => {
  const { db, list } = await startSearching(engine)
  const [first = 0, ...others] = await findIds(db, 0, 'feta')
  await db.deleteFrom('all_recipes').where('id', '=', first).execute()
  expect(memoryIndexOf(db)).toBeDefined()
  expect(await findIds(db, 0, 'feta')).toContain(first)
  expect(await list('feta')).toEqual(others)
  // Its entries are still there, but nobody may see it.
  expect(await (await buildIndex(db))?.find(0, 'feta', FOUND_MAX)).not.toContain(first)
})

test.for(databases)(
  'the database answers until the index can be read again (%s)',
  async (engine) => {
    const { app, db, list } = await startSearching(engine)
    const before = await list('feta')
    const warned: unknown[] = []
    app.log.warn = (...line: unknown[]) => void warned.push(line)
    await db.schema.alterTable('recipe_alternatives').renameTo('gone').execute()
    await rename(db, 'Quince jelly')
    await expect.poll(() => warned.length, { timeout: 5000 }).toBe(1)
    expect(memoryIndexOf(db)).toBeUndefined()
    expect(await findIds(db, 0, 'feta')).toEqual(before.filter((id) => id !== 1))

    await db.schema.alterTable('gone').renameTo('recipe_alternatives').execute()
    await expect.poll(() => memoryIndexOf(db), { timeout: 10_000 }).toBeDefined()
    expect(await list('quince')).toEqual([1])
  },
)

test.for(databases)(
  'beyond the limit of recipes a search asks the database once, and again after an import (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true, searchesInMemory: 10 })
    const { db } = database
    const list = async () => {
      const answer = await app.inject({
        url: '/api/recipe',
        query: { term: 'quince', LangId: '1' },
      })
      return answer.json<{ Id: number }[]>().map(({ Id }) => Id)
    }
    await app.ready()
    await expect.poll(() => liveSearchOf(db), { timeout: 5000 }).toBeDefined()
    expect(memoryIndexOf(db)).toBeUndefined()
    const found = await findIds(db, 0, 'aglio')
    expect(found).toContain(1)
    expect(await findIds(db, 0, 'aglio')).toBe(found)
    expect(await findIds(db, 1, 'aglio')).not.toEqual(found)
    expect(await findIds(db, 0, 'quince')).toEqual([])
    expect(await list()).toEqual([])

    await rename(db, 'Quince jelly')
    await expect.poll(() => findIds(db, 0, 'quince'), { timeout: 5000 }).toEqual([1])
    expect(await findIds(db, 0, 'aglio')).toEqual(found.filter((id) => id !== 1))
    expect(await list()).toEqual([1])
  },
)
