import { expect, test } from 'vitest'
import type { HostRegistration } from '#contract/host/registration.ts'
import type { PlainPage } from '#contract/host/plain.ts'
import { adminCommand } from '#server/desk/admin-command.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { ADA, newMember } from '#tests/support/members.ts'
import { countingRenderer, servePages } from '#tests/support/served-pages.ts'

const ORIGIN = 'http://localhost'
const MIA = { ...ADA, email: 'mia@simmer.example', username: 'mia', firstname: 'Mia' }

/** A site with Ada, who is its host, and Mia, and forms as a browser without scripts posts them. */
async function startPlain(engine: EngineName) {
  const made: (PlainPage | undefined)[] = []
  const { renderer } = countingRenderer()
  const server = await servePages(engine, {
    renderer: {
      ...renderer,
      renderPage: async ({ boot, read }) => {
        made.push(boot.plain)
        const overview = await read('/api/host').catch(() => null)
        const html = `<html><head></head><body>${overview === null ? 'nothing' : 'the host’s page'}`
        return { kind: 'page', status: 200, html, missed: [] }
      },
    },
  })
  const { app, database } = server
  const headers = await newMember(app)
  await newMember(app, MIA)
  await adminCommand(database.db, ['grant', ADA.email, 'admin'])
  const post = async (
    fields: Record<string, string>,
    { cookie = '', path = '/host/people', ...more }: Record<string, string> = {},
  ) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, cookie }
    const payload = new URLSearchParams(fields).toString()
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { ...form, ...more },
      payload,
    })
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { ...answer, status: answer.statusCode, to: answer.headers.location, cookies }
  }
  const signIn = async (email: string, password = 'correct horse') =>
    await post({ act: 'signIn', email, password })
  const look = async (cookie: string, url = '/host/people') =>
    await app.inject({ url, headers: { cookie } })
  const registration = async () =>
    (await app.inject({ url: '/api/host/registration', headers })).json<HostRegistration>()
  return { ...server, made, post, signIn, look, registration }
}

test.for(databases)(
  'HST-46 a host signs in on a page without scripts, and nobody else sees it (%s)',
  async (engine) => {
    const { database, made, post, signIn, look } = await startPlain(engine)
    expect((await look('')).body).toContain('nothing')
    const wrong = await signIn(ADA.email, 'another')
    expect([wrong.status, wrong.cookies]).toEqual([400, ''])
    expect(made.at(-1)).toMatchObject({ key: '', fields: { email: ADA.email } })
    expect(JSON.stringify(made)).not.toContain('another')

    const { status, to, cookies, headers } = await signIn(ADA.email)
    expect([status, to]).toEqual([303, '/host/people'])
    for (const cookie of [headers['set-cookie'] ?? []].flat())
      expect(cookie).toMatch(/; Path=\/host; Max-Age=\d+; HttpOnly; SameSite=Strict$/u)
    const page = await look(cookies)
    expect(page.body).toContain('the host’s page')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['content-security-policy']).toContain("script-src 'none'")
    expect(made.at(-1)).toMatchObject({ done: 'signIn' })
    // It is nobody else's, and of no other page.
    expect((await look('')).body).toContain('nothing')
    expect((await look(cookies, '/')).body).toContain('nothing')
    expect((await look('simmer-host=' + 'a'.repeat(43))).statusCode).toBe(303)

    // A member who is no host gets what everybody gets, and keeps no session.
    const mia = await signIn(MIA.email)
    expect([mia.status, mia.to, mia.cookies]).toEqual([303, '/404', 'simmer-host='])
    const sessions = await database.db.selectFrom('tokens').select('hash').execute()
    await adminCommand(database.db, ['grant', MIA.email, 'admin'])
    await adminCommand(database.db, ['revoke', ADA.email, 'admin'])
    const former = await look(cookies)
    expect([former.statusCode, former.headers['location']]).toEqual([303, '/404'])
    const key = made.findLast((plain) => (plain?.key ?? '') !== '')?.key ?? ''
    const act = { act: 'registration', Registration: 'closed', key }
    expect((await post(act, { cookie: cookies })).to).toBe('/404')
    expect(sessions).toHaveLength(3)
  },
)

test.for(databases)(
  'HST-47 a form of another site, without its key or sent twice does no harm (%s)',
  async (engine) => {
    const { made, post, signIn, look, registration } = await startPlain(engine)
    const { cookies: cookie } = await signIn(ADA.email)
    await look(cookie)
    const { key = '', once = '' } = made.at(-1) ?? {}
    const close = { act: 'registration', Registration: 'closed', key, once }
    const statusOf = async (...sent: Parameters<typeof post>) => (await post(...sent)).status
    expect(await statusOf(close, { cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf(close, { cookie, origin: 'null' })).toBe(403)
    expect(await statusOf(close, { cookie, origin: `${ORIGIN}.evil.example` })).toBe(403)
    expect(await statusOf({ ...close, key: '' }, { cookie })).toBe(403)
    expect(await statusOf({ ...close, key: `${key}x` }, { cookie })).toBe(403)
    expect(await statusOf({ ...close, act: 'none' }, { cookie })).toBe(400)
    expect(await statusOf({ ...close, act: 'first' }, { cookie })).toBe(400)
    expect((await post(close)).to).toBe('/host/people')
    expect((await registration()).Registration).toBe('open')
    expect(await statusOf(close, { cookie })).toBe(303)
    expect((await registration()).Registration).toBe('closed')

    await look(cookie)
    const form = { act: 'invite', Name: 'Library', Places: '3', Days: '9', key }
    const twice = await Promise.all(
      [1, 2].map(() => post({ ...form, once: made.at(-1)?.once ?? '' }, { cookie })),
    )
    expect(twice.map(({ status }) => status)).toEqual([303, 303])
    expect(new Set(twice.map(({ cookies }) => cookies)).size).toBe(1)
    const { Invitations } = await registration()
    expect(Invitations).toMatchObject([{ Name: 'Library', Places: 3 }])
    // What is refused is given back, and nothing of a path leaves its call.
    const many = await post({ ...form, Places: '100000' }, { cookie })
    expect(many.status).toBe(400)
    expect(made.at(-1)).toMatchObject({ fields: { Name: 'Library', Places: '100000' } })
    const end = { act: 'endInvitation', Id: '../../my/recipes/1', key }
    expect(await statusOf(end, { cookie })).toBeGreaterThanOrEqual(400)
    expect((await registration()).Invitations).toHaveLength(1)

    // Signed out, the page is that of everybody.
    const out = await post({ act: 'signOut', key }, { cookie })
    expect([out.status, out.cookies]).toEqual([303, 'simmer-host='])
    expect((await look(cookie)).statusCode).toBe(303)
  },
)
