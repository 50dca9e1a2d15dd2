import { execFileSync } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { FilmUpload, OwnFilm } from '#contract/films/own-film.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import {
  beginFilm,
  finishFilm,
  largeFilm,
  partOf,
  sendPart,
  sendParts,
  sumOfBytes,
} from '#tests/support/films.ts'
import { signIn } from '#tests/support/members.ts'
import { addOwn, call, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import { smallDisk } from '#tests/support/small-disk.ts'
import { startBucket } from '#tests/support/test-bucket.ts'

/** Sends the beginning of a part, and breaks off. */
async function cutPart(origin: string, who: Headers, upload: FilmUpload, part: Buffer, at: number) {
  const sent = request(`${origin}/api/my/film-uploads/${upload.Id}/parts/0`, {
    method: 'POST',
    headers: {
      ...who,
      'content-type': 'application/octet-stream',
      'content-length': part.length,
      'x-part-sha256': sumOfBytes(part),
    },
  })
  // A broken connection is what is wanted.
  sent.on('error', () => {})
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  sent.once('close', close)
  await new Promise<void>((resolve) => sent.write(part.subarray(0, at), () => resolve()))
  await setImmediate()
  sent.destroy()
  await closed
}

const partsOf = async (app: App, who: Headers, { Id }: FilmUpload) =>
  (await call<FilmUpload>(app, 'GET', `/my/film-uploads/${Id}`, who))[1].Parts

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FLM-109 an upload that is cut twenty times, and goes on at another process, is one whole file (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const bucket = await startBucket()
    const { app, database, ada, listen } = await startOwn(engine, { environment: bucket.config })
    const { DATA_DIR } = database.config
    const environment = { ...bucket.config, DATA_DIR: join(DATA_DIR, 'other'), LOG_LEVEL: 'silent' }
    const other = await buildApp({
      config: { ...readConfig(environment), DATABASE_URL: undefined },
      database,
    })
    onTestFinished(async () => await other.close())
    const [, { Id }] = await addOwn(app, ada)
    const film = largeFilm()
    const upload = await beginFilm(app, ada, Id, film)
    const origin = await listen()
    const first = partOf(film, upload, 0)
    for (let cut = 0; cut < 20; cut += 1) {
      await cutPart(origin, ada, upload, first, Math.floor((first.length * cut) / 20))
      expect(await partsOf(app, ada, upload)).toEqual([])
    }
    // The last part first, at one process; the others at another one, by a new session.
    const last = Math.ceil(film.length / upload.PartBytes) - 1
    expect(last).toBeGreaterThan(0)
    const end = { id: upload.Id, number: last, bytes: partOf(film, upload, last) }
    for (let again = 0; again < 2; again += 1)
      expect((await sendPart(app, ada, end)).statusCode).toBe(200)
    const renewed = await signIn(app)
    const now = { ...upload, Parts: await partsOf(other, renewed, upload) }
    expect(now.Parts).toEqual([last])
    await sendParts(other, renewed, now, film)
    // Twice at once, as after an answer that did not come.
    const [one, two] = await Promise.all([
      finishFilm(other, renewed, upload.Id),
      finishFilm(app, ada, upload.Id),
    ])
    expect(one[0]).toBe(200)
    expect(two).toEqual(one)
    expect((await app.inject({ url: one[1].Path })).rawPayload.equals(film)).toBe(true)
    const range = { range: 'bytes=1000000-1000099' }
    const part = await other.inject({ url: one[1].Path, headers: range })
    expect(part.rawPayload.equals(film.subarray(1_000_000, 1_000_100))).toBe(true)
    const films = bucket.keys.filter((key) => key.startsWith('own-films/'))
    expect(films).toHaveLength(1)
    expect(bucket.keys.filter((key) => key.startsWith('film-parts/'))).toEqual([])
  },
)

test.skipIf(!HAS_FFMPEG)(
  'FLM-109 on a full disk a part is refused for the moment, and nothing of it stays',
  async ({ skip }) => {
    const { app, config, ada } = await startOwn('sqlite')
    const [, { Id }] = await addOwn(app, ada)
    const film = largeFilm()
    const upload = await beginFilm(app, ada, Id, film)
    for (const folder of ['arriving-films', 'film-parts']) {
      await rm(join(config.DATA_DIR, folder), { recursive: true, force: true })
      const disk = await smallDisk(join(config.DATA_DIR, folder), 2)
      skip(disk === undefined, 'Only root can mount a small disk.')
      const part = { id: upload.Id, number: 0, bytes: partOf(film, upload, 0) }
      const answer = await sendPart(app, ada, part)
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { Code: 'Unavailable' }])
      expect(answer.headers['retry-after']).toBe('5')
      expect(await partsOf(app, ada, upload)).toEqual([])
    }
  },
)

test.skipIf(!HAS_FFMPEG)(
  'FLM-109 on a full disk a film is not finished, loses nothing, and is finished once there is room',
  async ({ skip }) => {
    const { app, config, ada } = await startOwn('sqlite')
    const [, { Id }] = await addOwn(app, ada)
    const film = largeFilm()
    const upload = await beginFilm(app, ada, Id, film)
    await sendParts(app, ada, upload, film)
    const folder = join(config.DATA_DIR, 'arriving-films')
    await rm(folder, { recursive: true, force: true })
    const disk = await smallDisk(folder, 2)
    skip(disk === undefined, 'Only root can mount a small disk.')
    expect(await finishFilm(app, ada, upload.Id)).toMatchObject([503, { Code: 'Unavailable' }])
    expect(await readdir(folder)).toEqual([])
    expect((await partsOf(app, ada, upload)).length).toBeGreaterThan(1)
    execFileSync('mount', ['-o', 'remount,size=64m', folder])
    const [status, finished] = await finishFilm(app, ada, upload.Id)
    expect(status).toBe(200)
    expect((await app.inject({ url: finished.Path })).rawPayload.equals(film)).toBe(true)
  },
)

test.skipIf(!HAS_FFMPEG)('FLM-109 a part that the store has lost is sent again', async () => {
  const { app, database, config, ada } = await startOwn('sqlite')
  const [, { Id }] = await addOwn(app, ada)
  const film = largeFilm()
  const upload = await beginFilm(app, ada, Id, film)
  await sendParts(app, ada, upload, film)
  const { file } = await database.db
    .selectFrom('film_parts')
    .select('file')
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  await rm(join(config.DATA_DIR, 'film-parts', file))
  expect(await finishFilm(app, ada, upload.Id)).toMatchObject([400, { Code: 'FieldRequired' }])
  const Parts = await partsOf(app, ada, upload)
  expect(Parts).not.toContain(1)
  await sendParts(app, ada, { ...upload, Parts }, film)
  expect((await finishFilm(app, ada, upload.Id))[0]).toBe(200)
})

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FLM-105 who is suspended while a film is on its way sends no more of it (%s)',
  async (engine) => {
    const { app, database, ada } = await startOwn(engine)
    const [, { Id }] = await addOwn(app, ada)
    const film = largeFilm()
    const upload = await beginFilm(app, ada, Id, film)
    await sendPart(app, ada, { id: upload.Id, number: 0, bytes: partOf(film, upload, 0) })
    const { user_id } = await database.db
      .selectFrom('film_uploads')
      .select('user_id')
      .executeTakeFirstOrThrow()
    const hold = { user_id, reason: 'Insults.', suspended_at: 0, suspended_by: 1 }
    await database.db
      .insertInto('suspensions')
      .values({ ...hold, ends_at: null })
      .execute()
    const next = { id: upload.Id, number: 1, bytes: partOf(film, upload, 1) }
    expect((await sendPart(app, ada, next)).json()).toMatchObject({ Code: 'Suspended' })
    expect(await finishFilm(app, ada, upload.Id)).toMatchObject([403, { Code: 'Suspended' }])
    expect((await call<OwnFilm>(app, 'GET', `/my/recipes/${Id}/film`, ada))[1]).toBeNull()
    await database.db.deleteFrom('suspensions').execute()
    await sendParts(app, ada, { ...upload, Parts: [0] }, film)
    expect((await finishFilm(app, ada, upload.Id))[0]).toBe(200)
  },
)
