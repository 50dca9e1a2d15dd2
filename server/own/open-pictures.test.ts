import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { OwnPicture } from '#contract/own/own-recipe.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { openPictures } from './open-pictures.ts'

const IMAGE = Buffer.from('a picture')

/** A picture's row without a member's upload. */
async function addRow(database: Awaited<ReturnType<typeof startOwn>>['database']): Promise<number> {
  const { db } = database
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('media')
    .values({ path: 'own/x.webp', hash: '', width: 1, height: 1, colour: '', tone: 'light' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('own_pictures')
    .values({ media_id: id, user_id, recipe_id: null, bytes: IMAGE.length, unused_at: 0 })
    .execute()
  return id
}

test.for(databases)(
  'a picture is kept, read by every process, and deleted (%s)',
  async (engine) => {
    const { database, config } = await startOwn(engine)
    const store = openPictures(database, config.DATA_DIR)
    const other = openPictures(database, config.DATA_DIR)
    const id = await addRow(database)
    expect(await store.get(id)).toBeUndefined()
    await store.put(database.db, id, IMAGE)
    expect(await other.get(id)).toEqual(IMAGE)
    await store.tidy()
    expect(await other.get(id)).toEqual(IMAGE)
    await database.db.deleteFrom('media').where('id', '=', id).execute()
    await store.remove([id])
    expect(await other.get(id)).toBeUndefined()
  },
)

test.for(databases)('pictures that lie in the table stay readable (%s)', async (engine) => {
  const { database, config } = await startOwn(engine)
  const id = await addRow(database)
  await database.db.insertInto('own_picture_files').values({ media_id: id, image: IMAGE }).execute()
  expect(await openPictures(database, config.DATA_DIR).get(id)).toEqual(IMAGE)
})

test('a file that an interrupted deletion or upload left is deleted once it is old', async () => {
  const database = await openTestDatabase('sqlite')
  const { DATA_DIR } = database.config
  const folder = join(DATA_DIR, 'own-pictures', '7')
  await mkdir(folder, { recursive: true })
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of ['7.webp', '519.webp.part', '263.webp']) {
    await writeFile(join(folder, name), IMAGE)
    if (name !== '263.webp') await utimes(join(folder, name), old, old)
  }
  await openPictures(database, DATA_DIR).tidy()
  expect(await readdir(folder)).toEqual(['263.webp'])
})

test('a deleted recipe leaves no file behind', async () => {
  const { app, config, ada } = await startOwn('sqlite')
  const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
  const [, { Id }] = await addOwn(app, ada, { ...CRUMBLE, PictureId: sent.json<OwnPicture>().Id })
  const files = async () =>
    (await readdir(join(config.DATA_DIR, 'own-pictures'), { recursive: true })).filter((name) =>
      name.endsWith('.webp'),
    )
  expect(await files()).toHaveLength(1)
  await call(app, 'DELETE', `/my/recipes/${Id}`, ada)
  await call(app, 'DELETE', `/my/recipes/${Id}/forever`, ada)
  expect(await files()).toEqual([])
})
