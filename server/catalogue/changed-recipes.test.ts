import { expect, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'
import { PUBLIC_CRUMBLE } from '#tests/support/publishing.ts'
import { readChangedRecipes } from './changed-recipes.ts'
import { lockCatalogue, raiseVersion } from './lock-catalogue.ts'
import { readCatalogueVersion } from './version.ts'

test.for(databases)(
  'a cookbook changes what its recipes are found by, and publishing one of them again changes that one (%s)',
  async (engine) => {
    const site = await startCookbooks(engine)
    const { app, database, people, publish, save, send, trust, arranged, publishBook } = site
    const { db } = database
    const { headers } = people.imani
    const changedBy = async (act: () => Promise<unknown>) => {
      const before = await readCatalogueVersion(db)
      await act()
      return await readChangedRecipes(db, before, await readCatalogueVersion(db))
    }
    const one = await publish()
    const other = await publish({ ...PUBLIC_CRUMBLE, Name: { en: 'Plum cake' } })
    const { book } = await arranged({ Recipes: [one.own.Id, other.own.Id] })
    await trust()
    const both = new Set([one.publicId, other.publicId])
    expect(await changedBy(() => publishBook(book.Id))).toEqual(both)
    const Name = { en: 'Plum pie' }
    const saved = await save(people.imani, one.own, { ...PUBLIC_CRUMBLE, Name })
    expect(await changedBy(() => send(people.imani, saved))).toEqual(new Set([one.publicId]))
    const path = `/my/recipes/${other.own.Id}/publication`
    const withdrawn = await changedBy(() => call(app, 'DELETE', path, headers))
    expect(withdrawn).toEqual(new Set([other.publicId]))
  },
)

test.for(databases)(
  'a version that names no recipes, or too many, may have changed all of them (%s)',
  async (engine) => {
    const { db } = await openTestDatabase(engine)
    const raise = async (recipes?: readonly number[]) =>
      await db.transaction().execute(async (trx) => {
        await lockCatalogue(trx)
        return await raiseVersion(trx, Date.now(), recipes)
      })
    const start = await raise([])
    const two = await raise([7, 8, 7])
    expect(await readChangedRecipes(db, start, start)).toEqual(new Set())
    expect(await readChangedRecipes(db, start, two)).toEqual(new Set([7, 8]))
    const many = await raise(Array.from({ length: 500 }, (_, index) => index + 1))
    expect(await readChangedRecipes(db, two, many)).toBeUndefined()
    const none = await raise([])
    expect(await readChangedRecipes(db, many, none)).toEqual(new Set())
    expect(await readChangedRecipes(db, none, await raise())).toBeUndefined()
    // Of an older backup.
    expect(await readChangedRecipes(db, none, start)).toBeUndefined()
  },
)
