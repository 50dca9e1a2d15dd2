import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startReports } from '#tests/support/reports.ts'
import { forgetNotices } from './forget.ts'

const NOTICE = {
  Name: 'Jo Weber',
  Email: 'jo@weber.example',
  Page: 'https://simmer.example/recipes/3',
  Reason: 'copied',
  Text: 'Page 44 of my book,\nword for word.',
  IsInGoodFaith: true,
}

test.for(databases)(
  'RPT-08 RPT-09 a notice without an account reaches the desk by mail and stands there, for a time (%s)',
  async (engine) => {
    const smtp = await startMailServer()
    const environment = { SMTP_URL: smtp.url, DESK_MAIL: 'desk@simmer.example' }
    const { app, as, database, grant } = await startReports(engine, ['ed'], { environment })
    await grant('ed', 'editor')
    await app.ready()
    const url = '/api/notice?LangId=0'
    const answer = await app.inject({ method: 'POST', url, payload: NOTICE })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { Id: 1, DeletedOn: '2027-04-30T00:00:00.000Z' },
    ])
    const mail = await smtp.next()
    expect(mail).toMatchObject({
      subject: 'Hinweis 1 zu etwas auf Simmer',
      to: [{ address: 'desk@simmer.example' }],
    })
    for (const said of ['jo@weber.example', NOTICE.Page, 'word for word.', 'von jemandem kopiert'])
      expect(mail.text).toContain(said)
    const path = '/desk/notices'
    expect((await as('ed', 'GET', path))[1]).toMatchObject({
      Notices: [{ Id: 1, Email: 'jo@weber.example', LangId: 0, Closed: null }],
    })
    const closed = { Remark: 'Taken down.' }
    expect((await as('ed', 'PATCH', `${path}/1/close`, closed))[0]).toBe(200)
    expect((await as('ed', 'PATCH', `${path}/1/close`, closed))[0]).toBe(409)
    expect((await as('ed', 'PATCH', `${path}/2/close`, closed))[0]).toBe(404)
    await forgetNotices(database.db, Date.UTC(2027, 3, 30))
    expect((await as('ed', 'GET', path))[1]).toEqual({ Notices: [] })
  },
)

test('a notice says who sends it, about which page, and in good faith', async () => {
  const { app } = await startReports('sqlite', [])
  const send = async (differences: object, remoteAddress: string) => {
    const payload = { ...NOTICE, ...differences }
    return (await app.inject({ method: 'POST', url: '/api/notice', payload, remoteAddress }))
      .statusCode
  }
  for (const [index, wrong] of [
    { Name: ' ' },
    { Email: 'jo' },
    { Page: 'recipes/3' },
    { Page: 'javascript:alert(1)' },
    { Text: '' },
    { Reason: 'boring' },
    { IsInGoodFaith: false },
  ].entries())
    expect([wrong, await send(wrong, `192.0.2.${index}`)]).toEqual([wrong, 400])
  for (let count = 0; count < 5; count++) expect(await send({}, '198.51.100.1')).toBe(201)
  expect(await send({}, '198.51.100.1')).toBe(429)
  expect(await send({}, '198.51.100.2')).toBe(201)
})
