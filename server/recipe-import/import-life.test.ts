import { expect, test } from 'vitest'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { DAY_MS } from '#contract/durations.ts'
import { emptyBins } from '#server/own-recipes/empty-bins.ts'
import type { EngineName } from '#server/db/engine.ts'
import { FairTurns } from '#server/lib/fair-turns.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { openPictures } from '#server/own-recipes/pictures/open-pictures.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import { databases } from '#tests/support/database.ts'
import { startOwn } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { startReader, startReading } from '#tests/support/reading.ts'
import { choose } from './choose.ts'
import { addPictures } from './item-pictures.ts'
import { PublicFetcher } from '#server/fetching/fetch-public.ts'
import { FetchTurns } from './fetch-turns.ts'
import { forgetOld } from './forget-old.ts'
import { REAL_FETCH_EDGE } from '#server/fetching/fetch-edge.ts'
import { ImportFiles } from './import-files.ts'
import { claimImport, releaseImport } from './import-queue.ts'
import { parseImport } from './parse-import.ts'
import { startImport } from './start-import.ts'

/** No test fetches anything. */
const FETCHES = new FetchTurns(new PublicFetcher(REAL_FETCH_EDGE))
const NEVER = new AbortController().signal
const TEXT = 'Toast\nIngredients\n2 slices rye bread\nMethod\nToast the bread.'

/** A server with a member, who imports recipes. */
async function setUp(engine: EngineName) {
  const { app, database, config, ada } = await startOwn(engine, { filled: false })
  const { db } = database
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'ada')
    .executeTakeFirstOrThrow()
  const rowOf = async (id: number) =>
    await db.selectFrom('own_imports').selectAll().where('id', '=', id).executeTakeFirst()
  const begin = async (source: 'file' | 'text', now: number) =>
    await startImport(db, { userId, now }, { source, given: TEXT, language: 'en' })
  const read = async (id: number) => {
    const row = await rowOf(id)
    const files = new ImportFiles(openStorage(config, database), config.DATA_DIR)
    const tools = {
      db,
      files,
      fetches: FETCHES,
      reading: startReading(app),
      foods: createFoods(db),
    }
    if (row) await parseImport(row, tools, NEVER)
    return await db
      .selectFrom('own_import_items')
      .selectAll()
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow()
  }
  return { app, database, db, config, ada, userId, rowOf, begin, read }
}

test.for(databases)('a file is read only once it is in place (%s)', async (engine) => {
  const { db, begin } = await setUp(engine)
  const now = Date.now()
  const id = await begin('file', now)
  expect(await claimImport(db, 'file')).toBeUndefined()
  await releaseImport(db, { id })
  expect(await claimImport(db, 'file')).toMatchObject({ id })
})

test.for(databases)(
  'an import that is read twice keeps the answers in between (%s)',
  async (engine) => {
    const { db, rowOf, begin, read } = await setUp(engine)
    const id = await begin('text', Date.now())
    const row = await rowOf(id)
    const item = await read(id)
    await choose(db, row!, { Items: [{ Id: item.id, IsChosen: false }] })
    expect(await read(id)).toMatchObject({ id: item.id, is_chosen: 0 })
  },
)

test.for(databases)(
  'converting a picture keeps the answers given meanwhile (%s)',
  async (engine) => {
    const { app, db, rowOf, begin, read } = await setUp(engine)
    const id = await begin('text', Date.now())
    const item = await read(id)
    const row = (await rowOf(id))!
    const pictures = { cover: { kind: 'data', base64: 'AAAA' }, steps: {} }
    const Written = [
      { Key: (JSON.parse(item.draft) as Draft).Lines[0]!.Key, Text: '3 slices bread' },
    ]
    const savePicture = async () => {
      await choose(db, row, { Items: [{ Id: item.id, Written }] })
      return 7
    }
    const converted = await addPictures(
      db,
      { ...item, pictures: JSON.stringify(pictures) },
      { row, signal: NEVER, archive: undefined },
      {
        fetches: FETCHES,
        processes: startReader(app),
        turns: new FairTurns({ atOnce: 1 }),
        savePicture,
      },
    )
    expect(JSON.parse(converted.draft)).toMatchObject({
      PictureId: 7,
      Lines: [{ Text: { en: '3 slices bread' } }],
    })
  },
)

test.for(databases)(
  'an import is remembered for 60 days, and as long as it can be undone (%s)',
  async (engine) => {
    const { database, db, config, rowOf, begin } = await setUp(engine)
    const now = Date.now()
    const ids = []
    for (const savedDaysAgo of [undefined, 31, 20]) {
      const id = await begin('text', now - 61 * DAY_MS)
      const kept_at = savedDaysAgo === undefined ? null : now - savedDaysAgo * DAY_MS
      await db.updateTable('own_imports').set({ kept_at }).where('id', '=', id).execute()
      ids.push(id)
    }
    await forgetOld(db, new ImportFiles(openStorage(config, database), config.DATA_DIR), now)
    const known = await Promise.all(ids.map(rowOf))
    expect(known.map((row) => row !== undefined)).toEqual([false, false, true])
  },
)

test.for(databases)('the pictures of an open import outlast 30 days (%s)', async (engine) => {
  const { app, database, db, config, ada, begin, read } = await setUp(engine)
  const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
  const { Path } = sent.json<OwnPicture>()
  const id = await begin('text', Date.now())
  await read(id)
  const statusAfter = async () => {
    await emptyBins(
      db,
      openPictures(database, openStorage(config, database)),
      Date.now() + 31 * DAY_MS,
    )
    return (await app.inject({ url: Path })).statusCode
  }
  expect(await statusAfter()).toBe(200)
  await db.updateTable('own_imports').set({ state: 'undone' }).where('id', '=', id).execute()
  expect(await statusAfter()).toBe(404)
})
