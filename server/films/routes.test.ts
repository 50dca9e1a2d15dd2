import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { FilmUpload, OwnFilm } from '#contract/films/own-film.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import {
  addFilm,
  beginFilm,
  CRUMBLE_FILM,
  finishFilm,
  madeFilm,
  otherFilm,
  sendPart,
  sendParts,
  sumOfBytes,
} from '#tests/support/films.ts'
import { forgetFilms } from './forget-films.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { addOwn, call, CRUMBLE, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import type { App } from '#server/http/app-type.ts'

const readFilm = async (app: App, who: Headers, recipe: number) =>
  await call<OwnFilm | null>(app, 'GET', `/my/recipes/${recipe}/film`, who)
const get = async (app: App, path: string, headers: Headers = {}) =>
  await app.inject({ url: path, headers })

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-101 FLM-102 a film is sent in parts, finished and served to whoever knows its address (%s)',
  async (engine) => {
    const { app, ada, ben, database } = await startOwn(engine)
    const [, { Id }] = await addOwn(app, ada)
    expect(await readFilm(app, ada, Id)).toEqual([200, null])
    const film = madeFilm()
    const upload = await beginFilm(app, ada, Id, film)
    expect(upload).toMatchObject({ Bytes: film.length, Parts: [] })
    await sendParts(app, ada, upload, film)
    const [status, finished] = await finishFilm(app, ada, upload.Id)
    expect([status, finished]).toMatchObject([
      200,
      { Version: 1, Document: CRUMBLE_FILM, Width: 320, Height: 180, HasSound: true },
    ])
    expect(await readFilm(app, ada, Id)).toEqual([200, finished])
    expect((await readFilm(app, ben, Id))[0]).toBe(404)
    const whole = await get(app, finished.Path)
    expect(whole.rawPayload.equals(film)).toBe(true)
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    // Sent again after a lost answer.
    expect(await finishFilm(app, ada, upload.Id)).toEqual([200, finished])
    expect(await database.db.selectFrom('film_parts').selectAll().execute()).toEqual([])
  },
)

test.skipIf(!HAS_FFMPEG)('FLM-102 a part of a film is served, also after a break', async () => {
  const { app, ada } = await startOwn('sqlite')
  const [, { Id }] = await addOwn(app, ada)
  const film = madeFilm()
  const { Path } = await addFilm(app, ada, Id)
  const all = await get(app, Path)
  const tag = String(all.headers.etag)
  const part = await get(app, Path, { range: 'bytes=100-199', 'if-range': tag })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 100-199/${film.length}`)
  expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true)
  const end = await get(app, Path, { range: 'bytes=-50' })
  expect(end.rawPayload.equals(film.subarray(-50))).toBe(true)
  // Of another file, the whole is sent.
  expect((await get(app, Path, { range: 'bytes=100-199', 'if-range': '"x"' })).statusCode).toBe(200)
  const behind = await get(app, Path, { range: `bytes=${film.length}-` })
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([
    416,
    `bytes */${film.length}`,
  ])
  expect((await get(app, Path, { 'if-none-match': tag })).statusCode).toBe(304)
  expect((await get(app, Path.replace('.mp4', '.html'))).statusCode).toBe(404)
})

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-103 another film takes its place, and kitchens that run keep the one before for two days (%s)',
  async (engine) => {
    let time = Date.parse('2026-11-22T12:00:00Z')
    const { app, ada } = await startOwn(engine, { now: () => new Date(time) })
    const [, { Id }] = await addOwn(app, ada)
    const first = await addFilm(app, ada, Id)
    const second = await addFilm(app, ada, Id, { film: otherFilm() })
    expect(second).toMatchObject({ Version: 1, Width: 180, Height: 320, HasSound: false })
    expect(second.Id).not.toBe(first.Id)
    expect((await get(app, first.Path)).statusCode).toBe(200)
    time += 2 * DAY_MS
    expect((await get(app, first.Path)).statusCode).toBe(404)
    expect((await get(app, second.Path)).statusCode).toBe(200)
    await call(app, 'DELETE', `/my/recipes/${Id}/film`, ada)
    expect((await get(app, second.Path)).statusCode).toBe(404)
    expect(await readFilm(app, ada, Id)).toEqual([200, null])
  },
)

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-104 words change without new bytes, and not over a change from elsewhere (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const [, { Id }] = await addOwn(app, ada)
    const { Path, Id: film } = await addFilm(app, ada, Id)
    const change = async (Version: number, Document: object) =>
      await call<OwnFilm>(app, 'PATCH', `/my/recipes/${Id}/film`, ada, { Version, Document })
    const quiet = { ...CRUMBLE_FILM, Captions: {} }
    expect(await change(1, quiet)).toMatchObject([200, { Id: film, Version: 2, Path }])
    expect(await change(1, quiet)).toMatchObject([200, { Version: 2 }])
    expect(await change(1, CRUMBLE_FILM)).toMatchObject([409, { Code: 'ChangedMeanwhile' }])
    expect(await change(2, { ...quiet, DurationMs: 6100 })).toMatchObject([
      400,
      { Code: 'FieldInvalid' },
    ])
  },
)

test.for(mainDatabase)(
  'FLM-105 what does not belong to the member, or is too much, is refused (%s)',
  async (engine) => {
    const { app, ada, ben } = await startOwn(engine)
    const [, { Id }] = await addOwn(app, ada)
    const path = `/my/recipes/${Id}/film/uploads`
    const begin = async (who: Headers, Bytes: number) =>
      await call<FilmUpload>(app, 'POST', path, who, { Bytes })
    expect(await begin(ben, 1000)).toMatchObject([404, { Code: 'RequestInvalid' }])
    expect(await begin(ada, 2 * 1024 ** 3 + 1)).toMatchObject([413, { Code: 'FileTooLarge' }])
    const [, upload] = await begin(ada, 5_000_000)
    const id = upload.Id
    expect((await sendPart(app, ben, { id, number: 0, bytes: Buffer.alloc(9) })).statusCode).toBe(
      404,
    )
    expect((await sendPart(app, ada, { id, number: 2, bytes: Buffer.alloc(9) })).statusCode).toBe(
      404,
    )
    const large = Buffer.alloc(upload.PartBytes + 1)
    expect((await sendPart(app, ada, { id, number: 0, bytes: large })).statusCode).toBe(413)
    expect((await sendPart(app, ada, { id, number: 1, bytes: Buffer.alloc(9) })).statusCode).toBe(
      400,
    )
    const last = Buffer.alloc(5_000_000 - upload.PartBytes)
    const other = await sendPart(app, ada, { id, number: 1, bytes: last, sum: 'a'.repeat(64) })
    expect([other.statusCode, other.json()]).toMatchObject([
      422,
      { Code: 'FilmRefused', Fault: 'Sum' },
    ])
    expect((await sendPart(app, ada, { id, number: 1, bytes: last })).statusCode).toBe(200)
    expect(await call(app, 'GET', `/my/film-uploads/${id}`, ada)).toMatchObject([
      200,
      { Parts: [1] },
    ])
    expect(await finishFilm(app, ada, id)).toMatchObject([400, { Code: 'FieldRequired' }])
    for (let count = 0; count < 2; count += 1) expect((await begin(ada, 1000))[0]).toBe(201)
    expect(await begin(ada, 1000)).toMatchObject([409, { Code: 'LimitReached' }])
    expect((await call(app, 'DELETE', `/my/film-uploads/${id}`, ben))[0]).toBe(404)
    expect((await call(app, 'DELETE', `/my/film-uploads/${id}`, ada))[0]).toBe(200)
    expect((await begin(ada, 1000))[0]).toBe(201)
  },
)

test.for(mainDatabase)('FLM-105 films have 20 GB of room together (%s)', async (engine) => {
  const { app, ada, database } = await startOwn(engine)
  const [, { Id }] = await addOwn(app, ada)
  const { user_id } = await database.db
    .selectFrom('own_recipes')
    .select('user_id')
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('film_files')
    .values({
      user_id,
      file: `aa/${'a'.repeat(32)}.${'b'.repeat(16)}.mp4`,
      sha256: sumOfBytes(Buffer.from('')),
      bytes: 20 * 1024 ** 3 - 1000,
      width: 320,
      height: 180,
      has_sound: 0,
      duration_ms: 6000,
      made_at: 0,
    })
    .execute()
  const begin = async (Bytes: number) =>
    (await call(app, 'POST', `/my/recipes/${Id}/film/uploads`, ada, { Bytes }))[0]
  expect([await begin(600), await begin(600), await begin(400)]).toEqual([201, 409, 201])
})

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-106 a recipe whose steps have changed meanwhile refuses the film, and nothing is sent again (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const [, { Id, Version }] = await addOwn(app, ada)
    const film = madeFilm()
    const upload = await beginFilm(app, ada, Id, film)
    await sendParts(app, ada, upload, film)
    const Draft = { ...CRUMBLE, Steps: CRUMBLE.Steps.slice(0, 2) }
    await call(app, 'PATCH', `/my/recipes/${Id}`, ada, { Version, Draft })
    expect(await finishFilm(app, ada, upload.Id)).toMatchObject([409, { Code: 'ChangedMeanwhile' }])
    const Document = { ...CRUMBLE_FILM, Steps: CRUMBLE_FILM.Steps.slice(0, 2) }
    expect(await finishFilm(app, ada, upload.Id, { Document })).toMatchObject([200, { Document }])
  },
)

test.for(mainDatabase)(
  'FLM-107 an upload that nobody goes on with is deleted (%s)',
  async (engine) => {
    let time = Date.parse('2026-11-22T12:00:00Z')
    const { app, ada, database, config } = await startOwn(engine, { now: () => new Date(time) })
    const [, { Id }] = await addOwn(app, ada)
    const upload = await beginFilm(app, ada, Id, Buffer.alloc(10))
    await sendParts(app, ada, upload, Buffer.alloc(10))
    time += 7 * DAY_MS

    const storage = openStorage(config, database)
    await forgetFilms({ db: database.db, storage, dataDir: config.DATA_DIR }, time, app.log)
    expect((await call(app, 'GET', `/my/film-uploads/${upload.Id}`, ada))[0]).toBe(404)
    const left: string[] = []
    for await (const { key } of storage.list('film-parts')) left.push(key)
    expect(left).toEqual([])
  },
)
