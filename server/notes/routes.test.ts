import { randomUUID } from 'node:crypto'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { StepNote, type StepNoteCount } from '#contract/step-notes/step-note.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { startTestServer, type TestServerOptions } from '#tests/support/server.ts'

type Headers = Record<string, string>
type Fields = Record<string, string>

/** A server, two members, and the ids of the steps of recipe 3. */
const start = async (engine: EngineName, options: Pick<TestServerOptions, 'now'> = {}) => {
  const server = await startTestServer(engine, { filled: true, ...options })
  const { app } = server
  const ada = await newMember(app)
  const ben = await newMember(app, {
    email: 'ben@simmer.example',
    username: 'ben',
    firstname: 'Ben',
  })
  const steps = (await app.inject({ url: '/api/recipe/3/howto' })).json<HowToStep[]>()
  const [first, second] = steps.map(({ Id }) => Id) as [number, number]
  return { ...server, ada, ben, first, second }
}

const pin = async (app: App, who: Headers, fields: Fields, langId = 1) => {
  const note = { Kind: 'tip', Text: 'Warm the bowl.', IsPrivate: 'false', Key: randomUUID() }
  const all = { ...note, ...fields }
  const answer = await sendForm(app, 'POST', `/recipe/3/note?LangId=${langId}`, all, who)
  return [answer.statusCode, answer.json<StepNote>()] as const
}

const read = async (app: App, stepId: number, headers: Headers = {}, query = '') => {
  const answer = await app.inject({ url: `/api/recipe/3/note?StepId=${stepId}${query}`, headers })
  return answer.json<StepNote[]>()
}

const count = async (app: App, headers: Headers = {}) =>
  (await app.inject({ url: '/api/recipe/3/note/count', headers })).json<StepNoteCount[]>()

/** Makes a call about one note of recipe 3. */
const call = async (
  app: App,
  method: 'PATCH' | 'POST' | 'DELETE',
  path: string,
  headers: Headers,
  fields?: Fields,
) => {
  const answer =
    fields && method !== 'DELETE'
      ? await sendForm(app, method, `/recipe/3/note/${path}`, fields, headers)
      : await app.inject({ method, url: `/api/recipe/3/note/${path}`, headers })
  return [answer.statusCode, answer.json<StepNote & { Code?: string }>()] as const
}

test.for(databases)(
  'a member pins a note as typed, in the language of its page, and everybody reads it (%s)',
  async (engine) => {
    const { app, ada, ben, first, second } = await start(engine)
    const Text = 'Zwei Zeilen\n<b>&amp; "Zeichen"</b> 🍲 %_\' שלום'
    const [status, note] = await pin(
      app,
      ada,
      { StepId: String(first), Text: ` ${Text} \n`, Kind: 'changed' },
      0,
    )
    expect(status).toBe(201)
    expect(Value.Errors(StepNote, note)).toEqual([])
    expect(note).toMatchObject({
      StepId: first,
      Kind: 'changed',
      Text,
      IsEdited: false,
      Helpful: 0,
      IsHelpful: null,
      IsOwn: true,
      IsPrivate: false,
      LangId: 0,
      User: { FirstName: 'Ada', LastName: 'Lovelace', AvatarPath: null },
    })
    expect(await read(app, first, ada)).toEqual([note])
    expect(await read(app, first, ben)).toEqual([{ ...note, IsOwn: false, IsHelpful: false }])
    expect(await read(app, first)).toEqual([{ ...note, IsOwn: false }])
    expect(await read(app, second)).toEqual([])
    expect(await count(app)).toEqual([{ StepId: first, Count: 1, Own: 0 }])
    expect(await count(app, ada)).toEqual([{ StepId: first, Count: 1, Own: 1 }])
  },
)

test.for(databases)(
  'own notes come first, then the most helpful ones, then the newest, in pages (%s)',
  async (engine) => {
    const { app, ada, ben, first } = await start(engine)
    const cleo = await newMember(app, { email: 'cleo@simmer.example', username: 'cleo' })
    const StepId = String(first)
    const ids: number[] = []
    for (const Text of ['one', 'two', 'three', 'four']) {
      ids.push((await pin(app, ada, { StepId, Text }))[1].Id)
    }
    const [one = 0, two = 0, three = 0, four = 0] = ids
    await call(app, 'PATCH', `${two}/helpful`, ben)
    await call(app, 'PATCH', `${two}/helpful`, cleo)
    await call(app, 'PATCH', `${one}/helpful`, ben)
    const own = (await pin(app, ben, { StepId, IsPrivate: 'true' }))[1].Id
    const order = async (headers: Headers, query = '') =>
      (await read(app, first, headers, query)).map(({ Id }) => Id)
    expect(await order({})).toEqual([two, one, four, three])
    expect(await order(ben)).toEqual([own, two, one, four, three])
    expect(await order(ada)).toEqual([four, three, two, one])
    expect(await order(ben, '&limit=2')).toEqual([own, two, one])
    expect(await order(ben, '&limit=2&offset=2')).toEqual([four, three])
  },
)

test.for(databases)(
  'a note that arrives many times at once, at two processes, is stored once (%s)',
  async (engine) => {
    const { app, database, config, ada, ben, first } = await start(engine)
    const other = await openDatabase(database.config)
    const second = await buildApp({ config, database: other })
    const fields = { StepId: String(first), Key: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => pin(turn % 2 ? app : second, ada, fields)),
    )
    for (const answer of answers) expect(answer).toEqual([201, answers[0]?.[1]])
    // Another member's device may have chosen the same key.
    await pin(app, ben, fields)
    expect(await read(app, first)).toHaveLength(2)
    await second.close()
    await other.close()
  },
)

test.for(databases)(
  'a note is helpful once for each member, and not to its writer (%s)',
  async (engine) => {
    const { app, ada, ben, first } = await start(engine)
    const [, { Id }] = await pin(app, ada, { StepId: String(first) })
    const steps = [
      ['helpful', 1],
      ['helpful', 1],
      ['unhelpful', 0],
      ['unhelpful', 0],
      ['helpful', 1],
    ] as const
    for (const [wish, Helpful] of steps) {
      const [status, note] = await call(app, 'PATCH', `${Id}/${wish}`, ben)
      expect([status, note]).toMatchObject([200, { Helpful, IsHelpful: wish === 'helpful' }])
    }
    const many = await Promise.all(
      Array.from({ length: 6 }, () => call(app, 'PATCH', `${Id}/helpful`, ben)),
    )
    for (const [status] of many) expect(status).toBe(200)
    expect((await read(app, first))[0]?.Helpful).toBe(1)
    expect(await call(app, 'PATCH', `${Id}/helpful`, ada)).toMatchObject([
      404,
      { Code: 'NotFound' },
    ])
  },
)

test.for(databases)('its writer changes a note, and nobody else (%s)', async (engine) => {
  const { app, ada, ben, first } = await start(engine)
  const [, { Id }] = await pin(app, ada, { StepId: String(first) })
  const fields = { Kind: 'question', Text: 'Warm oder kalt?', IsPrivate: 'false' }
  expect(await call(app, 'PATCH', `${Id}?LangId=0`, ben, fields)).toMatchObject([404, {}])
  expect(await call(app, 'PATCH', `${Id}?LangId=0`, ada, fields)).toMatchObject([
    200,
    { Id, Kind: 'question', Text: 'Warm oder kalt?', LangId: 0, IsEdited: true },
  ])
  expect(await read(app, first)).toMatchObject([{ Id, Text: 'Warm oder kalt?' }])
  expect(await call(app, 'PATCH', `${Id}`, ada, { ...fields, IsPrivate: 'true' })).toMatchObject([
    200,
    { IsPrivate: true },
  ])
  expect(await read(app, first)).toEqual([])
  expect(await count(app, ben)).toEqual([])
})

test.for(databases)(
  'a deleted note is gone for everybody, and comes back for a minute (%s)',
  async (engine) => {
    let time = Date.now()
    const { app, database, ada, ben, first } = await start(engine, { now: () => new Date(time) })
    const StepId = String(first)
    const [, { Id }] = await pin(app, ada, { StepId })
    await call(app, 'PATCH', `${Id}/helpful`, ben)
    expect((await call(app, 'DELETE', `${Id}`, ben))[0]).toBe(404)
    for (let turn = 0; turn < 2; turn++) {
      expect(await call(app, 'DELETE', `${Id}`, ada)).toEqual([200, {}])
      expect(await read(app, first, ada)).toEqual([])
      expect(await count(app, ada)).toEqual([])
      for (const path of [`${Id}/helpful`, `${Id}/unhelpful`]) {
        expect((await call(app, 'PATCH', path, ben))[0]).toBe(404)
      }
    }
    time += 30_000
    expect((await call(app, 'PATCH', `${Id}/restore`, ben))[0]).toBe(404)
    for (let turn = 0; turn < 2; turn++) {
      expect(await call(app, 'PATCH', `${Id}/restore`, ada)).toMatchObject([200, { Helpful: 1 }])
    }
    expect(await count(app)).toEqual([{ StepId: first, Count: 1, Own: 0 }])
    await call(app, 'DELETE', `${Id}`, ada)
    time += 60_000
    expect((await call(app, 'PATCH', `${Id}/restore`, ada))[0]).toBe(404)
    const [, another] = await pin(app, ada, { StepId })
    await call(app, 'DELETE', `${another.Id}`, ada)
    const left = await database.db.selectFrom('step_notes').select('id').execute()
    expect(left).toEqual([{ id: another.Id }])
  },
)

test.for(databases)('a report is kept for an editor, with its reason (%s)', async (engine) => {
  const { app, database, ada, ben, first } = await start(engine)
  const [, { Id }] = await pin(app, ada, { StepId: String(first), Text: 'Buy my pans' })
  expect(await call(app, 'POST', `${Id}/report`, ben, { Reason: 'other' })).toEqual([201, {}])
  expect(await call(app, 'POST', `${Id}/report`, ben, { Reason: 'advert' })).toEqual([201, {}])
  expect((await call(app, 'POST', `${Id}/report`, ben, { Reason: 'boring' }))[0]).toBe(400)
  expect((await call(app, 'POST', `${Id}/report`, ada, { Reason: 'other' }))[0]).toBe(404)
  const reports = await database.db
    .selectFrom('reports')
    .innerJoin('report_cases', 'report_cases.id', 'reports.case_id')
    .select(['kind', 'subject_id', 'reports.reason', 'text'])
    .execute()
  const said = { reason: 'advert', text: 'Buy my pans' }
  expect(reports).toEqual([{ kind: 'note', subject_id: Id, ...said }])
  expect(await read(app, first)).toHaveLength(1)
  expect(await read(app, first, ben)).toEqual([])
  expect(await count(app, ben)).toEqual([])
})

const REFUSED = [
  ['nothing', { Text: '' }, 'FieldRequired'],
  ['blanks', { Text: ' \n\t\u00a0' }, 'FieldRequired'],
  ['what cannot be seen', { Text: '\u200b\u200d\u2060' }, 'FieldRequired'],
  ['501 characters', { Text: 'a'.repeat(501) }, 'TextTooLong'],
  ['10,000 letters', { Text: 'a'.repeat(10_000) }, 'TextTooLong'],
  ['what no database takes', { Text: 'a\u0000' }, 'FieldInvalid'],
  ['of an unknown kind', { Kind: 'joke' }, 'FieldInvalid'],
  ['without a proper key', { Key: 'x' }, 'FieldInvalid'],
] as const

test.for(REFUSED)('a note is not %s', async ([, fields, Code]) => {
  const { app, ada, first } = await start('sqlite')
  expect(await pin(app, ada, { StepId: String(first), ...fields })).toMatchObject([400, { Code }])
  expect(await read(app, first, ada)).toEqual([])
})

test('500 emoji fit', async () => {
  const { app, ada, first } = await start('sqlite')
  const [status, { Text }] = await pin(app, ada, { StepId: String(first), Text: '🍲'.repeat(500) })
  expect([status, Text]).toEqual([201, '🍲'.repeat(500)])
})

test('notes are refused where there is nothing, and to visitors', async () => {
  const { app, ada, first } = await start('sqlite')
  const [, { Id }] = await pin(app, ada, { StepId: String(first) })
  const other = (await app.inject({ url: '/api/recipe/4/howto' })).json<HowToStep[]>()[0]?.Id
  expect((await pin(app, ada, { StepId: String(other) }))[0]).toBe(404)
  expect((await pin(app, {}, { StepId: String(first) }))[0]).toBe(401)
  for (const path of [`${Id}/helpful`, `${Id}/unhelpful`, `${Id}/restore`]) {
    expect((await call(app, 'PATCH', path, {}))[0]).toBe(401)
  }
  expect((await call(app, 'DELETE', `${Id}`, {}))[0]).toBe(401)
  expect((await call(app, 'POST', `${Id}/report`, {}, { Reason: 'other' }))[0]).toBe(401)
  for (const [url, status, Code] of [
    [`/recipe/3/note?StepId=${other}`, 404, 'NotFound'],
    ['/recipe/999999/note?StepId=1', 404, 'RequestInvalid'],
    ['/recipe/999999/note/count', 404, 'RequestInvalid'],
    ['/recipe/3/note', 400, 'FieldRequired'],
    [`/recipe/3/note?StepId=${first}&limit=101`, 400, 'FieldInvalid'],
  ] as const) {
    const answer = await app.inject({ url: `/api${url}` })
    expect([url, answer.statusCode, answer.json()]).toMatchObject([url, status, { Code }])
  }
  // The note of another recipe.
  const elsewhere = await app.inject({
    method: 'DELETE',
    url: `/api/recipe/4/note/${Id}`,
    headers: ada,
  })
  expect(elsewhere.statusCode).toBe(404)
})

test.for(databases)(
  'a private note is seen by its writer alone, in every call, and looks like none to others (%s)',
  async (engine) => {
    const { app, database, ada, ben, first } = await start(engine)
    const [, note] = await pin(app, ada, {
      StepId: String(first),
      IsPrivate: 'true',
      Text: 'Secret',
    })
    const { Id } = note
    expect(await read(app, first, ada)).toEqual([note])
    expect(await count(app, ada)).toEqual([{ StepId: first, Count: 1, Own: 1 }])
    const change = { Kind: 'tip', Text: 'Mine now', IsPrivate: 'false' }
    for (const who of [{}, ben]) {
      expect(await read(app, first, who)).toEqual([])
      expect(await count(app, who)).toEqual([])
    }
    // The same answers as for a note that never was.
    const answersFor = async (id: number) => [
      await call(app, 'PATCH', `${id}/helpful`, ben),
      await call(app, 'PATCH', `${id}/unhelpful`, ben),
      await call(app, 'PATCH', `${id}/restore`, ben),
      await call(app, 'PATCH', `${id}`, ben, change),
      await call(app, 'POST', `${id}/report`, ben, { Reason: 'other' }),
      await call(app, 'DELETE', `${id}`, ben),
    ]
    const missing = { Code: 'NotFound', Message: 'There is nothing here.' }
    for (const answer of [...(await answersFor(Id)), ...(await answersFor(999_999))]) {
      expect(answer).toEqual([404, { ...missing, RequestId: expect.any(String) }])
    }
    expect(await database.db.selectFrom('reports').selectAll().execute()).toEqual([])
    expect(await read(app, first, ada)).toEqual([note])
  },
)

test.for(databases)(
  'with an account its private notes go; public notes and votes stay without a name (%s)',
  async (engine) => {
    const { app, database, ada, ben, first } = await start(engine)
    const StepId = String(first)
    const [, { Id }] = await pin(app, ada, { StepId })
    await pin(app, ada, { StepId, IsPrivate: 'true' })
    const [, deleted] = await pin(app, ada, { StepId })
    await call(app, 'DELETE', `${deleted.Id}`, ada)
    const [, ofBen] = await pin(app, ben, { StepId })
    await call(app, 'PATCH', `${ofBen.Id}/helpful`, ada)
    await call(app, 'POST', `${ofBen.Id}/report`, ada, { Reason: 'insult' })
    await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, ada)
    expect(await read(app, first, ben)).toMatchObject([
      { Id: ofBen.Id, Helpful: 1 },
      { Id, User: { FirstName: '', LastName: '', AvatarPath: null }, IsOwn: false },
    ])
    const rows = await database.db.selectFrom('step_notes').select('id').orderBy('id').execute()
    expect(rows).toEqual([{ id: Id }, { id: ofBen.Id }])
    const reports = await database.db.selectFrom('reports').select('user_id').execute()
    expect(reports).toEqual([{ user_id: null }])
    // Others can still find it helpful, and report it.
    expect(await call(app, 'PATCH', `${Id}/helpful`, ben)).toMatchObject([200, { Helpful: 1 }])
  },
)
