import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import type { LinkedCookbook, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { DAY_MS } from '#contract/durations.ts'
import { emptyBins } from '#server/own-recipes/empty-bins.ts'
import { openPictures } from '#server/own-recipes/pictures/open-pictures.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { addBook } from '#tests/support/own-cookbooks.ts'
import { call, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'

/** A picture whose left half is dark and whose right half is red. */
const halves = async (width: number, height: number) => {
  const half = await plainPicture('black', Math.floor(width / 2), height)
    .png()
    .toBuffer()
  return await plainPicture('red', width, height)
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
}

/** Sends a picture of a cookbook; gives status and answer. */
const put = async (app: App, headers: Headers, path: string, bytes: Buffer) => {
  const answer = await sendPicture(app, path, { field: 'picture', headers, bytes })
  return [answer.statusCode, answer.json<OwnCookbook & { Code?: string }>()] as const
}

/** The colour in the middle of a picture. */
const middleOf = async (app: App, path: string) => {
  const { rawPayload } = await app.inject({ url: path })
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return { red: data[at] ?? 0, width: info.width, height: info.height }
}

test.for(databases)(
  'BOK-30 BOK-31 a cover and a header are cut from a picture (%s)',
  async (engine) => {
    const { app, ada, ben, database } = await startOwn(engine)
    const { Id } = await addBook(app, ada)
    const path = `/my/cookbooks/${Id}/picture`
    const [status, first] = await put(app, ada, `${path}/cover`, await halves(2000, 1200))
    expect([status, first.Version]).toEqual([200, 2])
    expect(first.Cover).toMatchObject({ Width: 900, Height: 1200 })
    const right = '?X=0.55&Y=0&Width=0.45'
    const [, second] = await put(app, ada, `${path}/cover${right}`, await halves(2000, 1200))
    const shown = await middleOf(app, second.Cover?.Path ?? '')
    expect(shown).toMatchObject({ width: 900, height: 1200 })
    expect(shown.red).toBeGreaterThan(240)
    const left = '?X=0&Y=0.2&Width=0.45'
    const [, third] = await put(app, ada, `${path}/cover${left}`, await halves(2000, 1200))
    expect((await middleOf(app, third.Cover?.Path ?? '')).red).toBeLessThan(15)
    const [, wide] = await put(app, ada, `${path}/header`, await halves(2500, 1600))
    expect(wide.Header).toMatchObject({ Width: 2400, Height: 750 })
    const media = await database.db
      .selectFrom('media')
      .select(['tone', 'colour'])
      .where('id', '=', wide.Header?.Id ?? 0)
      .executeTakeFirstOrThrow()
    expect(media).toEqual({ tone: 'dark', colour: expect.stringMatching(/^#[\da-f]{6}$/u) })
    expect((await put(app, ben, `${path}/cover`, await halves(2000, 1200)))[0]).toBe(404)
    const gone = await call<OwnCookbook>(app, 'DELETE', `${path}/header`, ada)
    expect(gone).toMatchObject([200, { Header: null, Cover: third.Cover }])
  },
)

test.for(databases)(
  'BOK-32 a picture that is too small is refused, and the one before stays (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const { Id } = await addBook(app, ada)
    const path = `/my/cookbooks/${Id}/picture`
    const [, { Cover }] = await put(app, ada, `${path}/cover`, await halves(900, 1200))
    expect(Cover).toMatchObject({ Width: 900, Height: 1200 })
    const refused = [422, { Code: 'PictureTooSmall' }]
    for (const [place, width, height] of [
      ['cover', 200, 100],
      ['cover', 899, 1200],
      ['cover', 900, 1199],
      ['cover?X=0&Y=0&Width=0.5', 1600, 1200],
      ['header', 640, 480],
    ] as const)
      expect(await put(app, ada, `${path}/${place}`, await halves(width, height))).toMatchObject(
        refused,
      )
    expect(await put(app, ada, `${path}/cover`, Buffer.from('no picture'))).toMatchObject([
      415,
      { Code: 'FileTypeUnsupported' },
    ])
    expect((await put(app, ada, `${path}/back`, await halves(900, 1200)))[0]).toBe(400)
    const [, now] = await call<OwnCookbook>(app, 'GET', `/my/cookbooks/${Id}`, ada)
    expect(now.Cover).toEqual(Cover)
  },
)

test.for(databases)(
  'BOK-33 pictures of a cookbook stay with it, and their addresses end with its link (%s)',
  async (engine) => {
    const server = await startOwn(engine)
    const { app, ada, database, config } = server
    const { Id } = await addBook(app, ada)
    const path = `/my/cookbooks/${Id}`
    await put(app, ada, `${path}/picture/cover`, await halves(900, 1200))
    const [, { LinkToken }] = await call<OwnCookbook>(app, 'POST', `${path}/link`, ada)
    const [, linked] = await call<LinkedCookbook>(app, 'GET', `/unlisted/cookbook/${LinkToken}`)
    const seen = async () => (await app.inject({ url: linked.CoverPath ?? '' })).statusCode
    expect(await seen()).toBe(200)
    await call(app, 'DELETE', `${path}/link`, ada)
    expect(await seen()).toBe(404)
    // Those that are shown stay; those that are shown no more go after a while.
    await put(app, ada, `${path}/picture/cover`, await halves(1800, 1200))
    const store = openPictures(database, openStorage(config, database))
    await emptyBins(database.db, store, Date.now() + (BIN_DAYS + 1) * DAY_MS)
    const kept = await database.db.selectFrom('own_pictures').select('media_id').execute()
    const [, { Cover }] = await call<OwnCookbook>(app, 'GET', path, ada)
    expect(kept).toEqual([{ media_id: Cover?.Id }])
  },
)
