import { expect, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'
import { readChangedRecipes } from './changed-recipes.ts'
import { lockCatalogue, raiseVersion } from './lock-catalogue.ts'
import { readCatalogueVersion } from './version.ts'

test.for(databases)(
  'whoever publishes a recipe of a cookbook again has changed that recipe alone (%s)',
  async (engine) => {
    const site = await startPublishing(engine)
    const { app, database, people, publish, save, send, decide } = site
    const { db } = database
    const { own, publicId } = await publish()
    const other = await publish({ ...PUBLIC_CRUMBLE, Name: { en: 'Plum cake' } })
    const before = await readCatalogueVersion(db)
    const saved = await save(people.imani, own, { ...PUBLIC_CRUMBLE, Name: { en: 'Plum pie' } })
    const [, sent] = await send(people.imani, saved)
    await decide(people.ed, sent.Submission?.Id ?? 0, 'approval')
    const changed = await readChangedRecipes(db, before, await readCatalogueVersion(db))
    expect([...(changed ?? [])]).toEqual([publicId])
    await call(app, 'DELETE', `/my/recipes/${other.own.Id}/publication`, people.imani.headers)
    const withdrawn = await readChangedRecipes(db, before, await readCatalogueVersion(db))
    expect(withdrawn).toEqual(new Set([publicId, other.publicId]))
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
