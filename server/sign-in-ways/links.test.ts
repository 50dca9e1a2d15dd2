import { expect, onTestFinished, test } from 'vitest'
import { readProviderResult } from '#contract/provider-sign-in.ts'
import type { SignInWays } from '#contract/sign-in/sign-in-ways.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { newMember, sendForm, signIn } from '#tests/support/members.ts'
import { type Person, startOpenIdPeer } from '#tests/support/openid-provider.ts'
import { call, type Headers } from '#tests/support/own-recipes.ts'
import { addPasskey } from '#tests/support/passkeys.ts'
import { startTestServer } from '#tests/support/server.ts'
import { walkRedirects } from '#tests/support/walk-redirects.ts'

const ORIGIN = 'https://simmer.example'
const GRACE: Person = {
  sub: '1906',
  email: 'grace@navy.example',
  email_verified: true,
  given_name: 'Grace',
}

/** A server of a town with a directory of its own, and a member. */
async function startTown(
  engine: EngineName,
  { town = {}, environment = {} }: { town?: object; environment?: Record<string, string> } = {},
) {
  const peer = await startOpenIdPeer({
    redirectUris: [`${ORIGIN}/api/signup/external/town/callback`],
    afterSignOut: [`${ORIGIN}/`],
  })
  onTestFinished(peer.stop)
  peer.person = GRACE
  const { issuer, clientId, clientSecret } = peer
  const entry = { name: 'town', label: 'Town card', issuer, clientId, clientSecret, ...town }
  const server = await startTestServer(engine, {
    environment: {
      PUBLIC_ORIGIN: ORIGIN,
      OIDC_PROVIDERS: JSON.stringify([entry]),
      ...environment,
    },
  })
  return { ...server, peer, ada: await newMember(server.app) }
}

/** Begins to link, goes to the provider and comes back. */
async function goThere(app: App, who: Headers) {
  const start = await app.inject({
    method: 'POST',
    url: '/api/signup/external/town/link',
    headers: who,
  })
  expect(start.statusCode).toBe(200)
  const [cookie = ''] = String(start.headers['set-cookie']).split(';')
  const back = await walkRedirects(start.json<{ Address: string }>().Address, ORIGIN)
  const answer = await app.inject({ url: back.slice(ORIGIN.length), headers: { cookie } })
  const [screen, fragment = ''] = String(answer.headers.location).split('#')
  const result = readProviderResult(fragment)
  return { cookie, screen, result, Token: result && 'code' in result ? result.code : '' }
}

const finish = async (
  app: App,
  who: Headers,
  { cookie, Token }: { cookie: string; Token: string },
) => {
  const answer = await sendForm(
    app,
    'POST',
    '/signup/externallink',
    { Provider: 'town', Token },
    { ...who, cookie },
  )
  return [
    answer.statusCode,
    answer.json<SignInWays & { Code?: string; Message?: string }>(),
  ] as const
}

const link = async (app: App, who: Headers) => await finish(app, who, await goThere(app, who))

/** Signs in at the provider, from outside. */
async function signInThere(app: App) {
  const start = await app.inject({ url: '/api/signup/external/town/start' })
  const [cookie = ''] = String(start.headers['set-cookie']).split(';')
  const back = await walkRedirects(String(start.headers.location), ORIGIN)
  const answer = await app.inject({ url: back.slice(ORIGIN.length), headers: { cookie } })
  const result = readProviderResult(String(answer.headers.location).split('#')[1] ?? '')
  const Token = result && 'code' in result ? result.code : ''
  const fields = { Provider: 'town', Token }
  const done = await sendForm(app, 'POST', '/signup/externalauth', fields, { cookie })
  expect(done.statusCode).toBe(200)
  return { authorization: `Bearer ${done.json<{ access_token: string }>().access_token}` }
}

test.for(databases)(
  'HST-40 a member links a provider whose address is another, signs in with it, and unlinks it (%s)',
  async (engine) => {
    const { app, ada } = await startTown(engine)
    const there = await goThere(app, ada)
    expect(there.screen).toBe('/settings/sign_in')
    const [status, ways] = await finish(app, ada, there)
    expect(status).toBe(200)
    expect(ways.Providers).toMatchObject([
      { Name: 'town', Label: 'Town card', Linked: expect.any(String) },
    ])
    const session = await signInThere(app)
    expect((await call(app, 'GET', '/me/', session))[1]).toMatchObject({
      username: 'ada',
      Email: 'ada@simmer.example',
    })
    // A second time changes nothing.
    expect((await link(app, ada))[0]).toBe(200)
    const [, rest] = await call<SignInWays>(app, 'DELETE', '/me/providers/town', ada)
    expect(rest.Providers).toMatchObject([{ Name: 'town', Linked: null }])
    expect((await call(app, 'DELETE', '/me/providers/town', ada))[0]).toBe(404)
    expect((await call(app, 'DELETE', '/me/providers/village', ada))[0]).toBe(404)
  },
)

test('HST-40 a member is mailed about a linked provider', async () => {
  const mail = await startMailServer()
  const { app, ada } = await startTown('sqlite', { environment: { SMTP_URL: mail.url } })
  await link(app, ada)
  const letter = await mail.next()
  expect(letter.subject).toBe('Your Simmer account has another way in')
  expect(letter.text).toContain('linked to Town card')
})

test.for(databases)(
  'HST-40 an identity of another account is refused, and stays where it is (%s)',
  async (engine) => {
    const { app, ada, database } = await startTown(engine)
    await link(app, ada)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const [status, body] = await link(app, ben)
    expect([status, body.Code]).toEqual([409, 'ProviderTaken'])
    expect(body.Message).toMatch(/belongs to another account/)
    const rows = await database.db.selectFrom('external_identities').select('user_id').execute()
    expect(rows).toEqual([{ user_id: 1 }])
  },
)

test.for(databases)(
  'HST-40 a one-time code works once, for the session and browser that have started (%s)',
  async (engine) => {
    const { app, ada } = await startTown(engine)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const other = await signIn(app)
    const there = await goThere(app, ada)
    const refusal = [400, { Code: 'ProviderFailed' }] as const
    expect(await finish(app, ben, there)).toMatchObject(refusal)
    expect(await finish(app, other, there)).toMatchObject(refusal)
    const cookie = `simmer-sign-in=${'a'.repeat(43)}`
    expect(await finish(app, ada, { ...there, cookie })).toMatchObject(refusal)
    // It signs nobody in.
    const outside = await sendForm(
      app,
      'POST',
      '/signup/externalauth',
      { Provider: 'town', Token: there.Token },
      { cookie: there.cookie },
    )
    expect(outside.json()).toMatchObject({ Code: 'ProviderFailed' })
    expect((await finish(app, ada, there))[0]).toBe(200)
    expect(await finish(app, ada, there)).toMatchObject(refusal)
  },
)

test('HST-40 a member who cancels at the provider is back in the settings', async () => {
  const { app, ada, peer } = await startTown('sqlite')
  peer.person = null
  expect(await goThere(app, ada)).toMatchObject({
    screen: '/settings/sign_in',
    result: { provider: 'town', failure: 'cancelled' },
  })
  peer.person = GRACE
  await peer.stop()
  const path = '/signup/external/google/link'
  expect(await call(app, 'POST', path, ada)).toMatchObject([400, { Code: 'ProviderUnsupported' }])
  expect((await call(app, 'POST', '/signup/external/town/link'))[0]).toBe(401)
})

test.for(databases)(
  'HST-40 the last way in stays: who has no password keeps a provider or a passkey (%s)',
  async (engine) => {
    const { app, ada, database } = await startTown(engine)
    await link(app, ada)
    await database.db.updateTable('users').set({ password_hash: null }).execute()
    const unlink = async () => await call(app, 'DELETE', '/me/providers/town', ada)
    expect(await unlink()).toMatchObject([409, { Code: 'LastWayIn' }])
    await addPasskey(app, ada, undefined, { origin: ORIGIN })
    expect((await unlink())[0]).toBe(200)
  },
)

test.for(databases)(
  'HST-41 signing out ends the session at the provider, only for who came from there (%s)',
  async (engine) => {
    const { app, ada, peer } = await startTown(engine, { town: { endsSession: true } })
    await link(app, ada)
    const [, fromPassword] = await call<{ Address?: string }>(app, 'POST', '/auth/logout', ada)
    expect(fromPassword).toEqual({})
    const session = await signInThere(app)
    const [, { Address = '' }] = await call<{ Address?: string }>(
      app,
      'POST',
      '/auth/logout',
      session,
    )
    expect((await call(app, 'GET', '/me/', session))[0]).toBe(401)
    const url = new URL(Address)
    expect(url.origin).toBe(peer.issuer)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`)
    // The provider knows the session, asks, and sends the browser back.
    const question = await fetch(url)
    expect(question.status).toBe(200)
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(await question.text()) ?? []
    const [, action = ''] = /action="([^"]+)"/.exec(await (await fetch(url)).text()) ?? []
    const cookie = question.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const answer = await fetch(new URL(action, peer.issuer), {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/`)
    // An address that is not registered there is refused.
    url.searchParams.set('post_logout_redirect_uri', 'https://evil.example/')
    expect((await fetch(url)).status).toBe(400)
  },
)

test('HST-41 without endsSession signing out does not involve the provider, and no ID token is stored', async () => {
  const quiet = await startTown('sqlite')
  await link(quiet.app, quiet.ada)
  const session = await signInThere(quiet.app)
  expect((await call(quiet.app, 'POST', '/auth/logout', session))[1]).toEqual({})
  const rows = await quiet.database.db.selectFrom('tokens').select('id_token').execute()
  expect(rows.every(({ id_token }) => id_token === null)).toBe(true)
})
