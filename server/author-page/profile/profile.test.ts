import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Author } from '#contract/author.ts'
import type { Authorship, DeskProfile } from '#contract/desk/authorship.ts'
import type { LogPage } from '#contract/desk/log.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk, type Person } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'

/** Imani, an author, and Ed and Eve at the desk; Eve is an author, too. */
async function start(engine: EngineName, options: Parameters<typeof startDesk>[2] = {}) {
  const server = await startDesk(engine, ['imani', 'ed', 'eve'], options)
  const { app, grant } = server
  for (const name of ['ed', 'eve'] as const) await grant(name, 'editor')
  for (const name of ['imani', 'eve'] as const) await grant(name, 'author')
  const mine = async ({ headers }: Person) =>
    (await call<Authorship>(app, 'GET', '/my/author', headers))[1].Author!
  const change = async (who: Person, body: object) =>
    await call<Authorship & { Code?: string }>(app, 'PATCH', '/my/author', who.headers, body)
  /** Sends a picture of one colour; gives its id and address. */
  const upload = async ({ headers }: Person, colour: string, width = 640, height = width) => {
    const bytes = await plainPicture(colour, width, height).jpeg().toBuffer()
    const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers, bytes })
    return sent.json<OwnPicture>()
  }
  const waiting = async (who: Person) => {
    const list = await call<{ Profiles: DeskProfile[] }>(app, 'GET', '/desk/profiles', who.headers)
    return list[1].Profiles
  }
  const decide = async (who: Person, id: number, act: string, body?: object) =>
    await call<{ Code?: string }>(app, 'PATCH', `/desk/profiles/${id}/${act}`, who.headers, body)
  const seen = async (id: number) => (await call<Author>(app, 'GET', `/author/${id}?LangId=1`))[1]
  const statusOf = async (path: string | null | undefined) =>
    (await app.inject({ url: path ?? '' })).statusCode
  return { ...server, mine, change, upload, waiting, decide, seen, statusOf }
}

test.for(databases)(
  'FOL-90 FOL-91 another name and portrait are read first, the old ones stay meanwhile (%s)',
  async (engine) => {
    const { app, people, mine, change, upload, waiting, decide, seen, statusOf } =
      await start(engine)
    const { imani, ed } = people
    const { Id } = await mine(imani)
    const picture = await upload(imani, 'red')
    const [status, { Author: asked }] = await change(imani, {
      Name: 'Imani Okafor',
      PortraitId: picture.Id,
      Place: 'Leipzig',
    })
    expect(status).toBe(200)
    expect(asked).toMatchObject({
      Name: 'Imani Krause',
      Place: 'Leipzig',
      Portrait: null,
      Change: { State: 'waiting', Name: 'Imani Okafor', Portrait: { Id: picture.Id } },
    })
    expect(await seen(Id)).toMatchObject({ Name: 'Imani Krause', ImagePath: null })
    const [row] = await waiting(ed)
    expect(row).toMatchObject({ Author: { Id, Name: 'Imani Krause' }, Name: 'Imani Okafor' })
    const secret = row?.Portrait
    expect(await statusOf(secret)).toBe(200)

    expect(await decide(ed, row!.Id, 'approve')).toMatchObject([200, {}])
    expect(await mine(imani)).toMatchObject({ Name: 'Imani Okafor', Change: null })
    const { Name, ImagePath } = await seen(Id)
    expect([Name, await statusOf(ImagePath)]).toEqual(['Imani Okafor', 200])
    // The address that the desk had has ended.
    expect(await statusOf(secret)).toBe(404)
    const [, found] = await call<Author[]>(app, 'GET', '/author?Term=okafor')
    expect(found).toMatchObject([{ Id, ImagePath }])
    const [, { Rows }] = await call<LogPage>(app, 'GET', '/desk/log?limit=1', ed.headers)
    expect(Rows).toMatchObject([{ Action: 'profile-approved', Subject: { Id } }])

    // The next portrait takes its place, and the address of the first one ends.
    const next = await upload(imani, 'blue')
    await change(imani, { PortraitId: next.Id })
    await decide(ed, (await waiting(ed))[0]!.Id, 'approve')
    expect((await seen(Id)).ImagePath).not.toBe(ImagePath)
    expect(await statusOf(ImagePath)).toBe(404)
    // None at all is so at once.
    const [, { Author: without }] = await change(imani, { PortraitId: null })
    expect(without).toMatchObject({ Portrait: null, Change: null })
  },
)

test.for(databases)(
  'FOL-91 what waits is taken back, replaced, or sent back with a remark (%s)',
  async (engine) => {
    const { app, people, mine, change, upload, waiting, decide, statusOf } = await start(engine)
    const { imani, ed } = people
    const picture = await upload(imani, 'red')
    await change(imani, { Name: 'Imani O.', PortraitId: picture.Id })
    const [first] = await waiting(ed)
    // The same again changes nothing; the name that others see takes it back.
    await change(imani, { Name: 'Imani O.', Place: 'Leipzig' })
    expect((await waiting(ed))[0]?.Id).toBe(first!.Id)
    await change(imani, { Name: 'Imani Krause' })
    expect(await waiting(ed)).toMatchObject([{ Name: null }])
    const path = (await waiting(ed))[0]!.Portrait
    await call(app, 'DELETE', '/my/author/change', imani.headers)
    expect([await waiting(ed), await statusOf(path)]).toEqual([[], 404])
    expect(await decide(ed, first!.Id, 'approve')).toMatchObject([409, { Code: 'AlreadyDecided' }])

    await change(imani, { Name: 'The Editors', PortraitId: picture.Id })
    const id = (await waiting(ed))[0]!.Id
    expect((await decide(ed, id, 'return', { Remark: ' ' }))[0]).toBe(400)
    expect((await decide(ed, id, 'return', { Remark: 'That is us.' }))[0]).toBe(200)
    const { Name, Change } = await mine(imani)
    expect([Name, Change]).toMatchObject([
      'Imani Krause',
      { State: 'returned', Name: 'The Editors', Remark: 'That is us.' },
    ])
    // The author still sees the picture, and nobody else does.
    expect(await statusOf(Change?.Portrait?.Path)).toBe(200)
    await change(imani, { Name: 'Imani Okafor' })
    expect((await mine(imani)).Change).toMatchObject({ State: 'waiting', Remark: null })
  },
)

test.for(databases)(
  'FOL-92 nobody decides about themselves, and of two editors one (%s)',
  async (engine) => {
    const { people, change, waiting, decide } = await start(engine)
    const { imani, ed, eve } = people
    await change(eve, { Name: 'Eve Weber' })
    const [own] = await waiting(eve)
    expect(own).toMatchObject({ IsYou: true })
    expect(await decide(eve, own!.Id, 'approve')).toMatchObject([403, { Code: 'OwnDecision' }])
    expect((await decide(imani, own!.Id, 'approve'))[0]).toBe(404)
    const both = await Promise.all([
      decide(ed, own!.Id, 'approve'),
      decide(ed, own!.Id, 'return', { Remark: 'No.' }),
    ])
    expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 409]))
    expect((await decide(ed, 99_999, 'approve'))[0]).toBe(404)
  },
)

test.for(databases)(
  'FOL-90 FOL-93 what is no portrait, no name or no link is refused (%s)',
  async (engine) => {
    const { people, change, upload, waiting } = await start(engine)
    const { imani, ed } = people
    const wide = await upload(imani, 'red', 640, 480)
    const small = await upload(imani, 'red', 100)
    const foreign = await upload(ed, 'red')
    for (const [body, code] of [
      [{ PortraitId: wide.Id }, 'FieldInvalid'],
      [{ PortraitId: small.Id }, 'FieldInvalid'],
      [{ PortraitId: foreign.Id }, 'FieldInvalid'],
      [{ Name: '\u200B' }, 'FieldRequired'],
      [{ Website: 'http://imani.example' }, 'FieldInvalid'],
      [{ Website: 'https://imani:secret@imani.example' }, 'FieldInvalid'],
      [{ Social: 'https://127.0.0.1/imani' }, 'FieldInvalid'],
      [{ Social: `https://imani.example/${'x'.repeat(300)}` }, 'TextTooLong'],
    ] as const)
      expect([body, await change(imani, body)]).toMatchObject([body, [400, { Code: code }]])
    expect(await waiting(ed)).toEqual([])
  },
)

test.for(databases)('FOL-90 another name is asked for ten times a day (%s)', async (engine) => {
  let time = Date.UTC(2026, 0, 1)
  const { people, change } = await start(engine, { now: () => new Date(time) })
  for (let count = 0; count < 10; count++)
    expect((await change(people.imani, { Name: `Imani ${count}` }))[0]).toBe(200)
  const more = { Name: 'Imani Okafor', Place: 'Leipzig' }
  expect(await change(people.imani, more)).toMatchObject([429, { Code: 'LimitReached' }])
  time += DAY_MS
  expect((await change(people.imani, more))[0]).toBe(200)
})

test.for(databases)(
  'FOL-94 an account takes its portraits along, and leaves none (%s)',
  async (engine) => {
    const { app, database, people, mine, change, upload, waiting, decide, statusOf } =
      await start(engine)
    const { imani, ed } = people
    await change(imani, { PortraitId: (await upload(imani, 'red')).Id })
    await decide(ed, (await waiting(ed))[0]!.Id, 'approve')
    await change(imani, { Name: 'Imani O.', PortraitId: (await upload(imani, 'blue')).Id })
    const { Portrait, Change } = await mine(imani)
    const packed = await app.inject({ url: '/api/my/export', headers: imani.headers })
    const files = unzipSync(packed.rawPayload)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['author/portrait.webp', 'author/portrait-waiting.webp']),
    )
    const account = strFromU8(files['account.json'] ?? new Uint8Array())
    expect(JSON.parse(account)).toMatchObject({
      profileChanges: [{ state: 'approved' }, { state: 'waiting', name: 'Imani O.' }],
    })
    expect(account).not.toContain('decided_by')

    await call(app, 'PATCH', '/me/delete_account', imani.headers, { Message: 'Bye' })
    expect([await statusOf(Portrait), await statusOf(Change?.Portrait?.Path)]).toEqual([404, 404])
    for (const table of ['profile_changes', 'published_pictures', 'own_pictures'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  },
)
