import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { OwnPicture, OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { SimmerFile } from '#contract/own-recipes/simmer-folder.ts'
import { databases } from '#tests/support/database.ts'
import { takeAlong } from '#tests/support/imports.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { emptyBins } from '../empty-bins.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { openPictures } from './open-pictures.ts'

type Server = Awaited<ReturnType<typeof startOwn>>

const MONTH_MS = 31 * 24 * 60 * 60 * 1000
const [first, ...others] = CRUMBLE.Steps as [(typeof CRUMBLE.Steps)[0]]

/** A recipe with a cover and a picture at its first step. */
const pictured = (PictureId: number) => ({
  ...CRUMBLE,
  PictureId,
  Steps: [{ ...first, PictureId }, ...others],
})

async function addPicture({ app, ada }: Server): Promise<OwnPicture> {
  const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
  return sent.json<OwnPicture>()
}

const isThere = async ({ app }: Server, { Path }: OwnPicture) =>
  (await app.inject({ url: Path })).statusCode === 200

const draftOf = async ({ app, ada }: Server, id: number) =>
  (await call(app, 'GET', `/my/recipes/${id}/draft`, ada))[1]

/** Deletes a recipe for good. */
async function deleteForGood({ app, ada }: Server, id: number): Promise<void> {
  expect((await call(app, 'DELETE', `/my/recipes/${id}`, ada))[0]).toBe(200)
  expect((await call(app, 'DELETE', `/my/recipes/${id}/forever`, ada))[0]).toBe(200)
}

/** Makes two recipes share a picture as earlier versions of Simmer did: it is the second one's. */
async function shareAsBefore({ database: { db } }: Server, [one, two]: OwnRecipe[], id: number) {
  const draft = JSON.stringify(pictured(id))
  for (const { Id } of [one, two] as OwnRecipe[]) {
    await db
      .updateTable('own_recipes')
      .set({ draft, cover_media_id: id })
      .where('id', '=', Id)
      .execute()
    await db.updateTable('all_recipes').set({ cover_media_id: id }).where('id', '=', Id).execute()
    await db
      .updateTable('all_recipe_steps')
      .set({ image_media_id: id })
      .where('recipe_id', '=', Id)
      .where('step_number', '=', 1)
      .execute()
  }
  await db
    .updateTable('own_pictures')
    .set({ recipe_id: two!.Id, unused_at: null })
    .where('media_id', '=', id)
    .execute()
}

test.for(databases)(
  'a recipe that names the picture of another one gets a copy, and keeps it (%s)',
  async (engine) => {
    const server = await startOwn(engine)
    const { app, ada } = server
    const picture = await addPicture(server)
    const [, one] = await addOwn(app, ada, pictured(picture.Id))
    const [, two] = await addOwn(app, ada, pictured(picture.Id))
    expect(one.Pictures).toEqual([picture])
    const [copy] = two.Pictures as [OwnPicture]
    expect(two.Pictures).toHaveLength(1)
    expect(copy).toMatchObject({ Width: picture.Width, Height: picture.Height })
    expect([copy.Id, copy.Path]).not.toEqual([picture.Id, picture.Path])
    expect(two.Draft).toEqual(pictured(copy.Id))

    // The same words again are the same copy, also from a device that does not know of it.
    const save = async (Version: number) =>
      await call(app, 'PATCH', `/my/recipes/${two.Id}`, ada, {
        Version,
        Draft: pictured(picture.Id),
      })
    expect(await save(1)).toMatchObject([200, { Version: 1, Pictures: [copy] }])
    // Taken out and put back, as by an earlier version.
    await call(app, 'PATCH', `/my/recipes/${two.Id}`, ada, { Version: 1, Draft: CRUMBLE })
    expect((await draftOf(server, two.Id)).Pictures).toEqual([])
    const [status, back] = await save(2)
    expect([status, back.Version]).toEqual([200, 3])
    // The same copy at a new address: nobody keeps the one that was taken out.
    expect(back.Pictures).toMatchObject([{ Id: copy.Id }])
    expect(back.Pictures[0]?.Path).not.toBe(copy.Path)
    expect(await save(9)).toMatchObject([200, { Version: 3 }])

    const files = unzipSync(await takeAlong(app, ada))
    for (const recipe of [one, two]) {
      const name = Object.keys(files).find((file) => file.endsWith(`-${recipe.Id}.json`))!
      const { Pictures } = JSON.parse(strFromU8(files[name]!)) as SimmerFile
      expect(Pictures).toHaveLength(1)
      for (const { File } of Pictures ?? []) expect(files[File]?.length).toBeGreaterThan(0)
    }

    const [moved] = back.Pictures as [OwnPicture]
    expect(await isThere(server, moved)).toBe(true)
    await deleteForGood(server, two.Id)
    expect(await isThere(server, picture)).toBe(true)
    expect(await isThere(server, moved)).toBe(false)
    await deleteForGood(server, one.Id)
    expect(await isThere(server, picture)).toBe(false)
  },
)

test.for(databases)(
  'recipes that share a picture since an earlier version of Simmer are deleted one by one (%s)',
  async (engine) => {
    const server = await startOwn(engine)
    const { app, ada } = server
    const picture = await addPicture(server)
    const two = [(await addOwn(app, ada))[1], (await addOwn(app, ada))[1]]
    await shareAsBefore(server, two, picture.Id)
    for (const { Id } of two) expect((await draftOf(server, Id)).Pictures).toEqual([picture])
    const files = unzipSync(await takeAlong(app, ada))
    for (const { Id } of two) {
      const name = Object.keys(files).find((file) => file.endsWith(`-${Id}.json`))!
      expect((JSON.parse(strFromU8(files[name]!)) as SimmerFile).Pictures).toHaveLength(1)
    }
    await deleteForGood(server, two[1]!.Id)
    expect(await isThere(server, picture)).toBe(true)
    expect((await draftOf(server, two[0]!.Id)).Pictures).toEqual([picture])
    await deleteForGood(server, two[0]!.Id)
    expect(await isThere(server, picture)).toBe(false)
  },
)

test.for(databases)(
  'the bins of others are emptied where one recipe or picture cannot be deleted (%s)',
  async (engine) => {
    const server = await startOwn(engine)
    const { app, ada, ben, database, config } = server
    const { db } = database
    const [, bad] = await addOwn(app, ada)
    const picture = await addPicture(server)
    const [, good] = await addOwn(app, ben)
    for (const [who, { Id }] of [
      [ada, bad],
      [ben, good],
    ] as const)
      await call(app, 'DELETE', `/my/recipes/${Id}`, who)
    // An author of the catalogue has the picture, and the recipe is of a table that Simmer does not know.
    const other = await db
      .selectFrom('all_authors')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('all_authors')
      .set({ image_media_id: picture.Id })
      .where('id', '=', other.id)
      .execute()
    await db.schema
      .createTable('others')
      .addColumn('recipe_id', 'integer', (column) => column.references('all_recipes.id'))
      .execute()
    await db
      .insertInto('others' as 'own_recipes')
      .values({ recipe_id: bad.Id } as never)
      .execute()
    const warned: unknown[] = []
    const log = { warn: (...given: unknown[]) => void warned.push(given) }
    const later = Date.now() + MONTH_MS
    await emptyBins(db, openPictures(database, openStorage(config, database)), later, log)
    const left = await db.selectFrom('own_recipes').select('id').execute()
    expect(left).toEqual([{ id: bad.Id }])
    expect(warned).toHaveLength(2)
  },
)
