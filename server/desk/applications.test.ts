import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Author } from '#contract/author.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { Authorship, DeskApplication } from '#contract/desk/authorship.ts'
import type { LogPage } from '#contract/desk/log.ts'
import type { DeskMember } from '#contract/desk/members.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { IMANI, startDesk, type Person } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startMailServer } from '#tests/support/mail-server.ts'

/** Ed and Eve at the desk, and Imani, who wants to publish. */
async function start(engine: EngineName, options: Parameters<typeof startDesk>[2] = {}) {
  const server = await startDesk(engine, ['ed', 'eve', 'imani'], options)
  const { app, people, grant } = server
  await grant('ed', 'editor')
  await grant('eve', 'editor')
  const apply = async ({ headers }: Person, differences: object = {}, langId = 1) =>
    await call<Authorship>(app, 'POST', `/my/author/application?LangId=${langId}`, headers, {
      ...IMANI,
      ...differences,
    })
  const open = async (who = people.ed) => {
    const path = '/desk/applications'
    const [, { Applications }] = await call<{ Applications: DeskApplication[] }>(
      app,
      'GET',
      path,
      who.headers,
    )
    return Applications
  }
  const decide = async (who: Person, id: number, act: string, body?: object) =>
    await call(app, 'PATCH', `/desk/applications/${id}/${act}`, who.headers, body)
  return { ...server, apply, open, decide }
}

test.for(databases)('DSK-20 DSK-21 a member asks, and becomes an author (%s)', async (engine) => {
  const { app, people, apply, open, decide } = await start(engine)
  const { imani, ed } = people
  const [status, sent] = await apply(imani)
  expect([status, sent]).toMatchObject([
    201,
    { Author: null, Application: { State: 'open', Name: 'Imani Okafor', Remark: null } },
  ])
  // Sent again it is the same; another one waits for the answer to the first.
  expect((await apply(imani))[1].Application?.Id).toBe(sent.Application?.Id)
  expect(await apply(imani, { Name: 'Imani' })).toMatchObject([409, { Code: 'ApplicationOpen' }])
  const [application] = await open()
  expect(application).toMatchObject({
    Place: 'Leipzig',
    LangId: 1,
    Links: IMANI.Links,
    Member: { Id: imani.id, Name: 'Imani Krause', OwnRecipes: 0 },
  })

  expect(await decide(ed, application!.Id, 'approve')).toMatchObject([200, {}])
  expect(await open()).toEqual([])
  const [, me] = await call<CurrentUser>(app, 'GET', '/me/', imani.headers)
  expect(me.Roles).toEqual(['author'])
  const [, author] = await call<Author>(app, 'GET', `/author/${me.AuthorId}?LangId=0`)
  expect(author).toMatchObject({
    Name: 'Imani Okafor',
    // Nothing is written in German yet.
    Description: IMANI.Description,
    Website: 'https://imani.example/',
    Facebook: 'https://www.facebook.com/imani',
  })
  const [, found] = await call<Author[]>(app, 'GET', '/author?Term=okaf')
  expect(found).toMatchObject([{ Id: me.AuthorId }])
  expect(await apply(imani)).toMatchObject([409, { Code: 'AlreadyAuthor' }])
  const [, { Rows }] = await call<LogPage>(app, 'GET', '/desk/log?limit=1', ed.headers)
  expect(Rows).toMatchObject([
    {
      Action: 'application-approved',
      Actor: { Id: ed.id },
      Subject: { Id: imani.id },
      Details: { author: me.AuthorId, terms: IMANI.TermsVersion },
    },
  ])
})

test.for(databases)('DSK-20 both licences have to be accepted (%s)', async (engine) => {
  const { people, apply } = await start(engine)
  const { imani } = people
  for (const [differences, code] of [
    [{ AcceptsTextLicence: false }, 'FieldRequired'],
    [{ AcceptsPictureLicence: false }, 'FieldRequired'],
    [{ TermsVersion: '2019-01' }, 'FieldInvalid'],
    [{ Name: '\u200B' }, 'FieldRequired'],
    [{ Links: ['javascript:alert(1)'] }, 'FieldInvalid'],
    [{ Links: ['http://imani.example/'] }, 'FieldInvalid'],
    [{ Links: ['https://imani:secret@imani.example/'] }, 'FieldInvalid'],
    [{ Links: Array.from({ length: 6 }, (_, at) => `https://a.example/${at}`) }, 'FieldInvalid'],
    [{ Description: 'x'.repeat(501) }, 'TextTooLong'],
  ] as const) {
    expect([differences, await apply(imani, differences)]).toMatchObject([
      differences,
      [400, { Code: code }],
    ])
  }
})

test.for(databases)('DSK-22 a refusal says why, and the desk mails it (%s)', async (engine) => {
  const mail = await startMailServer()
  const environment = { SMTP_URL: mail.url, PUBLIC_ORIGIN: 'https://simmer.example' }
  const { app, people, apply, open, decide } = await start(engine, { environment })
  const { imani, ed } = people
  await app.ready()
  await call(app, 'PATCH', '/me/', imani.headers, { Language: 0 })
  await apply(imani)
  const [application] = await open()
  const id = application!.Id
  expect(await decide(ed, id, 'refuse', { Remark: ' ' })).toMatchObject([400, {}])
  expect((await decide(ed, id, 'refuse', { Remark: 'Bitte sag mehr.' }))[0]).toBe(200)
  expect(await mail.next()).toMatchObject({
    subject: 'Zu deiner Anfrage, bei Simmer zu veröffentlichen',
    to: [{ address: 'imani@simmer.example' }],
    text: expect.stringContaining('Der Grund: Bitte sag mehr.') as string,
  })
  const [, after] = await call<Authorship>(app, 'GET', '/my/author', imani.headers)
  expect(after.Application).toMatchObject({ State: 'refused', Remark: 'Bitte sag mehr.' })

  await call(app, 'PATCH', '/me/', imani.headers, { Language: 1 })
  await apply(imani)
  await decide(ed, (await open())[0]!.Id, 'approve')
  expect((await mail.next()).subject).toBe('You are now an author at Simmer')
})

test.for(databases)('DSK-23 nobody decides about their own, and only one (%s)', async (engine) => {
  const { people, apply, open, decide } = await start(engine)
  const { ed, eve, imani } = people
  await apply(ed)
  const [own] = await open(ed)
  expect(own?.Member.IsYou).toBe(true)
  expect(await decide(ed, own!.Id, 'approve')).toMatchObject([403, { Code: 'OwnDecision' }])
  expect((await decide(imani, own!.Id, 'approve'))[0]).toBe(404)
  const both = await Promise.all([
    decide(eve, own!.Id, 'approve'),
    decide(eve, own!.Id, 'refuse', { Remark: 'No.' }),
  ])
  expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 409]))
  expect(await decide(eve, own!.Id, 'approve')).toMatchObject([409, { Code: 'AlreadyDecided' }])
  expect((await decide(eve, 99_999, 'approve'))[0]).toBe(404)
})

test.for(databases)('DSK-24 a member asks three times a year (%s)', async (engine) => {
  let time = Date.UTC(2026, 0, 1)
  const { app, people, apply } = await start(engine, { now: () => new Date(time) })
  const { imani } = people
  const withdraw = async () =>
    await call<Authorship>(app, 'DELETE', '/my/author/application', imani.headers)
  for (let count = 0; count < 3; count++) {
    expect((await apply(imani))[0]).toBe(201)
    expect((await withdraw())[1].Application?.State).toBe('withdrawn')
  }
  expect(await apply(imani)).toMatchObject([429, { Code: 'LimitReached' }])
  for (let days = 0; days < 366; days += 20) {
    time += 20 * DAY_MS
    expect((await call(app, 'GET', '/my/author', imani.headers))[0]).toBe(200)
  }
  expect((await apply(imani))[0]).toBe(201)
})

test.for(databases)('DSK-25 an author changes place, texts and links (%s)', async (engine) => {
  const { app, people, apply, open, decide } = await start(engine)
  const { imani, ed } = people
  await apply(imani)
  await decide(ed, (await open())[0]!.Id, 'approve')
  const change = async (body: object, who = imani) =>
    await call<Authorship>(app, 'PATCH', '/my/author', who.headers, body)
  const [, { Author }] = await change({
    Place: '',
    Description: { de: 'Ich koche.' },
    Website: 'https://okafor.example/',
    Social: '',
  })
  expect(Author).toMatchObject({
    Place: null,
    Description: { en: IMANI.Description, de: 'Ich koche.' },
    Website: 'https://okafor.example/',
    Social: null,
    IsTrusted: false,
  })
  const [, shown] = await call<Author>(app, 'GET', `/author/${Author?.Id}?LangId=0`)
  expect(shown).toMatchObject({
    Description: 'Ich koche.',
    Website: 'https://okafor.example/',
    Facebook: null,
  })
  // Whoever is none has no such call.
  expect((await change({ Place: 'Kiel' }, ed))[0]).toBe(404)

  const trust = async (who: Person, IsTrusted: boolean) =>
    await call<DeskMember>(app, 'PATCH', `/desk/members/${imani.id}/trust`, who.headers, {
      IsTrusted,
    })
  expect(await trust(ed, true)).toMatchObject([200, { IsTrusted: true, AuthorId: Author?.Id }])
  expect((await trust(imani, true))[0]).toBe(404)
  const [status] = await call(app, 'PATCH', `/desk/members/${ed.id}/trust`, people.eve.headers, {
    IsTrusted: true,
  })
  expect(status).toBe(404)
})

test.for(databases)(
  'DSK-26 an account takes along what it asked, and leaves no author (%s)',
  async (engine) => {
    const { app, database, people, apply, open, decide } = await start(engine)
    const { imani, ed } = people
    await apply(imani)
    await decide(ed, (await open())[0]!.Id, 'approve')
    const packed = await app.inject({ url: '/api/my/export', headers: imani.headers })
    const text = strFromU8(unzipSync(packed.rawPayload)['account.json'] ?? new Uint8Array())
    expect(JSON.parse(text)).toMatchObject({
      roles: [{ role: 'author' }],
      applications: [{ state: 'approved', terms_version: IMANI.TermsVersion }],
      author: { Name: 'Imani Okafor', Website: IMANI.Links[0], Social: IMANI.Links[1] },
    })
    expect(text).not.toContain('decided_by')
    await call(app, 'PATCH', '/me/delete_account', imani.headers, { Message: 'Bye' })
    expect((await call<Author[]>(app, 'GET', '/author'))[1]).toEqual([])
    const { db } = database
    for (const table of ['author_applications', 'author_links', 'author_texts'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  },
)
