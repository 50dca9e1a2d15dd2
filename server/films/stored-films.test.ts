import { unzipSync, strFromU8 } from 'fflate'
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import type { TakeAlongParts } from '#contract/own-recipes/take-along.ts'
import { checkStorage } from '#server/storage/check.ts'
import { copyFiles } from '#server/storage/copy.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { takeBackArea, tidyArea } from '#server/storage/tidy.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addFilm, beginFilm, madeFilm, sendParts } from '#tests/support/films.ts'
import { addOwn, call, startOwn } from '#tests/support/own-recipes.ts'
import { startBucket } from '#tests/support/test-bucket.ts'

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-113 films are checked, tidied, taken back and copied like all files, and never into the database (%s)',
  async (engine) => {
    const bucket = await startBucket()
    const { app, database, config, ada } = await startOwn(engine)
    const [, { Id }] = await addOwn(app, ada)
    const { Path } = await addFilm(app, ada, Id)
    const [, second] = await addOwn(app, ada)
    const upload = await beginFilm(app, ada, second.Id, madeFilm())
    await sendParts(app, ada, upload, madeFilm())
    const { db } = database
    const { DATA_DIR } = config
    const storage = openStorage({ DATA_DIR, ...bucket.config }, database)
    expect(await checkStorage(db, storage)).toMatchObject({ missing: [], unnamed: [] })

    const { folder, s3, database: table } = storage.stores
    const tools = { dataDir: DATA_DIR, report: () => {} }
    await copyFiles(folder!, table!, tools)
    for (const area of ['own-films', 'film-parts'])
      for await (const { key } of table!.list(area)) expect(key).toBeUndefined()
    await copyFiles(folder!, s3!, tools)
    const areas = bucket.keys.map((key) => key.split('/')[0])
    expect(areas.filter((area) => area?.includes('film'))).toEqual(['film-parts', 'own-films'])

    const lines: string[] = []
    const here = openStorage({ DATA_DIR }, database)
    const tidy = { db, storage: here, log: { warn: (line: string) => void lines.push(line) } }
    const row = await db.selectFrom('film_files').selectAll().executeTakeFirstOrThrow()
    const file = join(DATA_DIR, 'own-films', row.file)
    const old = new Date(Date.now() - 2 * HOUR_MS)
    await utimes(file, old, old)
    await here.discard(`own-films/${row.file}`)
    expect((await app.inject({ url: Path })).statusCode).toBe(404)
    await takeBackArea(tidy, 'own-films')
    expect((await app.inject({ url: Path })).statusCode).toBe(200)
    await tidyArea(tidy, 'own-films')
    expect((await app.inject({ url: Path })).statusCode).toBe(200)
    expect(lines).toEqual(['1 films of members were taken back from the bin'])

    await rm(file)
    const { missing } = await checkStorage(db, here)
    expect(missing).toEqual([`own-films/${row.file}`])
  },
)

test.skipIf(!HAS_FFMPEG)(
  'FLM-113 a member takes along what their films say, and each film with its bytes as a step film',
  async () => {
    const { app, ada, ben } = await startOwn('sqlite')
    const [, { Id }] = await addOwn(app, ada)
    const { Path } = await addFilm(app, ada, Id)
    const answer = await app.inject({ url: '/api/my/export', headers: ada })
    const files = unzipSync(answer.rawPayload)
    const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())) as {
      films: { recipe_id: number; address: string; document: string }[]
    }
    expect(account.films).toMatchObject([{ recipe_id: Id }])
    expect(account.films[0]?.document).toContain('xylanderian')
    expect(Path).toBe(`/media/film/${account.films[0]?.address}.mp4`)

    const [, { Films }] = await call<TakeAlongParts>(app, 'GET', '/my/export/parts', ada)
    expect(Films).toEqual([{ Film: Id, Bytes: madeFilm().length }])
    const film = await app.inject({ url: `/api/my/export?Film=${Id}`, headers: ada })
    expect(film.headers['content-disposition']).toContain(`step-film-${Id}.zip`)
    const stepFilm = unzipSync(film.rawPayload)
    expect(Buffer.from(stepFilm['film.mp4'] ?? []).equals(madeFilm())).toBe(true)
    expect(JSON.parse(strFromU8(stepFilm['film.json'] ?? new Uint8Array()))).toMatchObject({
      version: 1,
      film: { src: 'film.mp4', durationMs: 6000 },
      steps: [{ key: 'melt', startMs: 0 }, { key: 'rub' }, { key: 'bake', isStill: true }],
    })
    expect((await app.inject({ url: `/api/my/export?Film=${Id}`, headers: ben })).statusCode).toBe(
      404,
    )
  },
)
