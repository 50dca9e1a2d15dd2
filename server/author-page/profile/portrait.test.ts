import type { Static } from 'typebox'
import { expect, test } from 'vitest'
import type { Authorship, DeskProfiles } from '#contract/desk/authorship.ts'
import { DAY_MS } from '#contract/durations.ts'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { DeskCases } from '#contract/reports/desk-reports.ts'
import type { EngineName } from '#server/db/engine.ts'
import { emptyBins } from '#server/own-recipes/empty-bins.ts'
import { openPictures } from '#server/own-recipes/pictures/open-pictures.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'

/** Imani, an author whose portrait Ed of the desk can approve. */
async function start(engine: EngineName) {
  const server = await startDesk(engine, ['imani', 'ed', 'mia'])
  const { app, people, grant } = server
  const { imani, ed } = people
  await grant('imani', 'author')
  await grant('ed', 'editor')
  const mine = async () =>
    (await call<Authorship>(app, 'GET', '/my/author', imani.headers))[1].Author!
  const ask = async () => {
    const bytes = await plainPicture('red', 640, 640).jpeg().toBuffer()
    const form = { field: 'picture', headers: imani.headers, bytes }
    const { Id } = (await sendPicture(app, '/my/pictures', form)).json<OwnPicture>()
    await call(app, 'PATCH', '/my/author', imani.headers, { PortraitId: Id })
  }
  const approve = async () => {
    const path = '/desk/profiles'
    const [, list] = await call<Static<typeof DeskProfiles>>(app, 'GET', path, ed.headers)
    const [first] = list.Profiles
    expect((await call(app, 'PATCH', `${path}/${first?.Id}/approve`, ed.headers))[0]).toBe(200)
  }
  const statusOf = async (path: string | null | undefined) =>
    (await app.inject({ url: path ?? '' })).statusCode
  return { ...server, mine, ask, approve, statusOf }
}

test.for(databases)(
  'FOL-91 the portrait of an author whom the desk hides is not at its address any more (%s)',
  async (engine) => {
    const { app, people, mine, ask, approve, statusOf } = await start(engine)
    const { ed, mia } = people
    await ask()
    await approve()
    const { Id, Portrait } = await mine()
    expect(await statusOf(Portrait)).toBe(200)
    await call(app, 'POST', '/report', mia.headers, { Kind: 'author', Id, Reason: 'copied' })
    const [, { Cases }] = await call<DeskCases>(app, 'GET', '/desk/reports?LangId=1', ed.headers)
    const [{ Id: found, Revision } = { Id: 0, Revision: '' }] = Cases
    const why = { Revision, Reason: 'copied', Remark: 'It is somebody else.' }
    const path = `/desk/reports/${found}/hide`
    expect((await call(app, 'PATCH', path, ed.headers, why))[0]).toBe(200)
    expect(await statusOf(Portrait)).toBe(404)
  },
)

test.for(databases)(
  'FOL-91 a portrait that waits is kept for as long as it waits, and the one that is shown for good (%s)',
  async (engine) => {
    const { database, config, mine, ask, approve, statusOf } = await start(engine)
    const store = openPictures(database, openStorage(config, database))
    const later = Date.now() + (BIN_DAYS + 1) * DAY_MS
    await ask()
    await emptyBins(database.db, store, later)
    expect(await statusOf((await mine()).Change?.Portrait?.Path)).toBe(200)
    await approve()
    await emptyBins(database.db, store, later)
    expect(await database.db.selectFrom('own_pictures').select('media_id').execute()).toEqual([])
    expect(await statusOf((await mine()).Portrait)).toBe(200)
  },
)
