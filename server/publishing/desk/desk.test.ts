import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import type { LogPage } from '#contract/desk/log.ts'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import { databases } from '#tests/support/database.ts'
import type { Person } from '#tests/support/desk.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

test.for(databases)(
  'PUB-20 the queue is read oldest first, and says who reads what (%s)',
  async (engine) => {
    let now = new Date('2026-11-23T12:00:00Z')
    const server = await startPublishing(engine, { now: () => now })
    const { app, people, send, queue } = server
    const { imani, ed, eve } = people
    const [, first] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
    await send(imani, first)
    now = new Date(now.getTime() + MINUTE_MS)
    const [, second] = await addOwn(app, imani.headers, {
      ...PUBLIC_CRUMBLE,
      Name: { de: 'Zwetschgen-Streusel' },
    })
    await send(imani, second)
    const { Submissions, Counts } = await queue()
    expect(Submissions).toMatchObject([
      { Name: PUBLIC_CRUMBLE.Name.en, Languages: ['en'], StepCount: 3, Number: 1, Again: null },
      { Name: 'Zwetschgen-Streusel', Languages: ['de'], Reader: null, IsMine: false },
    ])
    expect(Counts).toEqual({ waiting: 2, returned: 0, trusted: 0 })
    const read = async (who: Person, id: number) =>
      await call<DeskSubmission>(app, 'POST', `/desk/submissions/${id}/reading`, who.headers)
    const id = Submissions[0]?.Id ?? 0
    expect((await read(ed, id))[1]).toMatchObject({
      Card: { Reader: { Name: 'Ed', IsMe: true } },
      Live: null,
      PublicId: null,
      Unknown: { Foods: ['zwetschgoxyls'], Tags: ['grandma’s'], Tools: ['cake forks'] },
    })
    expect((await queue(eve)).Submissions[0]?.Reader).toEqual({ Name: 'Ed', IsMe: false })
    // Eve opens it too, and Ed stays the reader until he is gone.
    expect((await read(eve, id))[1].Card.Reader).toMatchObject({ Name: 'Ed' })
    now = new Date(now.getTime() + 4 * MINUTE_MS)
    expect((await queue(ed)).Submissions[0]?.Reader).toBeNull()
    expect((await read(eve, id))[1].Card.Reader).toEqual({ Name: 'Eve', IsMe: true })
    await call(app, 'DELETE', `/desk/submissions/${id}/reading`, eve.headers)
    expect((await queue(ed)).Submissions[0]?.Reader).toBeNull()
  },
)

test.for(databases)(
  'PUB-21 FLM-144 a remark stands at its field until it is done (%s)',
  async (engine) => {
    const { app, people, send, queue, decide, save, standing } = await startPublishing(engine)
    const { imani, ed, eve } = people
    const [, own] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
    const [, { Submission }] = await send(imani, own, 'My first one.')
    const id = Submission?.Id ?? 0
    const give = async (Remarks: object[], Answer?: string) =>
      await decide(ed, id, 'return', { Remarks, ...(Answer !== undefined && { Answer }) })
    expect(await give([])).toMatchObject([400, { Code: 'FieldRequired' }])
    for (const Field of [
      'Steps.fry',
      'Steps.fry.Film',
      'Steps.bake.Film.0',
      'Title',
      'Lines.butter.Price',
      'Steps.bake.Oven.Celsius',
    ])
      expect(await give([{ Field, Text: 'Which?' }])).toMatchObject([400, { Code: 'FieldInvalid' }])
    const fields = ['Steps.bake.Oven', 'Lines.plums', 'Steps.bake.Film', 'Name.de']
    const remarks = fields.map((Field) => ({ Field, Text: `About ${Field}.` }))
    expect((await give(remarks, 'Lovely, nearly there.'))[0]).toBe(200)
    const back = await standing(imani, own.Id)
    expect(back.Submission).toMatchObject({
      State: 'returned',
      Answer: 'Lovely, nearly there.',
      Remarks: fields.map((Field) => ({ Field, IsDone: false })),
    })
    const path = `/my/recipes/${own.Id}/remark/${back.Submission?.Remarks[0]?.Id}`
    const [, done] = await call<Publication>(app, 'PATCH', path, imani.headers, { IsDone: true })
    expect(done.Submission?.Remarks[0]?.IsDone).toBe(true)
    expect((await call(app, 'PATCH', path, people.mia.headers, { IsDone: true }))[0]).toBe(404)
    const next = await save(imani, own, { ...PUBLIC_CRUMBLE, Name: { en: 'Plum crumble' } })
    const [, again] = await send(imani, next)
    const { Submissions, Counts } = await queue(eve)
    expect(Submissions).toMatchObject([{ Number: 1, Again: { Remarks: 4, Done: 1 } }])
    expect(Counts).toMatchObject({ waiting: 1, returned: 0 })
    const url = `/desk/submissions/${again.Submission?.Id}?LangId=1`
    const [, read] = await call<DeskSubmission>(app, 'GET', url, eve.headers)
    expect(read.Before.map(({ Field }) => Field)).toEqual(fields)
    const [, log] = await call<LogPage>(app, 'GET', '/desk/log', ed.headers)
    expect(log.Rows[0]).toMatchObject({ Action: 'recipe-returned', Actor: { Id: ed.id } })
  },
)

test.for(databases)(
  'PUB-22 DSK-61 an editor reads the published version beside the new one (%s)',
  async (engine) => {
    const { app, people, publish, save, send, decide } = await startPublishing(engine)
    const { imani, ed } = people
    const { own, publicId, submission } = await publish()
    const next = await save(imani, own, {
      ...PUBLIC_CRUMBLE,
      Name: { en: 'Plum crumble' },
      OwnNote: 'For Ada, who is ill.',
    })
    const [, sent] = await send(imani, next)
    const url = `/desk/submissions/${sent.Submission?.Id}?LangId=1`
    const [, read] = await call<DeskSubmission>(app, 'GET', url, ed.headers)
    // The author's own note is nobody else's business.
    expect(JSON.stringify(read)).not.toContain('Ada, who is ill')
    expect(read).toMatchObject({
      Card: { Changes: 1, UnknownFoods: 0 },
      Decision: null,
      IsToLookAt: false,
      PublicId: publicId,
      Draft: { Name: { en: 'Plum crumble' } },
      Live: { Number: 1, Draft: { Name: PUBLIC_CRUMBLE.Name } },
      Submission: { Number: 2 },
    })
    // Its author may look at what was published before.
    const path = `/my/recipes/${own.Id}/submission/${submission}`
    expect((await call(app, 'GET', path, imani.headers))[1]).toMatchObject({
      Draft: { Name: PUBLIC_CRUMBLE.Name },
    })
    expect((await call(app, 'GET', path, people.mia.headers))[0]).toBe(404)
    await decide(ed, sent.Submission?.Id ?? 0, 'approval')
    // Whoever reads it, too, is told who has decided, and goes on reading what was compared.
    expect((await call<DeskSubmission>(app, 'GET', url, people.eve.headers))[1]).toMatchObject({
      Submission: { State: 'approved' },
      Decision: { Name: 'Ed', IsMe: false },
      Live: { Number: 1 },
    })
    const [, log] = await call<LogPage>(app, 'GET', '/desk/log', ed.headers)
    expect(log.Rows[0]).toMatchObject({
      Action: 'recipe-approved',
      Details: { submission: sent.Submission?.Id, version: 2 },
    })
  },
)

test.for(databases)('PUB-23 nobody decides about their own (%s)', async (engine) => {
  const { app, people, grant, send, queue, decide } = await startPublishing(engine)
  const { ed, eve } = people
  await grant('ed', 'author')
  const [, own] = await addOwn(app, ed.headers, PUBLIC_CRUMBLE)
  const [, { Submission }] = await send(ed, own)
  const id = Submission?.Id ?? 0
  expect((await queue(ed)).Submissions).toMatchObject([{ IsMine: true }])
  expect(await decide(ed, id, 'approval')).toMatchObject([403, { Code: 'OwnDecision' }])
  const back = { Remarks: [], Answer: 'Lovely.' }
  expect(await decide(ed, id, 'return', back)).toMatchObject([403, { Code: 'OwnDecision' }])
  expect((await decide(eve, id, 'approval'))[0]).toBe(200)
})

test.for(databases)(
  'PUB-24 a trusted author publishes at once, and the desk looks afterwards (%s)',
  async (engine) => {
    const { app, people, send, queue, decide } = await startPublishing(engine)
    const { imani, ed } = people
    const trust = `/desk/members/${imani.id}/trust`
    expect((await call(app, 'PATCH', trust, ed.headers, { IsTrusted: true }))[0]).toBe(200)
    const [, own] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
    const [, { Published, Submission, IsTrusted }] = await send(imani, own)
    expect([Submission, IsTrusted]).toEqual([null, true])
    expect((await call(app, 'GET', `/recipe/${Published?.Id}`))[0]).toBe(200)
    const { Submissions, Counts } = await queue(ed, 'trusted')
    expect([Submissions.length, Counts.trusted, Counts.waiting]).toEqual([1, 1, 0])
    const id = Submissions[0]?.Id ?? 0
    const url = `/desk/submissions/${id}?LangId=1`
    expect((await call<DeskSubmission>(app, 'GET', url, ed.headers))[1]).toMatchObject({
      Decision: { Name: null },
      IsToLookAt: true,
    })
    expect(await decide(ed, id, 'approval')).toMatchObject([409, { Code: 'AlreadyDecided' }])
    expect((await decide(ed, id, 'look'))[0]).toBe(200)
    expect((await queue(ed, 'trusted')).Submissions).toEqual([])
  },
)
