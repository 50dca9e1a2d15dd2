import { newToken } from '#server/accounts/tokens.ts'
import { writeSetting } from '#server/site/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readProviderResult } from '#contract/provider-sign-in.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { ADA, askToken, keepSigningIn, newMember, sendForm } from '#tests/support/members.ts'
import {
  claiming,
  type Forgery,
  type Person,
  signedByAnother,
  startOpenIdPeer,
  unsigned,
} from '#tests/support/openid-provider.ts'
import { startTestServer, type TestServerOptions } from '#tests/support/server.ts'
import { walkRedirects } from '#tests/support/walk-redirects.ts'
import { HASH_COST } from '#server/accounts/passwords.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'

const ORIGIN = 'https://simmer.example'

const GRACE: Person = {
  sub: '1906',
  email: 'grace@simmer.example',
  email_verified: true,
  name: 'Grace Brewster Hopper',
  given_name: 'Grace',
  family_name: 'Hopper',
}

/** A server where people sign in with Google, and the Google that Grace sits at. */
async function startWithGoogle(engine: EngineName, options: TestServerOptions = {}) {
  const redirectUris = ['google', 'facebook'].map(
    (name) => `${ORIGIN}/api/signup/external/${name}/callback`,
  )
  const google = await startOpenIdPeer({ redirectUris })
  onTestFinished(google.stop)
  google.person = GRACE
  const environment = {
    PUBLIC_ORIGIN: ORIGIN,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    FACEBOOK_APP_ID: google.clientId,
    FACEBOOK_APP_SECRET: google.clientSecret,
    FACEBOOK_ISSUER: google.issuer,
    ...options.environment,
  }
  const server = await startTestServer(engine, { ...options, environment })
  return { ...server, google }
}

/** Goes to a provider and gives where that sends the browser, with the browser's cookie. */
async function visit(app: App, provider = 'google') {
  const start = await app.inject({ url: `/api/signup/external/${provider}/start` })
  expect(start.statusCode).toBe(302)
  const [cookie = ''] = String(start.headers['set-cookie']).split(';')
  const back = await walkRedirects(String(start.headers.location), ORIGIN)
  return { start, cookie, callback: back.slice(ORIGIN.length) }
}

/** Comes back, and gives what the fragment of /auth says. */
async function comeBack(app: App, url: string, cookie: string) {
  const answer = await app.inject({ url, headers: { cookie } })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  const [path, fragment = ''] = String(answer.headers.location).split('#')
  expect(path).toBe('/auth')
  return readProviderResult(fragment)
}

/** The whole way to a provider and back. */
async function goThere(app: App, provider = 'google') {
  const { cookie, callback } = await visit(app, provider)
  const result = await comeBack(app, callback, cookie)
  return { cookie, result, code: result && 'code' in result ? result.code : '' }
}

const exchange = async (
  app: App,
  Token: string,
  cookie: string,
  Provider = 'Google',
  more: Record<string, string> = {},
) => {
  const headers = { cookie, 'accept-language': 'de' }
  return await sendForm(app, 'POST', '/signup/externalauth', { Provider, Token, ...more }, headers)
}

/** Signs in at a provider and gives the header of the session. */
async function signInThere(app: App, provider: 'Google' | 'Facebook' = 'Google') {
  const { cookie, code } = await goThere(app, provider.toLowerCase())
  const answer = await exchange(app, code, cookie, provider)
  expect(answer.statusCode).toBe(200)
  return { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` }
}

const me = async (app: App, headers: Record<string, string>) =>
  (await app.inject({ url: '/api/me/', headers })).json<unknown>()

test.for(mainDatabase)(
  'API-11 AUT-06 who signs in with Google has an account, the same each time (%s)',
  async (engine) => {
    const { app, google, database } = await startWithGoogle(engine)
    const account = {
      FirstName: 'Grace',
      LastName: 'Hopper',
      Email: 'grace@simmer.example',
      username: 'grace',
      AvatarPath: null,
      Language: 0,
      UnitSystem: 0,
      Notifications: false,
    }
    expect(await me(app, await signInThere(app))).toEqual(account)
    google.person = { ...GRACE, email: 'hopper@simmer.example', given_name: 'Amazing' }
    expect(await me(app, await signInThere(app))).toEqual(account)
    const users = await database.db.selectFrom('users').select('password_hash').execute()
    expect(users).toEqual([{ password_hash: null }])
    expect((await askToken(app, { username: 'grace@simmer.example' })).statusCode).toBe(400)
  },
)

test.for(mainDatabase)(
  'API-11 the same verified address is the same account, at both providers (%s)',
  async (engine) => {
    const { app, database } = await startWithGoogle(engine)
    await signInThere(app, 'Google')
    expect(await me(app, await signInThere(app, 'Facebook'))).toMatchObject({ username: 'grace' })
    const identities = await database.db
      .selectFrom('external_identities')
      .select(['provider', 'subject'])
      .orderBy('provider')
      .execute()
    expect(identities).toEqual([
      { provider: 'Facebook', subject: '1906' },
      { provider: 'Google', subject: '1906' },
    ])
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  },
)

test.for(mainDatabase)(
  'an account created in advance by an attacker goes to the address’s owner (%s)',
  async (engine) => {
    const mail = await startMailServer()
    const environment = { SMTP_URL: mail.url }
    const { app, google } = await startWithGoogle(engine, { environment })
    const waiting = await newMember(app)
    google.person = { ...GRACE, email: 'ADA@simmer.example' }
    expect(await me(app, await signInThere(app))).toMatchObject({ Email: 'ada@simmer.example' })
    expect(await me(app, waiting)).toMatchObject({ Code: 'Unauthorized' })
    expect((await askToken(app)).statusCode).toBe(400)
    const letter = await mail.next()
    expect(letter.to).toMatchObject([{ address: 'ada@simmer.example' }])
    expect(letter.subject).toBe('Du meldest dich jetzt mit Google bei Simmer an')
    expect(letter.text).toContain(`${ORIGIN}/auth/forgetpassword?lang=de`)
  },
)

test.for(mainDatabase)(
  'who signs in again and again meanwhile loses the account to its owner as well (%s)',
  async (engine) => {
    const { app, google, database } = await startWithGoogle(engine, {
      hashCost: HASH_COST,
    })
    await newMember(app)
    google.person = { ...GRACE, email: 'ADA@simmer.example' }
    const stop = keepSigningIn(app)
    const owner = await signInThere(app)
    for (const headers of await stop()) {
      expect(await me(app, headers)).toMatchObject({ Code: 'Unauthorized' })
    }
    expect(await me(app, owner)).toMatchObject({ Email: 'ada@simmer.example' })
    expect(await database.db.selectFrom('tokens').select('hash').execute()).toHaveLength(1)
  },
)

test.for(mainDatabase)(
  'an account whose address was proved keeps its password and its sessions (%s)',
  async (engine) => {
    const { app, google, database } = await startWithGoogle(engine)
    const before = await newMember(app)
    await database.db.updateTable('users').set({ email_proved_at: 1 }).execute()
    google.person = { ...GRACE, email: ADA.email }
    expect(await me(app, await signInThere(app))).toMatchObject({ username: 'ada' })
    expect(await me(app, before)).toMatchObject({ username: 'ada' })
    expect((await askToken(app)).statusCode).toBe(200)
  },
)

test('the browser is sent away with state, nonce and PKCE, and a cookie that stays here', async () => {
  const { app, google } = await startWithGoogle('sqlite')
  const { start } = await visit(app)
  const address = new URL(String(start.headers.location))
  expect(address.origin).toBe(google.issuer)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'simmer',
    response_type: 'code',
    redirect_uri: `${ORIGIN}/api/signup/external/google/callback`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(start.headers['set-cookie']).toMatch(
    /^simmer-sign-in=[\w-]{43}; Path=\/api\/signup; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test.for(mainDatabase)(
  'a code is valid once, in one browser, for two minutes, and stored hashed (%s)',
  async (engine) => {
    let now = Date.now()
    const { app, database } = await startWithGoogle(engine, { now: () => new Date(now) })
    const { cookie, code } = await goThere(app)
    const refused = { Code: 'ProviderFailed' }
    const rows = await database.db.selectFrom('external_sign_ins').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    const other = `simmer-sign-in=${'a'.repeat(43)}`
    expect((await exchange(app, code, other)).json()).toMatchObject(refused)
    expect((await exchange(app, code, '')).json()).toMatchObject(refused)
    expect((await exchange(app, code, cookie, 'Facebook')).json()).toMatchObject(refused)
    now += 2 * 60_000
    expect((await exchange(app, code, cookie)).json()).toMatchObject(refused)
    now -= 1
    const answers = await Promise.all([exchange(app, code, cookie), exchange(app, code, cookie)])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await exchange(app, code, cookie)).json()).toMatchObject(refused)
  },
)

test.for(mainDatabase)(
  'a sign-in cannot be finished by another browser, twice, or too late (%s)',
  async (engine) => {
    let now = Date.now()
    const { app } = await startWithGoogle(engine, { now: () => new Date(now) })
    const failed = { provider: 'Google', failure: 'failed' }
    const { cookie, callback } = await visit(app)
    const other = (await visit(app)).cookie
    expect(await comeBack(app, callback, other)).toEqual(failed)
    expect(await comeBack(app, callback, '')).toEqual(failed)
    expect(await comeBack(app, callback.replace('google', 'facebook'), cookie)).toEqual({
      provider: 'Facebook',
      failure: 'failed',
    })
    expect(await comeBack(app, callback.replace('state=', 'state=_'), cookie)).toEqual(failed)
    now += 10 * 60_000
    expect(await comeBack(app, callback, cookie)).toEqual(failed)
    now -= 1
    expect(await comeBack(app, callback, cookie)).toMatchObject({ code: expect.any(String) })
    expect(await comeBack(app, callback, cookie)).toEqual(failed)
  },
)

test('two tabs of one browser may be at a provider at the same time', async () => {
  const { app } = await startWithGoogle('sqlite')
  const first = await visit(app)
  const headers = { cookie: first.cookie }
  const start = await app.inject({ url: '/api/signup/external/google/start', headers })
  expect(String(start.headers['set-cookie'])).toContain(first.cookie)
  expect(await comeBack(app, first.callback, first.cookie)).toHaveProperty('code')
})

const anHourAgo = Math.floor(Date.now() / 1000) - 3600
const LIES: Record<string, Forgery> = {
  'a token for somebody else': claiming({ aud: 'another-client' }),
  'a token of another sign-in': claiming({ nonce: 'another' }),
  'a token of another issuer': claiming({ iss: 'https://evil.example' }),
  'an expired token': claiming({ exp: anHourAgo, iat: anHourAgo - 60 }),
  'a token with a foreign signature': signedByAnother({ email: ADA.email }),
  'an unsigned token': unsigned({ email: ADA.email }),
  'no token': ({ status, body }) => ({ status, body: { ...body, id_token: undefined } }),
  'an address that is not verified': claiming({ email_verified: false }),
  'an address without a word about it': claiming({ email_verified: undefined }),
  'no address': claiming({ email: undefined }),
  'an address that is none': claiming({ email: 'ada@simmer.example, eve@simmer.example' }),
  'a failure': () => ({ status: 500, body: { error: 'server_error' } }),
  'nothing, ever': async () => await new Promise(() => {}),
}

test.for(Object.entries(LIES))(
  'ERR-05 a provider that answers %s lets nobody in',
  async ([, lie]) => {
    const { app, google, database } = await startWithGoogle('sqlite')
    await newMember(app)
    google.forgery = lie
    expect((await goThere(app)).result).toEqual({ provider: 'Google', failure: 'failed' })
    expect(await database.db.selectFrom('external_identities').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
    google.forgery = undefined
    expect((await goThere(app)).result).toHaveProperty('code')
  },
)

test.for([
  ['ten seconds late', -10],
  ['ten seconds early', 10],
] as const)('a provider whose clock is %s lets people in', async ([, seconds]) => {
  const { app, google } = await startWithGoogle('sqlite')
  const issued = Math.floor(Date.now() / 1000) + seconds
  // Good for a moment only, which is over here, or has not begun.
  google.forgery = claiming({ iat: issued, nbf: issued, exp: issued + 1 })
  expect((await goThere(app)).result).toHaveProperty('code')
})

test('Facebook gives confirmed addresses without a word, and is refused when it says they are not', async () => {
  const { app, google } = await startWithGoogle('sqlite')
  google.forgery = claiming({ email_verified: undefined })
  expect((await goThere(app, 'facebook')).result).toHaveProperty('code')
  google.forgery = claiming({ email_verified: false })
  expect((await goThere(app, 'facebook')).result).toHaveProperty('failure', 'failed')
})

test('cancelling at the provider leads back without an error message', async () => {
  const { app, google } = await startWithGoogle('sqlite')
  google.person = null
  expect((await goThere(app)).result).toEqual({ provider: 'Google', failure: 'cancelled' })
})

test('a provider that is down is asked again the next time', async () => {
  const { app, google } = await startWithGoogle('sqlite', {
    environment: { GOOGLE_ISSUER: 'http://localhost:1' },
  })
  await google.stop()
  for (let count = 0; count < 2; count++) {
    const result = await comeBack(app, '/api/signup/external/google/start', '')
    expect(result).toEqual({ provider: 'Google', failure: 'failed' })
  }
})

test('names become what a name may be, and a person without one is called by the address', async () => {
  const { app, google, database } = await startWithGoogle('sqlite')
  const names = [
    { ...GRACE, given_name: ` Gr\u0000a\nce ${'x'.repeat(200)}`, family_name: '' },
    { sub: '2', email: 'a@simmer.example', email_verified: true, name: 'Ada King  Lovelace' },
    { sub: '3', email: 'b.c@simmer.example', email_verified: true },
  ]
  for (const person of names) {
    google.person = person
    await signInThere(app)
  }
  const users = database.db.selectFrom('users').select(['first_name', 'last_name']).orderBy('id')
  expect(await users.execute()).toEqual([
    { first_name: `Gr a ce ${'x'.repeat(92)}`, last_name: '' },
    { first_name: 'Ada', last_name: 'King Lovelace' },
    { first_name: 'b.c', last_name: '' },
  ])
})

test.for(mainDatabase)('a disabled account cannot sign in with a provider (%s)', async (engine) => {
  const { app, google, database } = await startWithGoogle(engine)
  await signInThere(app)
  await newMember(app)
  await database.db.updateTable('users').set({ disabled_at: 1 }).execute()
  for (const email of ['grace@simmer.example', ADA.email]) {
    google.person = { ...GRACE, sub: email === ADA.email ? '2' : GRACE.sub, email }
    const { cookie, code } = await goThere(app)
    const answer = await exchange(app, code, cookie)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { Code: 'AccountDisabled', Message: 'Dieses Konto ist gesperrt.' },
    ])
  }
})

test('API-11 a provider that is not set up is not offered, and an unknown one not at all', async () => {
  const { app } = await startTestServer('sqlite')
  for (const Provider of ['Google', 'Facebook', 'Myspace', 'google']) {
    const answer = await exchange(app, 'a'.repeat(43), '', Provider)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { Code: 'ProviderUnsupported' }])
  }
  for (const [name, provider] of [
    ['google', 'Google'],
    ['facebook', 'Facebook'],
  ]) {
    const result = await comeBack(app, `/api/signup/external/${name}/start`, '')
    expect(result).toEqual({ provider, failure: 'unconfigured' })
  }
  for (const step of ['start', 'callback']) {
    const answer = await app.inject({ url: `/api/signup/external/myspace/${step}` })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { Code: 'NotFound' }])
  }
})

test('guessing codes and starting sign-ins are limited', async () => {
  const { app } = await startWithGoogle('sqlite', { limits: { signIns: 1 } })
  expect((await exchange(app, 'a'.repeat(43), '')).statusCode).toBe(400)
  expect((await exchange(app, 'a'.repeat(43), '')).statusCode).toBe(429)
  await visit(app)
  const again = await comeBack(app, '/api/signup/external/google/start', '')
  expect(again).toEqual({ provider: 'Google', failure: 'failed' })
})

test.for(mainDatabase)(
  'HST-01 at a provider, too, nobody new comes uninvited, and who has an account does (%s)',
  async (engine) => {
    const { app, google, database } = await startWithGoogle(engine)
    await signInThere(app)
    await writeSetting(database.db, 'registration', 'invited')
    google.person = { ...GRACE, sub: '2', email: 'edith@simmer.example' }
    const comes = async (more: Record<string, string> = {}) => {
      const { cookie, code } = await goThere(app)
      const answer = await exchange(app, code, cookie, 'Google', more)
      return answer.statusCode === 200 ? 200 : answer.json<{ Code: string }>().Code
    }
    expect(await comes()).toBe('InvitationNeeded')
    expect(await comes({ Invitation: 'x' })).toBe('InvitationInvalid')
    const { token, hash: token_hash } = newToken()
    await database.db
      .insertInto('invitations')
      .values({ name: 'Edith', token_hash, places: 1, created_at: 0, ends_at: Date.now() * 2 })
      .execute()
    expect(await comes({ Invitation: token })).toBe(200)
    // Now she has an account, and needs none.
    expect(await comes()).toBe(200)
    await writeSetting(database.db, 'registration', 'closed')
    expect(await comes()).toBe(200)
    google.person = { ...GRACE, sub: '3', email: 'fanny@simmer.example' }
    expect(await comes({ Invitation: token })).toBe('RegistrationClosed')
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  },
)
