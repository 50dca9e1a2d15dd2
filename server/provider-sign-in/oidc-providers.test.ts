import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readProviderResult } from '#contract/provider-sign-in.ts'
import type { RegistrationState } from '#contract/host/registration.ts'
import { readConfig } from '#server/config.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { rolesOf } from '#server/roles/roles.ts'
import { databases } from '#tests/support/database.ts'
import { ADA, newMember, sendForm } from '#tests/support/members.ts'
import { claiming, type Person, startOpenIdPeer } from '#tests/support/openid-provider.ts'
import { startTestServer, type TestServerOptions } from '#tests/support/server.ts'
import { walkRedirects } from '#tests/support/walk-redirects.ts'
import { readOidcProviders } from './oidc-providers.ts'

const ORIGIN = 'https://simmer.example'
const GRACE: Person = {
  sub: '1906',
  email: 'grace@simmer.example',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
}
const NAMES = ['town', 'school']

/** A provider of the tests, to sign in with under both names. */
async function startPeer() {
  const peer = await startOpenIdPeer({
    redirectUris: NAMES.map((name) => `${ORIGIN}/api/signup/external/${name}/callback`),
  })
  onTestFinished(peer.stop)
  peer.person = GRACE
  return peer
}

/** A server of a town with a directory of its own, and of its school. */
async function startTown(
  engine: EngineName,
  { town = {}, now }: { town?: object; now?: TestServerOptions['now'] } = {},
) {
  const peer = await startPeer()
  const { issuer, clientId, clientSecret } = peer
  const entries = NAMES.map((name) => ({
    name,
    label: `The ${name}`,
    issuer,
    clientId,
    clientSecret,
  }))
  const [first, second] = entries
  const server = await startTestServer(engine, {
    environment: {
      PUBLIC_ORIGIN: ORIGIN,
      OIDC_PROVIDERS: JSON.stringify([{ ...first, ...town }, second]),
    },
    ...(now && { now }),
  })
  return { ...server, peer }
}

/** Goes to a provider and comes back: what the sign-in screen is told, and the browser's cookie. */
async function goThere(app: App, provider = 'town') {
  const start = await app.inject({ url: `/api/signup/external/${provider}/start` })
  const [cookie = ''] = String(start.headers['set-cookie'] ?? '').split(';')
  const { location } = start.headers
  if (String(location).startsWith('/auth')) return { result: resultIn(location), cookie, code: '' }
  const back = await walkRedirects(String(location), ORIGIN)
  const answer = await app.inject({ url: back.slice(ORIGIN.length), headers: { cookie } })
  const result = resultIn(answer.headers.location)
  return { result, cookie, code: result && 'code' in result ? result.code : '' }
}

const resultIn = (location: unknown) => readProviderResult(String(location).split('#')[1] ?? '')

/** The whole way: the status and the body of the last call. */
async function signInThere(app: App, Provider = 'town') {
  const { cookie, code } = await goThere(app, Provider)
  const answer = await sendForm(
    app,
    'POST',
    '/signup/externalauth',
    { Provider, Token: code },
    { cookie },
  )
  return [answer.statusCode, answer.json<{ Code?: string; access_token?: string }>()] as const
}

/** A directory whose discovery document is what a test says. */
async function startDirectory(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test.for(databases)(
  'HST-30 people sign in with several providers that the host has set up (%s)',
  async (engine) => {
    const { app, database } = await startTown(engine)
    const state = (await app.inject({ url: '/api/signup' })).json<RegistrationState>()
    expect(state.Passwords).toBe(true)
    expect(state.Providers).toEqual([
      { Name: 'town', Label: 'The town' },
      { Name: 'school', Label: 'The school' },
    ])
    expect((await signInThere(app, 'town'))[0]).toBe(200)
    expect((await signInThere(app, 'school'))[0]).toBe(200)
    const rows = await database.db
      .selectFrom('external_identities')
      .select(['provider', 'user_id'])
      .orderBy('provider')
      .execute()
    expect(rows).toEqual([
      { provider: 'school', user_id: 1 },
      { provider: 'town', user_id: 1 },
    ])
    const village = await app.inject({ url: '/api/signup/external/village/start' })
    expect(village.statusCode).toBe(404)
  },
)

test.for(databases)(
  'HST-31 an address of another account is joined only when the provider has verified it (%s)',
  async (engine) => {
    const { app, peer, database } = await startTown(engine)
    await newMember(app)
    for (const email_verified of [false, undefined]) {
      peer.forgery = claiming({ email: ADA.email, email_verified })
      expect((await goThere(app)).result).toEqual({ provider: 'town', failure: 'failed' })
    }
    expect(await database.db.selectFrom('external_identities').selectAll().execute()).toEqual([])
    peer.forgery = claiming({ email: ADA.email, email_verified: true })
    expect((await signInThere(app))[0]).toBe(200)
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  },
)

test.for(databases)(
  'HST-32 a provider that makes no accounts lets in only who has one (%s)',
  async (engine) => {
    const { app, peer, database } = await startTown(engine, { town: { creates: false } })
    expect(await signInThere(app)).toMatchObject([403, { Code: 'RegistrationClosed' }])
    expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
    await newMember(app)
    peer.person = { ...GRACE, email: ADA.email }
    expect((await signInThere(app))[0]).toBe(200)
  },
)

test.for(databases)(
  'HST-33 a claim gives roles and takes them, but never the last admin (%s)',
  async (engine) => {
    const roles = { cooks: 'author', board: 'admin' }
    const scopes = 'openid email profile groups'
    const { app, peer, database } = await startTown(engine, {
      town: { rolesClaim: 'groups', roles, scopes },
    })
    const after = async (...groups: string[]) => {
      peer.person = { ...GRACE, groups }
      expect((await signInThere(app))[0]).toBe(200)
      return await rolesOf(database.db, 1)
    }
    expect(await after('toString', 'cooks')).toEqual(['author'])
    expect(await after('cooks', 'board')).toEqual(['author', 'admin'])
    // An editor is made at the desk: no value of the claim stands for that.
    await database.db
      .insertInto('roles')
      .values({ user_id: 1, role: 'editor', granted_at: 1, granted_by: null })
      .execute()
    expect(await after()).toEqual(['editor', 'admin'])
    await newMember(app)
    await database.db
      .insertInto('roles')
      .values({ user_id: 2, role: 'admin', granted_at: 1, granted_by: null })
      .execute()
    expect(await after()).toEqual(['editor'])
    const log = await database.db.selectFrom('desk_log').select(['action', 'source']).execute()
    expect(log.map(({ action }) => action)).toEqual([
      'role-granted',
      'role-granted',
      'role-revoked',
      'role-revoked',
    ])
    expect(new Set(log.map(({ source }) => source))).toEqual(new Set(['automatic']))
  },
)

test('HST-34 a provider may rotate its keys, and one whose clock is an hour off lets nobody in', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, peer } = await startTown('sqlite')
  expect((await signInThere(app))[0]).toBe(200)
  peer.rotateKeys()
  vi.setSystemTime(Date.now() + 120_000)
  expect((await signInThere(app))[0]).toBe(200)
  const [late, early] = [-3600, 3600].map((skew) => Math.floor(Date.now() / 1000) + skew)
  for (const iat of [late, early]) {
    peer.forgery = claiming({ iat, nbf: iat, exp: (iat ?? 0) + 60 })
    expect((await goThere(app)).result).toHaveProperty('failure', 'failed')
  }
})

test.for([
  [
    'names another issuer',
    (response: Parameters<RequestListener>[1], issuer: string) =>
      response.end(
        JSON.stringify({ issuer: 'https://evil.example', authorization_endpoint: issuer }),
      ),
  ],
  ['is no JSON', (response: Parameters<RequestListener>[1]) => response.end('<h1>Hello</h1>')],
  ['never comes', () => undefined],
] as const)(
  'HST-34 a discovery document that %s sends nobody anywhere, and the next attempt asks again',
  { timeout: 30_000 },
  async ([, answer]) => {
    let asked = 0
    const issuer = await startDirectory((_, response) => {
      asked += 1
      response.setHeader('Content-Type', 'application/json')
      answer(response, issuer)
    })
    const { app } = await startTown('sqlite', { town: { issuer } })
    for (let count = 0; count < 2; count += 1) {
      expect((await goThere(app)).result).toEqual({ provider: 'town', failure: 'failed' })
    }
    expect(asked).toBe(2)
  },
)

const GOOD = {
  name: 'town',
  label: 'Town',
  issuer: 'https://id.town.example',
  clientId: 'simmer',
  clientSecret: 'a-secret-of-the-town',
}

test.for([
  ['{', 'It is no JSON.'],
  [GOOD, 'It is no list.'],
  [[{ ...GOOD, name: 'Google' }], 'Entry 1.name'],
  [[{ ...GOOD, name: 'google' }], 'Entry 1.name'],
  [[{ ...GOOD, issuer: undefined }], 'Entry 1'],
  [[{ ...GOOD, colour: 'red' }], 'Entry 1'],
  [[{ ...GOOD, scopes: 'email' }], 'Entry 1.scopes'],
  [[GOOD, GOOD], 'Two entries have one name.'],
  [[{ ...GOOD, issuer: 'http://id.town.example' }], 'The issuer of town needs https.'],
  [[{ ...GOOD, rolesClaim: 'groups', roles: { all: 'owner' } }], 'Entry 1.roles.all'],
] as const)('HST-35 OIDC_PROVIDERS of %j is refused with what is wrong', ([value, said]) => {
  const OIDC_PROVIDERS = typeof value === 'string' ? value : JSON.stringify(value)
  const read = () => readOidcProviders(readConfig({ OIDC_PROVIDERS }))
  expect(read).toThrow(/^OIDC_PROVIDERS is not valid\. /)
  expect(read).toThrow(said)
  expect(read).not.toThrow('a-secret-of-the-town')
})
