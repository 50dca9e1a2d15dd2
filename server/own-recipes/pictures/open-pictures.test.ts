import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { takeBackArea, tidyArea, type TidyTools, warnOfMissing } from '#server/storage/tidy.ts'
import { openPictures } from './open-pictures.ts'

const AREA = 'own-pictures'

/** The pictures of a database, and what tidies them. */
function open(database: TestDatabase, lines: string[] = []) {
  const log = { warn: (line: string) => void lines.push(line) }
  const storage = openStorage(database.config, database)
  const tools: TidyTools = { db: database.db, storage, log }
  const store = openPictures(database, storage, log)
  const put = async (id: number, image: Buffer) =>
    await store.attach(database.db, id, await store.place(image))
  return { store, put, tools, storage }
}

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
    const { database } = await startOwn(engine)
    const { store, put, tools } = open(database)
    const { store: other } = open(database)
    const id = await addRow(database)
    expect(await store.get(id)).toBeUndefined()
    await put(id, IMAGE)
    expect(await other.get(id)).toEqual(IMAGE)
    await tidyArea(tools, AREA)
    expect(await other.get(id)).toEqual(IMAGE)
    const { file } = await database.db
      .selectFrom('own_pictures')
      .select('file')
      .executeTakeFirstOrThrow()
    await database.db.deleteFrom('media').where('id', '=', id).execute()
    await store.remove([{ media_id: id, file }])
    expect(await other.get(id)).toBeUndefined()
  },
)

test.for(databases)('pictures that lie in the table stay readable (%s)', async (engine) => {
  const { database } = await startOwn(engine)
  const id = await addRow(database)
  await database.db.insertInto('own_picture_files').values({ media_id: id, image: IMAGE }).execute()
  expect(await open(database).store.get(id)).toEqual(IMAGE)
})

/** Files of so many pictures that no row names, two hours old but the last one; and a log. */
async function startBesideFiles(count: number) {
  const database = await openTestDatabase('sqlite')
  const { DATA_DIR } = database.config
  const folder = join(DATA_DIR, 'own-pictures', '7')
  await mkdir(folder, { recursive: true })
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (let index = 0; index < count; index += 1) {
    const file = join(folder, `${7 + index * 256}.webp`)
    await writeFile(file, IMAGE)
    await utimes(file, old, old)
  }
  const lines: string[] = []
  return { database, DATA_DIR, folder, old, lines, ...open(database, lines) }
}

/** Gives pictures rows, as those that are named by their ids have. */
async function addRows({ db }: OpenDatabase, ids: readonly number[]): Promise<void> {
  const cook = { kind: 'cook', first_name: 'A', last_name: 'B', username: 'a' } as const
  await db
    .insertInto('users')
    .values({ id: 1, ...cook, username_key: 'a', language: 1, created_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const id of ids) {
    await db
      .insertInto('media')
      .values({ id, path: `own/${id}`, hash: '', width: 1, height: 1, colour: '', tone: 'light' })
      .execute()
    await db
      .insertInto('own_pictures')
      .values({
        media_id: id,
        user_id: 1,
        recipe_id: null,
        bytes: IMAGE.length,
        unused_at: Date.now(),
      })
      .execute()
  }
}

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => 7 + index * 256)

test('files that nothing names go into the bin once they are old, and come back with their rows', async () => {
  const { database, DATA_DIR, folder, old, lines, store, tools, storage } =
    await startBesideFiles(28)
  await addRows(database, idsOf(27))
  const part = join(folder, '7.webp.part')
  await writeFile(part, IMAGE)
  await utimes(part, old, old)
  await writeFile(join(folder, '99999.webp'), IMAGE)
  await writeFile(join(folder, 'read me.txt'), 'not a picture')
  await tidyArea(tools, AREA)
  expect(await storage.discardParts(Date.now() + DAY_MS)).toBe(1)
  expect(lines).toEqual([
    '1 of 29 pictures of own recipes are not in the database: the bin keeps them for 30 days',
  ])
  const kept = await readdir(folder)
  expect(kept).toHaveLength(29)
  expect(kept).toEqual(expect.arrayContaining(['99999.webp', 'read me.txt']))
  const [day = ''] = await readdir(join(DATA_DIR, 'bin'))
  const binned = join(DATA_DIR, 'bin', day, 'own-pictures', '7')
  const [last = 0] = idsOf(28).slice(-1)
  expect((await readdir(binned)).sort()).toEqual([`${last}.webp`, '7.webp.part'].sort())

  await addRows(database, [last])
  await takeBackArea(tools, AREA)
  expect(await store.get(last)).toEqual(IMAGE)
  expect(await readdir(binned)).toEqual(['7.webp.part'])
})

test('an older database leaves all files where they are, with a warning', async () => {
  const { database, folder, lines, tools } = await startBesideFiles(40)
  await addRows(database, idsOf(30))
  await tidyArea(tools, AREA)
  expect(await readdir(folder)).toHaveLength(40)
  expect(lines).toEqual([
    '10 of 40 pictures of own recipes are not in the database. These are more than a tenth, so they stay. Is it the right database?',
  ])
})

test('files that are missing are logged at the start', async () => {
  const { database, folder, lines, tools } = await startBesideFiles(3)
  await addRows(database, idsOf(3))
  await rm(join(folder, '7.webp'))
  await warnOfMissing(tools, AREA)
  expect(lines).toEqual(['1 of 3 pictures of own recipes are missing: restore them from a backup'])
})

test('an id that repeats after a restore overwrites no file', async () => {
  const { database, folder, store, put } = await startBesideFiles(3)
  await addRows(database, idsOf(1))
  await rm(join(folder, '7.webp'))
  await put(7, Buffer.from('another'))
  await writeFile(join(folder, '7.webp'), IMAGE)
  await database.db.updateTable('own_pictures').set({ bytes: 7 }).execute()
  expect(await store.get(7)).toEqual(Buffer.from('another'))
  expect(await readdir(folder)).toHaveLength(3)
})

test('another picture, or a part of one, is not served in its place', async () => {
  const { database, DATA_DIR, lines, store, put } = await startBesideFiles(0)
  await addRows(database, [7])
  await put(7, IMAGE)
  const files = await readdir(join(DATA_DIR, 'own-pictures'), { recursive: true })
  const file = files.find((name) => name.endsWith('.webp')) ?? ''
  for (const other of ['A PICTURE', 'a pic']) {
    await writeFile(join(DATA_DIR, 'own-pictures', file), other)
    expect(await store.get(7)).toBeUndefined()
  }
  expect(lines[0]).toContain('is not the picture that was stored there')
})

test('a server tidies an hour after its start, not before', async () => {
  const { database, DATA_DIR, folder } = await startBesideFiles(20)
  await addRows(database, idsOf(19))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const config = readConfig({ DATA_DIR, LOG_LEVEL: 'silent' })
  const app = await buildApp({ config, database })
  onTestFinished(() => app.close())
  await app.ready()
  const minute = 60 * 1000
  vi.advanceTimersByTime(59 * minute)
  await setTimeout(200)
  expect(await readdir(folder)).toHaveLength(20)
  vi.advanceTimersByTime(minute)
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(19))
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

test.for(databases)(
  'a copy outlives its original, and both share their bytes (%s)',
  async (engine) => {
    const { app, database, config, ada } = await startOwn(engine)
    const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
    const { Id: PictureId } = sent.json<OwnPicture>()
    const [, first] = await addOwn(app, ada, { ...CRUMBLE, PictureId })
    const [, second] = await addOwn(app, ada, { ...CRUMBLE, PictureId })
    const { store } = open({ ...database, config })
    const rows = await database.db.selectFrom('own_pictures').select('media_id').execute()
    expect(rows).toHaveLength(2)
    const copy = rows.find(({ media_id }) => media_id !== PictureId)?.media_id ?? 0
    const image = await store.get(PictureId)
    for (const url of ['', '/forever'])
      await call(app, 'DELETE', `/my/recipes/${first.Id}${url}`, ada)
    expect(await store.get(PictureId)).toBeUndefined()
    expect(await store.get(copy)).toEqual(image)
    for (const url of ['', '/forever'])
      await call(app, 'DELETE', `/my/recipes/${second.Id}${url}`, ada)
    expect(await store.get(copy)).toBeUndefined()
    const files = await readdir(join(config.DATA_DIR, 'own-pictures'), { recursive: true }).catch(
      (): string[] => [],
    )
    expect(files.filter((name) => name.endsWith('.webp'))).toEqual([])
  },
)
