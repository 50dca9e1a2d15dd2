import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Comment } from '#contract/recipes/comment.ts'
import type { DeskCase, DeskCases } from '#contract/reports/desk-reports.ts'
import { databases } from '#tests/support/database.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { RECIPE, startReports, type Written } from '#tests/support/reports.ts'
import { closeCases } from './forget.ts'
import { takeOverNoteReports } from './take-over.ts'

const PEOPLE = ['kim', 'ana', 'ben', 'cara', 'dan', 'ed'] as const
type Server = Awaited<ReturnType<typeof startReports<(typeof PEOPLE)[number]>>>

const show = async ({ app, people }: Server, colour: string) => {
  const bytes = await plainPicture(colour).png().toBuffer()
  const sent = { field: 'avatar', headers: people.kim.headers, bytes }
  expect((await sendPicture(app, '/me/avatar', sent)).statusCode).toBe(200)
}

const pin = async ({ as, app }: Server, Text = 'Warm the bowl.') => {
  const steps = (await app.inject({ url: `/api/recipe/${RECIPE}/howto` })).json<HowToStep[]>()
  const note = { Kind: 'tip', Text, IsPrivate: false, Key: randomUUID(), StepId: steps[0]?.Id }
  const [, { Id }] = await as<Written>('kim', 'POST', `/recipe/${RECIPE}/note`, note)
  const read = async (who?: (typeof PEOPLE)[number]) => {
    const path = `/recipe/${RECIPE}/note?StepId=${steps[0]?.Id}`
    if (who) return (await as<Written[]>(who, 'GET', path))[1].map(({ Id: id }) => id)
    return (await app.inject({ url: `/api${path}` })).json<Written[]>().map(({ Id: id }) => id)
  }
  const count = async () =>
    (await app.inject({ url: `/api/recipe/${RECIPE}/note/count` })).json<object[]>().length
  return { Id, note, read, count }
}

test.for(databases)(
  'RPT-04 a picture is reported beside what its member wrote, and hidden everywhere (%s)',
  async (engine) => {
    const server = await startReports(engine, PEOPLE)
    const { app, as, comment, grant, report, wait } = server
    await grant('ed', 'editor')
    wait(8)
    await show(server, 'red')
    const Id = await comment('kim', 'Mine')
    const pathFor = async (who: 'ana' | 'dan') =>
      (await as<Comment[]>(who, 'GET', `/recipe/${RECIPE}/comment`))[1][0]?.User.AvatarPath
    const path = (await pathFor('dan')) ?? ''
    expect((await app.inject({ url: path })).statusCode).toBe(200)
    const about = { Kind: 'picture', Beside: 'comment', Id } as const
    await report('ana', about)
    expect([await pathFor('ana'), await pathFor('dan')]).toEqual([null, path])
    await report('ben', about)
    await report('cara', about)
    expect(await pathFor('dan')).toBeNull()
    expect((await app.inject({ url: path })).statusCode).toBe(404)
    // The desk still sees it.
    const [, { Cases }] = await as<DeskCases>('ed', 'GET', '/desk/reports')
    const one = `/desk/reports/${Cases[0]?.Id}`
    const [, { Picture, Revision }] = await as<DeskCase>('ed', 'GET', one)
    expect(Picture).toMatch(/^data:image\/webp;base64,\w/)
    const why = { Revision, Reason: 'insult', Remark: 'Please take another one.' }
    expect((await as('ed', 'PATCH', `${one}/hide`, why))[0]).toBe(200)
    // So is the next one, until the desk has looked at it.
    await show(server, 'blue')
    expect(await pathFor('dan')).toBeNull()
    const [, next] = await as<DeskCase>('ed', 'GET', one)
    expect(next.State).toBe('changed')
    await as('ed', 'PATCH', `${one}/keep`, { Revision: next.Revision })
    expect(await pathFor('dan')).toMatch(/^\/media\/avatars/)
  },
)

test.for(databases)(
  'RPT-05 notes are hidden as comments are, by the earlier call too, and so are their counts (%s)',
  async (engine) => {
    const server = await startReports(engine, PEOPLE)
    const { as, wait, report } = server
    wait(8)
    const { Id, note, read, count } = await pin(server)
    const earlier = `/recipe/${RECIPE}/note/${Id}`
    expect(await as('ana', 'POST', `${earlier}/report`, { Reason: 'advert' })).toEqual([201, {}])
    expect([await read('ana'), await read('dan')]).toEqual([[], [Id]])
    await report('ben', { Kind: 'note', Id })
    await report('cara', { Kind: 'note', Id })
    expect([await read(), await read('dan'), await read('kim')]).toEqual([[], [], [Id]])
    expect(await count()).toBe(0)
    expect((await as('dan', 'PATCH', `${earlier}/helpful`))[0]).toBe(404)
    // Its writer changes it, but does not hide it from the desk.
    const change = { ...note, Text: 'Cool the bowl.' }
    expect((await as('kim', 'PATCH', earlier, { ...change, IsPrivate: true }))[0]).toBe(400)
    expect(await as('kim', 'PATCH', earlier, change)).toMatchObject([200, { IsHidden: true }])
    expect(await read()).toEqual([])
  },
)

test.for(databases)(
  'RPT-06 reports of notes by earlier versions count with those of now (%s)',
  async (engine) => {
    const server = await startReports(engine, PEOPLE)
    const { database, people, wait, report } = server
    const { db } = database
    wait(8)
    const { Id, read } = await pin(server)
    const old = { note_id: Id, reason: 'advert', text: 'Warm the bowl.' } as const
    const created_at = Date.UTC(2026, 10, 20)
    for (const user_id of [people.ana.id, people.ben.id, null]) {
      const row = { ...old, user_id, created_at }
      await db.insertInto('step_note_reports').values(row).execute()
    }
    await takeOverNoteReports(db)
    expect(await db.selectFrom('step_note_reports').selectAll().execute()).toEqual([])
    expect([await read('ana'), await read('dan')]).toEqual([[], [Id]])
    await report('cara', { Kind: 'note', Id })
    expect(await read('dan')).toEqual([])
  },
)

test.for(databases)(
  'RPT-07 nobody sees what is written by whom they block (%s)',
  async (engine) => {
    const server = await startReports(engine, PEOPLE)
    const { as, comment, comments, people } = server
    const before = await comments()
    const Id = await comment('kim', 'Mine')
    const { read } = await pin(server)
    const [status, made] = await as('ana', 'POST', '/my/blocks', { Kind: 'comment', Id })
    const kim = { Id: people.kim.id, Name: 'Kim Krause', PhotoPath: null }
    expect([status, made]).toMatchObject([201, { Blocks: [kim] }])
    expect([await comments('ana'), await read('ana')]).toEqual([before, []])
    expect([await comments('dan'), await comments('kim')]).toEqual([
      ['Mine', ...before],
      ['Mine', ...before],
    ])
    expect((await as('kim', 'POST', '/my/blocks', { Kind: 'comment', Id }))[0]).toBe(404)
    expect(await as('ana', 'DELETE', `/my/blocks/${people.kim.id}`)).toEqual([200, { Blocks: [] }])
    expect(await comments('ana')).toEqual(['Mine', ...before])
  },
)

test.for(databases)('a case about what is gone leaves the desk (%s)', async (engine) => {
  const server = await startReports(engine, PEOPLE)
  const { as, database, grant, report } = server
  await grant('ed', 'editor')
  const { Id } = await pin(server)
  await report('ana', { Kind: 'note', Id })
  await as('kim', 'DELETE', `/recipe/${RECIPE}/note/${Id}`)
  await closeCases(database.db, Date.UTC(2026, 10, 1))
  expect((await as<DeskCases>('ed', 'GET', '/desk/reports'))[1]).toMatchObject({ Open: 0, Done: 0 })
  expect((await as('ana', 'GET', '/my/reports'))[1]).toMatchObject({
    Reports: [{ Outcome: 'gone' }],
  })
  await closeCases(database.db, Date.UTC(2028, 0, 1))
  expect(await database.db.selectFrom('reports').selectAll().execute()).toEqual([])
})
