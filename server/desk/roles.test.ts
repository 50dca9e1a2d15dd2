import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account.ts'
import type { LogPage } from '#contract/desk/log.ts'
import type { DeskMember, DeskMembers } from '#contract/desk/members.ts'
import { checkLog } from '#server/roles/desk-log.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'

const meOf = async (app: Parameters<typeof call>[0], headers: Record<string, string>) =>
  (await call<CurrentUser>(app, 'GET', '/me/', headers))[1]

test.for(databases)(
  'DSK-01 ROL-13 whoever has no role meets calls that do not exist (%s)',
  async (engine) => {
    const { app, people, grant } = await startDesk(engine, ['mia', 'ed'])
    const unknown = await app.inject({ url: '/api/desk/nothing', headers: people.mia.headers })
    for (const headers of [{}, people.mia.headers, { authorization: 'Bearer wrong' }]) {
      const answer = await app.inject({ url: '/api/desk/members?limit=0', headers })
      expect(answer.statusCode).toBe(404)
      const { RequestId: _one, ...body } = answer.json<Record<string, unknown>>()
      const { RequestId: _other, ...known } = unknown.json<Record<string, unknown>>()
      expect(body).toEqual(known)
      expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(unknown.headers).sort())
    }
    expect(await meOf(app, people.mia.headers)).not.toHaveProperty('Roles')
    await grant('ed', 'editor')
    expect(await meOf(app, people.ed.headers)).toMatchObject({ Roles: ['editor'] })
    expect((await call(app, 'GET', '/desk/members', people.ed.headers))[0]).toBe(200)
  },
)

test.for(databases)('DSK-02 an admin gives and takes roles, with a reason (%s)', async (engine) => {
  const { app, people, grant } = await startDesk(engine, ['ada', 'ed', 'mia'])
  await grant('ada', 'admin')
  await grant('ed', 'editor')
  const { ada, ed, mia } = people
  const roles = (who: typeof ada, method: 'POST' | 'DELETE', url: string, body?: object) =>
    call<DeskMember>(app, method, `/desk/members/${url}`, who.headers, body)

  const wish = { Role: 'editor', Why: 'reads well' }
  const [status, member] = await roles(ada, 'POST', `${mia.id}/roles`, wish)
  expect([status, member.Roles]).toEqual([200, ['editor']])
  // An editor neither gives nor takes, and nobody changes their own.
  expect((await roles(ed, 'POST', `${mia.id}/roles`, wish))[0]).toBe(404)
  expect(await roles(ada, 'DELETE', `${ada.id}/roles/admin`)).toMatchObject([
    403,
    { Code: 'OwnDecision' },
  ])
  expect(await roles(ada, 'POST', `${ada.id}/roles`, wish)).toMatchObject([403, {}])
  expect((await roles(ada, 'POST', `99999/roles`, wish))[0]).toBe(404)

  expect(await roles(ada, 'DELETE', `${mia.id}/roles/editor?Why=moved`)).toMatchObject([
    200,
    { Roles: [] },
  ])
  // Nothing that was not there is taken, and nothing is logged for it.
  expect(await roles(ada, 'DELETE', `${mia.id}/roles/editor`)).toMatchObject([200, { Roles: [] }])
  expect((await call(app, 'GET', '/desk/log', mia.headers))[0]).toBe(404)
  const [, page] = await call<LogPage>(app, 'GET', '/desk/log', ed.headers)
  expect(page.Rows).toMatchObject([
    {
      Action: 'role-revoked',
      Source: 'page',
      Actor: { Id: ada.id, Name: 'Ada Krause' },
      Subject: { Id: mia.id, Name: 'Mia Krause' },
      Details: { role: 'editor', why: 'moved' },
    },
    { Action: 'role-granted', Details: { role: 'editor', why: 'reads well' } },
    { Action: 'role-granted', Source: 'command', Actor: null, Subject: { Name: 'Ed Krause' } },
    { Action: 'role-granted', Source: 'command', Subject: { Name: 'Ada Krause' } },
  ])
})

test.for(databases)(
  'DSK-03 of two admins who revoke each other’s role, one stays (%s)',
  async (engine) => {
    const { app, people, grant, admin } = await startDesk(engine, ['ada', 'ben'])
    await grant('ada', 'admin')
    await grant('ben', 'admin')
    const { ada, ben } = people
    const revoke = async (who: typeof ada, whom: typeof ada) =>
      (await call(app, 'DELETE', `/desk/members/${whom.id}/roles/admin`, who.headers))[0]
    const statuses = await Promise.all([revoke(ada, ben), revoke(ben, ada)])
    expect(new Set(statuses)).toEqual(new Set([200, 404]))
    expect(await admin('roles')).toMatch(/^admin: (ada|ben)@simmer.example$/)
  },
)

test.for(databases)('DSK-13 the log is read in pages, the newest first (%s)', async (engine) => {
  const { app, people, grant, admin, database } = await startDesk(engine, ['ed', 'mia'])
  await grant('ed', 'editor')
  for (let count = 0; count < 3; count++) {
    await grant('mia', 'editor')
    await admin('revoke', 'mia@simmer.example', 'editor')
  }
  const read = async (query: string) =>
    (await call<LogPage>(app, 'GET', `/desk/log?${query}`, people.ed.headers))[1]
  const first = await read('limit=3')
  expect([first.Rows.map(({ Id }) => Id), first.HasMore]).toEqual([[7, 6, 5], true])
  const rest = await read('Before=5')
  expect([rest.Rows.map(({ Id }) => Id), rest.HasMore]).toEqual([[4, 3, 2, 1], false])
  // A deletion leaves the rows, and no name.
  const payload = { Message: 'Bye' }
  await call(app, 'PATCH', '/me/delete_account', people.mia.headers, payload)
  const [row] = (await read('limit=1')).Rows
  expect(row).toMatchObject({ Subject: { Id: people.mia.id, Name: null } })
  expect(await checkLog(database.db)).toMatchObject({ rows: 7 })
  expect(
    JSON.stringify(await database.db.selectFrom('desk_log').selectAll().execute()),
  ).not.toMatch(/mia/i)
})

test.for(databases)('DSK-04 members are found by name or address (%s)', async (engine) => {
  const { app, people, grant } = await startDesk(engine, ['ada', 'ed', 'mia'])
  await grant('ada', 'admin')
  await grant('ed', 'editor')
  const find = async (who: keyof typeof people, query: string) => {
    const path = `/desk/members?${query}`
    const [, { Members, Total }] = await call<DeskMembers>(app, 'GET', path, people[who].headers)
    return { names: Members.map(({ Name }) => Name), Total, Members }
  }
  expect(await find('ed', '')).toMatchObject({
    names: ['Mia Krause', 'Ed Krause', 'Ada Krause'],
    Total: 3,
  })
  expect(await find('ed', 'limit=1&offset=1')).toMatchObject({ names: ['Ed Krause'], Total: 3 })
  expect((await find('ed', 'Term=MI+kra')).names).toEqual(['Mia Krause'])
  expect((await find('ed', 'Term=%25')).names).toEqual([])
  expect((await find('ed', 'Term=mia@simmer')).names).toEqual([])
  const [mia] = (await find('ed', 'Term=mia@simmer.example')).Members
  expect(mia).toMatchObject({ Name: 'Mia Krause', Username: 'mia', Roles: [], OnHold: null })
  // An address is for admins alone.
  expect(mia).not.toHaveProperty('Email')
  expect((await find('ada', 'Term=mia')).Members[0]?.Email).toBe('mia@simmer.example')
  expect((await find('ada', 'Term=ada')).Members[0]).toMatchObject({
    IsYou: true,
    Roles: ['admin'],
  })
})
