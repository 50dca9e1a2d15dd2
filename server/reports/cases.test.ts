import { expect, test } from 'vitest'
import type { DeskCase, DeskCases } from '#contract/reports/desk-reports.ts'
import type { OwnCases } from '#contract/reports/report.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { startReports } from '#tests/support/reports.ts'

const PEOPLE = ['kim', 'ana', 'ben', 'cara', 'dan', 'ed', 'eva'] as const
const RAW = 'Eat the beans raw.'
const WHY = { Reason: 'danger', Remark: 'Raw beans are poisonous. Please write “boil”.' } as const

/** A comment of Kim's that three people have hidden, and the desk. */
async function startHidden(engine: EngineName) {
  const server = await startReports(engine, PEOPLE)
  const { as, comment, grant, report, wait } = server
  await grant('ed', 'editor')
  await grant('eva', 'editor')
  wait(8)
  const Id = await comment('kim', RAW)
  const about = { Kind: 'comment', Id } as const
  const reportByThree = async () => {
    for (const name of ['ana', 'ben', 'cara'] as const) await report(name, about)
  }
  await reportByThree()
  const waiting = async () => (await as<DeskCases>('ed', 'GET', '/desk/reports'))[1].Cases
  const [first] = await waiting()
  if (!first) throw new Error('Nothing was reported.')
  const read = async () => (await as<DeskCase>('ed', 'GET', `/desk/reports/${first.Id}`))[1]
  /** Decides about the version that there is now. */
  const decide = async (who: 'ed' | 'eva', how: 'hide' | 'keep') => {
    const { Revision } = await read()
    const body = how === 'hide' ? { Revision, ...WHY } : { Revision }
    return await as<DeskCase>(who, 'PATCH', `/desk/reports/${first.Id}/${how}`, body)
  }
  const ofKim = async () => (await as<OwnCases>('kim', 'GET', '/my/cases'))[1].Cases[0]
  const say = async (how: 'object' | 'change', Text: string) =>
    await as('kim', 'PATCH', `/my/cases/${first.Id}/${how}`, { Text })
  return { ...server, about, reportByThree, waiting, read, decide, ofKim, say, caseId: first.Id }
}

test.for(databases)(
  'RPT-10 the desk reads what was reported and why, and the writer reads what the desk says (%s)',
  async (engine) => {
    const { decide, ofKim, read, waiting } = await startHidden(engine)
    expect(await waiting()).toMatchObject([
      { Kind: 'comment', Text: RAW, State: 'open', Total: 3, Writer: { Name: 'Kim Krause' } },
    ])
    const told = JSON.stringify((await read()).Reports)
    expect(told).not.toMatch(/Ana|Ben|Cara/)
    expect(await decide('ed', 'hide')).toMatchObject([200, { State: 'hidden', Remark: WHY.Remark }])
    expect(await ofKim()).toMatchObject({ IsByItself: false, MayObject: true, Remark: WHY.Remark })
    // Of two editors, one.
    expect(await decide('eva', 'keep')).toMatchObject([409, { Code: 'AlreadyDecided' }])
  },
)

test.for(databases)(
  'RPT-11 RPT-12 its writer objects once, and another editor decides (%s)',
  async (engine) => {
    const { comments, database, decide, ofKim, say, people } = await startHidden(engine)
    expect(await say('object', 'Why?')).toMatchObject([409, { Code: 'ObjectionClosed' }])
    await decide('ed', 'hide')
    expect((await say('object', 'I meant tinned ones.'))[0]).toBe(200)
    expect(await say('object', 'Once more')).toMatchObject([409, { Code: 'ObjectionClosed' }])
    expect(await decide('ed', 'hide')).toMatchObject([403, { Code: 'OwnCase' }])
    expect((await comments())[0]).not.toBe(RAW)
    expect((await decide('eva', 'keep'))[0]).toBe(200)
    expect((await comments())[0]).toBe(RAW)
    expect(await ofKim()).toMatchObject({ IsHidden: false, Objection: 'I meant tinned ones.' })
    const log = await database.db.selectFrom('desk_log').selectAll().orderBy('id').execute()
    expect(log.slice(-2)).toMatchObject([
      { action: 'content-hidden', actor_id: people.ed.id },
      { action: 'content-kept', actor_id: people.eva.id, subject_kind: 'comment' },
    ])
  },
)

test.for(databases)(
  'RPT-13 what its writer changes stays hidden until the desk has looked at it (%s)',
  async (engine) => {
    const { as, caseId, comments, decide, read, say, waiting } = await startHidden(engine)
    await decide('ed', 'hide')
    const { Revision } = await read()
    expect((await say('change', 'Boil the beans.'))[0]).toBe(200)
    expect((await comments('dan'))[0]).not.toBe('Boil the beans.')
    expect(await waiting()).toMatchObject([{ State: 'changed', Text: 'Boil the beans.' }])
    // An editor who has read what it was before.
    const late = await as('ed', 'PATCH', `/desk/reports/${caseId}/keep`, { Revision })
    expect(late).toMatchObject([409, { Code: 'ChangedMeanwhile' }])
    await decide('ed', 'keep')
    expect((await comments())[0]).toBe('Boil the beans.')
    expect((await say('change', 'Eat them raw!'))[0]).toBe(404)
  },
)

test('its writer changes it five times, then waits or deletes it', async () => {
  const { as, caseId, comments, say, waiting } = await startHidden('sqlite')
  for (let turn = 1; turn <= 5; turn++) expect((await say('change', `Try ${turn}`))[0]).toBe(200)
  expect(await say('change', 'Try 6')).toMatchObject([409, { Code: 'LimitReached' }])
  expect((await as('kim', 'DELETE', `/my/cases/${caseId}`))[0]).toBe(200)
  expect(await waiting()).toEqual([])
  expect(await comments('kim')).not.toContain('Try 5')
})

test.for(databases)(
  'RPT-14 a refused report does not count again, until what it is about has changed (%s)',
  async (engine) => {
    const { as, about, comment, comments, decide, report, reportByThree, waiting } =
      await startHidden(engine)
    await decide('ed', 'keep')
    expect((await comments())[0]).toBe(RAW)
    await reportByThree()
    expect(await waiting()).toEqual([])
    // Another account of somebody whose report was refused, and two others.
    await report('dan', about, { from: '192.0.2.2' })
    await report('eva', about)
    expect(await waiting()).toHaveLength(1)
    expect((await comments())[0]).toBe(RAW)
    // The three themselves hide another comment.
    const Id = await comment('kim', 'Raw is best!')
    for (const name of ['ana', 'ben', 'cara'] as const) {
      await report(name, { Kind: 'comment', Id })
    }
    expect((await comments())[0]).toBe(RAW)
    expect((await as('kim', 'GET', '/my/cases'))[1]).toMatchObject({
      Cases: [{ Text: 'Raw is best!' }],
    })
  },
)

test.for(databases)(
  'RPT-15 nobody decides about what is theirs, or what they reported (%s)',
  async (engine) => {
    const { as, comment, grant, report, waiting } = await startHidden(engine)
    await grant('kim', 'editor')
    await grant('ana', 'admin')
    const [mine] = await waiting()
    for (const who of ['kim', 'ana'] as const) {
      const [, read] = await as<DeskCase>(who, 'GET', `/desk/reports/${mine?.Id}`)
      expect(read.IsForOthers).toBe(true)
      for (const how of ['hide', 'keep']) {
        const body = { Revision: mine?.Revision, ...WHY }
        const answer = await as(who, 'PATCH', `/desk/reports/${mine?.Id}/${how}`, body)
        expect(answer).toMatchObject([403, { Code: 'OwnCase' }])
      }
    }
    const Id = await comment('dan', 'Mine')
    await report('ed', { Kind: 'comment', Id })
    expect((await waiting()).map(({ IsForOthers }) => IsForOthers)).toEqual([undefined, true])
  },
)

test.for(databases)(
  'RPT-16 recipes, cookbooks and authors come first at the desk and stay to be seen (%s)',
  async (engine) => {
    const { app, as, report, waiting } = await startHidden(engine)
    for (const Kind of ['author', 'recipe', 'cookbook'] as const) {
      for (const name of ['ana', 'ben', 'cara', 'dan'] as const) {
        const [status] = await report(name, { Kind, Id: 1, Word: 'Page 44.' }, { reason: 'copied' })
        expect(status).toBe(201)
      }
    }
    const cases = await waiting()
    expect(cases.map(({ Kind, HiddenSince }) => [Kind, HiddenSince !== null])).toEqual([
      ['author', false],
      ['recipe', false],
      ['cookbook', false],
      ['comment', true],
    ])
    for (const url of ['/api/recipe/1', '/api/book/1', '/api/author/1']) {
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200])
    }
    const { Id, Revision } = cases[0] as DeskCase
    expect((await as('ed', 'PATCH', `/desk/reports/${Id}/keep`, { Revision }))[0]).toBe(200)
    expect((await as('ana', 'GET', '/my/reports'))[1]).toMatchObject({
      Reports: expect.arrayContaining([
        expect.objectContaining({ Kind: 'author', Outcome: 'kept' }),
      ]),
    })
  },
)
