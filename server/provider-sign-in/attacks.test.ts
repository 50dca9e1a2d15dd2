import { expect, onTestFinished, test } from 'vitest'
import { readProviderResult } from '#contract/provider-sign-in.ts'
import { newToken } from '#server/accounts/tokens.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { writeSetting } from '#server/site/settings.ts'
import { databases } from '#tests/support/database.ts'
import { ADA, newMember, sendForm } from '#tests/support/members.ts'
import { type OpenIdPeer, startOpenIdPeer } from '#tests/support/openid-provider.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startTestServer } from '#tests/support/server.ts'
import { walkRedirects } from '#tests/support/walk-redirects.ts'

const ORIGIN = 'https://simmer.example'
const FAILED = { failure: 'failed' }

/** A provider that counts how often it is asked for tokens. */
async function startPeer(name: string, email: string) {
  const callback = `${ORIGIN}/api/signup/external/${name}/callback`
  const peer = await startOpenIdPeer({ redirectUris: [callback] })
  onTestFinished(peer.stop)
  peer.person = { sub: '1906', email, email_verified: true, given_name: 'Grace' }
  const asked = { count: 0 }
  peer.forgery = (truth) => {
    asked.count += 1
    return truth
  }
  return { peer, asked }
}

/** The settings of a provider. */
const entry = (name: string, { issuer, clientId, clientSecret }: OpenIdPeer) => ({
  name,
  label: name,
  issuer,
  clientId,
  clientSecret,
})

/** A server with two providers, each of somebody else: that of a town and that of its school. */
async function startTwo(engine: EngineName) {
  const town = await startPeer('town', 'grace@town.example')
  const school = await startPeer('school', 'grace@school.example')
  const providers = [entry('town', town.peer), entry('school', school.peer)]
  const environment = { PUBLIC_ORIGIN: ORIGIN, OIDC_PROVIDERS: JSON.stringify(providers) }
  return { ...(await startTestServer(engine, { environment })), town, school }
}

/** Goes to a provider, and gives the query that it sends back. */
async function visit(app: App, name: string, headers: Record<string, string> = {}) {
  const start = await app.inject({ url: `/api/signup/external/${name}/start`, headers })
  const [cookie = ''] = String(start.headers['set-cookie']).split(';')
  const { searchParams } = new URL(await walkRedirects(String(start.headers.location), ORIGIN))
  return { cookie, query: searchParams, state: searchParams.get('state') ?? '' }
}

/** Comes back, and gives what the sign-in screen is told. */
async function comeBack(app: App, name: string, query: URLSearchParams, cookie: string) {
  const url = `/api/signup/external/${name}/callback?${query}`
  const { headers } = await app.inject({ url, headers: { cookie } })
  const [screen, fragment = ''] = String(headers.location).split('#')
  expect(screen).toBe('/auth')
  return readProviderResult(fragment)
}

/** What comes back, with the state of another sign-in. */
const withState = (query: URLSearchParams, state: string) => {
  const changed = new URLSearchParams(query)
  changed.set('state', state)
  return changed
}

/** The whole way to a provider and back: the cookie and the code to exchange. */
async function goThere(app: App, Provider: string, headers: Record<string, string> = {}) {
  const { cookie, query } = await visit(app, Provider, headers)
  const result = await comeBack(app, Provider, query, cookie)
  return { Provider, cookie, Token: result && 'code' in result ? result.code : '' }
}

const exchange = async (
  app: App,
  { cookie, ...fields }: Awaited<ReturnType<typeof goThere>> & { Invitation?: string },
  headers: Record<string, string> = {},
) => await sendForm(app, 'POST', '/signup/externalauth', fields, { cookie, ...headers })

const bearer = (answer: Awaited<ReturnType<typeof exchange>>) => ({
  authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}`,
})

test('HST-58 a code from one tab does not finish the sign-in of another tab', async () => {
  const { app, database, town } = await startTwo('sqlite')
  const one = await visit(app, 'town')
  const other = await visit(app, 'town', { cookie: one.cookie })
  const mixed = withState(other.query, one.state)
  expect(await comeBack(app, 'town', mixed, one.cookie)).toMatchObject(FAILED)
  // The provider itself has refused it, by PKCE.
  expect(town.asked.count).toBe(1)
  expect(await comeBack(app, 'town', one.query, one.cookie)).toMatchObject(FAILED)
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('HST-58 the response of one provider is refused for a sign-in at another one, and its code is not sent there', async () => {
  const { app, town, school } = await startTwo('sqlite')
  const atSchool = await visit(app, 'school')
  const atTown = await visit(app, 'town', { cookie: atSchool.cookie })
  const mixed = withState(atTown.query, atSchool.state)
  expect(await comeBack(app, 'town', mixed, atSchool.cookie)).toMatchObject(FAILED)
  expect(await comeBack(app, 'school', mixed, atSchool.cookie)).toMatchObject(FAILED)
  expect([town.asked.count, school.asked.count]).toEqual([0, 0])
  expect(await comeBack(app, 'town', atTown.query, atSchool.cookie)).toHaveProperty('code')
})

test.for(databases)('HST-58 the same id at two providers is two people (%s)', async (engine) => {
  const { app } = await startTwo(engine)
  const emails: string[] = []
  for (const Provider of ['town', 'school', 'town']) {
    const session = bearer(await exchange(app, await goThere(app, Provider)))
    emails.push((await call<{ Email: string }>(app, 'GET', '/me/', session))[1].Email)
  }
  expect(emails).toEqual(['grace@town.example', 'grace@school.example', 'grace@town.example'])
})

test('HST-58 a sign-in with a prepared cookie and the session of somebody else gets a new session', async () => {
  const { app } = await startTwo('sqlite')
  const eve = await newMember(app)
  const prepared = { cookie: `simmer-sign-in=${'e'.repeat(43)}` }
  const there = await goThere(app, 'town', prepared)
  expect(there.cookie).toBe(prepared.cookie)
  const grace = bearer(await exchange(app, there, eve))
  expect(grace).not.toEqual(eve)
  const nameOf = async (who: Record<string, string>) =>
    (await call<{ Email: string }>(app, 'GET', '/me/', who))[1].Email
  expect([await nameOf(grace), await nameOf(eve)]).toEqual(['grace@town.example', ADA.email])
  // The secret of the browser is worth nothing without a code.
  const again = await exchange(app, { ...there, Token: 'e'.repeat(43) })
  expect(again.json()).toMatchObject({ Code: 'ProviderFailed' })
})

test('HST-58 a code of a sign-in links nothing', async () => {
  const { app, database } = await startTwo('sqlite')
  const ada = await newMember(app)
  const { cookie, ...fields } = await goThere(app, 'town')
  const answer = await sendForm(app, 'POST', '/signup/externallink', fields, { ...ada, cookie })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { Code: 'ProviderFailed' }])
  expect(await database.db.selectFrom('external_identities').selectAll().execute()).toEqual([])
})

test('HST-58 nothing in the address of a callback decides where the browser goes', async () => {
  const { app } = await startTwo('sqlite')
  const evil = 'https://evil.example/'
  for (const query of [`?next=${evil}`, `?redirect_uri=${evil}&state=x`, `?error=${evil}`]) {
    const url = `/api/signup/external/town/callback${query}`
    const { headers } = await app.inject({ url })
    expect(headers.location).toBe('/auth#provider=town&failure=failed')
  }
})

test.for(databases)(
  'HST-59 of two who take the last place of an invitation at once, at a provider and by the form, one comes (%s)',
  async (engine) => {
    const { app, database } = await startTwo(engine)
    const { token, hash: token_hash } = newToken()
    await writeSetting(database.db, 'registration', 'invited')
    const place = { name: 'Edith', token_hash, places: 1, created_at: 0, ends_at: Date.now() * 2 }
    await database.db.insertInto('invitations').values(place).execute()
    const [town, school] = [await goThere(app, 'town'), await goThere(app, 'school')]
    const answers = await Promise.all([
      exchange(app, { ...town, Invitation: token }),
      exchange(app, { ...school, Invitation: token }),
      sendForm(app, 'POST', '/signup', { ...ADA, invitation: token }),
    ])
    const refused = answers.filter(({ statusCode }) => statusCode === 404)
    expect(refused.map((answer) => answer.json<{ Code: string }>().Code)).toEqual([
      'InvitationInvalid',
      'InvitationInvalid',
    ])
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
    const [row] = await database.db.selectFrom('invitations').select('used').execute()
    expect(row).toEqual({ used: 1 })
  },
)

test.for(databases)(
  'HST-59 who comes from a provider twice at once has one account (%s)',
  async (engine) => {
    const { app, database } = await startTwo(engine)
    const tabs = [await goThere(app, 'town'), await goThere(app, 'town')]
    const answers = await Promise.all(tabs.map(async (tab) => await exchange(app, tab)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
    expect(await database.db.selectFrom('tokens').select('hash').execute()).toHaveLength(2)
  },
)
