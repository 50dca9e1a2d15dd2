import { expect, test } from 'vitest'
import type { HostRegistration, MadeInvitation } from '#contract/host/registration.ts'
import type { LogPage } from '#contract/desk/log.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { ADA, sendForm, signIn } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import type { TestServerOptions } from '#tests/support/server.ts'

/** The token of a mailed invitation. */
const linkOf = ({ text = '' }) => /#invitation=([\w-]{43})/u.exec(text)?.[1] ?? ''

/** A site that Ada looks after, and whoever comes to it. */
async function startSite(engine: EngineName, options: Partial<TestServerOptions> = {}) {
  const clock = { time: Date.parse('2026-11-01T10:00:00Z') }
  const now = () => new Date(clock.time)
  const desk = await startDesk(engine, ['ada', 'ben'], { now, ...options })
  await desk.grant('ada', 'admin')
  const { app, people } = desk
  const host = people.ada.headers
  const register = async (name: string, invitation?: string) => {
    const fields = { ...ADA, email: `${name}@simmer.example`, username: name }
    const answer = await sendForm(app, 'POST', '/signup', {
      ...fields,
      ...(invitation !== undefined && { invitation }),
    })
    return answer.statusCode === 201 ? 201 : answer.json<{ Code: string }>().Code
  }
  const choose = async (Registration: string) =>
    await call(app, 'PATCH', '/host/registration', host, { Registration })
  const invite = async (fields: object = {}) => {
    const body = { Name: 'Library', Places: 2, Days: 30, LangId: 1, ...fields }
    return (await call<MadeInvitation>(app, 'POST', '/host/invitations', host, body))[1]
  }
  const registration = async () =>
    (await call<HostRegistration>(app, 'GET', '/host/registration', host))[1]
  return { ...desk, clock, host, register, choose, invite, registration }
}

test.for(databases)(
  'HST-01 registration is open, by invitation or closed, as a host says (%s)',
  async (engine) => {
    const { app, register, choose, invite, registration } = await startSite(engine)
    const state = async () => (await call(app, 'GET', '/signup', {}))[1]
    expect(await state()).toMatchObject({ Registration: 'open' })
    expect(await register('cleo')).toBe(201)
    await choose('invited')
    expect(await state()).toMatchObject({ Registration: 'invited' })
    const { Token } = await invite()
    expect(await register('dora')).toBe('InvitationNeeded')
    expect(await register('dora', 'a'.repeat(43))).toBe('InvitationInvalid')
    expect(await register('dora', Token ?? '')).toBe(201)
    await choose('closed')
    expect(await register('emil', Token ?? '')).toBe('RegistrationClosed')
    expect(await registration()).toMatchObject({ Registration: 'closed', Members: 4 })
    // Whoever has an account signs in as before.
    await signIn(app, { username: 'dora@simmer.example' })
  },
)

test.for(databases)(
  'HST-02 an invitation lets as many in as it says, and no longer than it says (%s)',
  async (engine) => {
    const { app, host, clock, register, choose, invite, registration } = await startSite(engine)
    await choose('invited')
    const { Token, Invitation } = await invite({ Places: 3 })
    const link = Token ?? ''
    expect(await register('cleo', link)).toBe(201)
    // A name that is taken gives the place back.
    expect(await register('cleo', link)).toBe('EmailTaken')
    const [counted] = (await registration()).Invitations
    expect(counted).toEqual({ ...Invitation, Used: 1 })
    const last = await Promise.all(['dora', 'emil', 'finn'].map((name) => register(name, link)))
    expect(last.map(String).toSorted()).toEqual(['201', '201', 'InvitationInvalid'])
    expect((await registration()).Invitations).toEqual([])

    const ended = await invite({ Places: 10 })
    expect((await call(app, 'DELETE', `/host/invitations/${ended.Invitation.Id}`, host))[0]).toBe(
      200,
    )
    expect(await register('gina', ended.Token ?? '')).toBe('InvitationInvalid')
    const week = await invite({ Days: 7 })
    clock.time += 7 * DAY_MS
    expect(await register('gina', week.Token ?? '')).toBe('InvitationInvalid')
    expect((await registration()).Invitations).toEqual([])
  },
)

test.for(databases)(
  'an invitation that is open is counted where registration is, too (%s)',
  async (engine) => {
    const { register, invite, registration } = await startSite(engine)
    const { Token } = await invite()
    expect(await register('cleo', Token ?? '')).toBe(201)
    expect(await register('dora', 'unknown')).toBe(201)
    expect(await registration()).toMatchObject({ Members: 4, Invitations: [{ Used: 1 }] })
  },
)

test.for(databases)(
  'HST-03 an invitation is mailed to one; sent again, the earlier link ends (%s)',
  async (engine) => {
    const mails = await startMailServer()
    const { app, host, register, choose, invite } = await startSite(engine, {
      environment: { SMTP_URL: mails.url, PUBLIC_ORIGIN: 'https://simmer.example' },
    })
    await app.ready()
    await choose('invited')
    const { Token, Invitation } = await invite({ Email: 'kim@simmer.example', Places: 5 })
    expect([Token, Invitation]).toMatchObject([null, { Email: 'kim@simmer.example', Places: 1 }])
    const first = await mails.next()
    expect(first.to).toMatchObject([{ address: 'kim@simmer.example' }])
    const again = await call(app, 'POST', `/host/invitations/${Invitation.Id}/send`, host)
    expect(again[0]).toBe(200)
    const second = await mails.next()
    expect(await register('kim', linkOf(first))).toBe('InvitationInvalid')
    expect(await register('kim', linkOf(second))).toBe(201)
    const over = await call(app, 'POST', `/host/invitations/${Invitation.Id}/send`, host)
    expect(over).toMatchObject([404, { Code: 'NotFound' }])
  },
)

test.for(databases)(
  'HST-79 a link is made anew for an invitation that is one; the earlier one ends, who has come stays (%s)',
  async (engine) => {
    const { app, host, register, choose, invite } = await startSite(engine)
    await choose('invited')
    const { Token, Invitation } = await invite({ Places: 2 })
    const path = `/host/invitations/${Invitation.Id}/link`
    expect(await register('kim', Token ?? '')).toBe(201)
    const [status, made] = await call<{ Token: string }>(app, 'POST', path, host)
    expect(status).toBe(200)
    expect(await register('lea', Token ?? '')).toBe('InvitationInvalid')
    expect(await register('lea', made.Token)).toBe(201)
    // Its places are taken now, and a mail has no link of its own.
    expect((await call(app, 'POST', path, host))[0]).toBe(404)
    const mailed = await invite({ Email: 'mia@simmer.example' })
    const other = `/host/invitations/${mailed.Invitation.Id}/link`
    expect((await call(app, 'POST', other, host))[0]).toBe(404)
  },
)

test.for(databases)(
  'HST-04 who may come in is decided by admins, in the log (%s)',
  async (engine) => {
    const { app, host, people, grant, choose, invite } = await startSite(engine)
    await grant('ben', 'editor')
    for (const headers of [{}, people.ben.headers]) {
      for (const [method, path] of [
        ['GET', '/host/registration'],
        ['PATCH', '/host/registration'],
        ['POST', '/host/invitations'],
        ['POST', '/host/invitations/1/send'],
        ['POST', '/host/invitations/1/link'],
        ['DELETE', '/host/invitations/1'],
      ] as const)
        expect((await call(app, method, path, headers))[0]).toBe(404)
    }
    await choose('invited')
    await choose('invited')
    const { Invitation } = await invite()
    await call(app, 'DELETE', `/host/invitations/${Invitation.Id}`, host)
    const [, { Rows }] = await call<LogPage>(app, 'GET', '/desk/log', host)
    expect(Rows.slice(0, 3).map(({ Action, Details }) => [Action, Details])).toEqual([
      ['invitation-ended', {}],
      ['invitation-made', { places: 2 }],
      ['registration-changed', { registration: 'invited' }],
    ])
  },
)
