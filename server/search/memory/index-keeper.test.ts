import { expect, onTestFinished, test } from 'vitest'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { App } from '#server/http/app-type.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { IndexKeeper } from './index-keeper.ts'
import { memoryIndexOf, searchedVersionOf } from './live-index.ts'

/** A catalogue that changes while its index is read. */
async function startReading(engine: (typeof databases)[number]) {
  const database = await openTestDatabase(engine, { filled: true })
  const { db } = database
  const warned: unknown[] = []
  const log = { warn: (...line: unknown[]) => warned.push(line) }
  const keeper = new IndexKeeper({ log } as unknown as App, database, 1e6)
  onTestFinished(() => keeper.close())
  const raise = async (recipes?: readonly number[]) => {
    const version = await db.transaction().execute(async (trx) => {
      await lockCatalogue(trx)
      return await raiseVersion(trx, Date.now(), recipes)
    })
    keeper.forget()
    keeper.wake()
    return version
  }
  const rename = async (id: number, name: string) =>
    await db.updateTable('all_recipe_texts').set({ name }).where('recipe_id', '=', id).execute()
  return { db, keeper, raise, rename, warned }
}

test.for(databases)(
  'HST-81 an index has what changes while it is read, also after an import (%s)',
  async (engine) => {
    const { db, keeper, raise, rename, warned } = await startReading(engine)
    keeper.wake()
    let version = 0
    for (let change = 1; change <= 6; change += 1) {
      await rename(change, `Renamed ${change}`)
      version = await raise(change === 3 ? undefined : [change])
    }
    await expect.poll(() => searchedVersionOf(db), { timeout: 20_000 }).toBe(version)
    const index = memoryIndexOf(db)
    const ids = Array.from({ length: 6 }, (_, place) => place + 1)
    expect(index?.names(0, 1, ids).map(({ name }) => name)).toEqual(
      ids.map((id) => `Renamed ${id}`),
    )
    await rename(1, 'Renamed again')
    version = await raise([1])
    await expect.poll(() => searchedVersionOf(db), { timeout: 20_000 }).toBe(version)
    expect(memoryIndexOf(db)).toBe(index)
    expect(index?.names(0, 1, [1])).toMatchObject([{ name: 'Renamed again' }])
    expect(warned).toEqual([])
  },
)

test.for(databases)(
  'an index survives a moment in which the database cannot be read (%s)',
  async (engine) => {
    const { db, keeper, raise, rename, warned } = await startReading(engine)
    keeper.wake()
    await expect.poll(() => memoryIndexOf(db), { timeout: 20_000 }).toBeDefined()
    const index = memoryIndexOf(db)
    await db.schema.alterTable('recipe_alternatives').renameTo('gone').execute()
    await rename(1, 'Quince jelly')
    const version = await raise([1])
    await expect.poll(() => warned.length, { timeout: 5000 }).toBe(1)
    expect(memoryIndexOf(db)).toBeUndefined()
    await db.schema.alterTable('gone').renameTo('recipe_alternatives').execute()
    await expect.poll(() => searchedVersionOf(db), { timeout: 10_000 }).toBe(version)
    expect(memoryIndexOf(db)).toBe(index)
    expect(index?.names(0, 1, [1])).toMatchObject([{ name: 'Quince jelly' }])
  },
)
