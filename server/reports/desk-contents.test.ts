import { expect, test } from 'vitest'
import type { LogPage } from '#contract/desk/log.ts'
import type { DeskContents } from '#contract/reports/desk-contents.ts'
import type { DeskCases } from '#contract/reports/desk-reports.ts'
import type { HIDDEN_BY_COUNT } from '#contract/reports/limits.ts'
import type { OwnCases } from '#contract/reports/report.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { startReports } from '#tests/support/reports.ts'

const SPAM = 'Cheap knives at knives.example!'
const WHY = { Reason: 'advert', Remark: 'This is no place for advertisements.' } as const

/** Kim, who writes, and Ed and Eva at the desk. */
async function startContents(engine: EngineName) {
  const server = await startReports(engine, ['kim', 'ana', 'ed', 'eva'])
  const { as, grant, wait } = server
  await grant('ed', 'editor')
  await grant('eva', 'editor')
  wait(8)
  const list = async (
    Kind: (typeof HIDDEN_BY_COUNT)[number] = 'comment',
    who: 'ed' | 'eva' = 'ed',
  ) => (await as<DeskContents>(who, 'GET', `/desk/contents?Kind=${Kind}&LangId=1`))[1]
  const hide = async (Id: number, Revision: string, who: 'ed' | 'eva' = 'ed') =>
    await as<object>(who, 'PATCH', '/desk/contents/hide', { Kind: 'comment', Id, Revision, ...WHY })
  return { ...server, list, hide }
}

test.for(databases)(
  'DSK-70 the desk reads what members have written lately, and nothing private (%s)',
  async (engine) => {
    const { as, comment, list, report, wait } = await startContents(engine)
    const first = await comment('kim', 'Lovely.')
    wait(1)
    const second = await comment('ed', 'Mine.')
    // A comment of the catalogue is nobody's to object to.
    expect(await list()).toMatchObject({
      Contents: [
        { Id: second, IsForOthers: true },
        { Id: first, Text: 'Lovely.', Writer: { Name: 'Kim Krause' }, IsReported: false },
      ],
      HasMore: false,
    })
    expect((await list()).Contents[1]?.Recipe?.Name).not.toBe('')
    await report('eva', { Kind: 'comment', Id: first })
    expect((await list()).Contents[1]).toMatchObject({ IsReported: true, IsForOthers: false })
    expect((await list('comment', 'eva')).Contents[1]).toMatchObject({ IsForOthers: true })
    const note = { StepId: 1, Kind: 'tip', Text: 'For me alone.', IsPrivate: true }
    await as('kim', 'POST', '/recipe/3/note', note)
    expect((await list('note')).Contents.filter(({ Text }) => Text === note.Text)).toEqual([])
  },
)

test.for(databases)(
  'DSK-71 an editor hides something that nobody has reported; its writer reads why and may object (%s)',
  async (engine) => {
    const { as, comment, comments, hide, list } = await startContents(engine)
    const Id = await comment('kim', SPAM)
    const [spam] = (await list()).Contents
    expect(await hide(Id, 'another')).toMatchObject([409, { Code: 'ChangedMeanwhile' }])
    expect((await hide(Id, spam?.Revision ?? ''))[0]).toBe(200)
    expect(await comments()).not.toContain(SPAM)
    expect((await list()).Contents).toEqual([])
    const [, { Cases }] = await as<OwnCases>('kim', 'GET', '/my/cases?LangId=1')
    expect(Cases).toMatchObject([{ Remark: WHY.Remark, MayObject: true, IsByItself: false }])
    // The same again, as by somebody who was slower.
    expect(await hide(Id, spam?.Revision ?? '', 'eva')).toMatchObject([
      409,
      { Code: 'AlreadyDecided' },
    ])
    await as('kim', 'PATCH', `/my/cases/${Cases[0]?.Id}/object?LangId=1`, {
      Text: 'It is no advert.',
    })
    const [, waiting] = await as<DeskCases>('eva', 'GET', '/desk/reports?LangId=1')
    expect(waiting.Cases).toMatchObject([{ State: 'objected', Total: 0 }])
    const [, log] = await as<LogPage>('ed', 'GET', '/desk/log')
    expect(log.Rows[0]).toMatchObject({
      Action: 'content-hidden',
      SubjectKind: 'comment',
      Details: { reason: 'advert', why: WHY.Remark },
    })
  },
)

test.for(databases)('DSK-71 nobody hides their own, and one of two hides (%s)', async (engine) => {
  const { comment, hide, list } = await startContents(engine)
  const own = await comment('ed', SPAM)
  const [mine] = (await list()).Contents
  expect(await hide(own, mine?.Revision ?? '')).toMatchObject([403, { Code: 'OwnCase' }])
  const both = await Promise.all([
    hide(own, mine?.Revision ?? '', 'eva'),
    hide(own, mine?.Revision ?? '', 'eva'),
  ])
  expect(both.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await hide(999_999, 'x')).toMatchObject([404, { Code: 'NotFound' }])
})
