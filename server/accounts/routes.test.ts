import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { ADA, askToken, newMember, sendForm, sent, signIn } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { App } from '#server/http/app-type.ts'
import { HASH_COST } from './passwords.ts'

const me = async (app: App, headers: Record<string, string> = {}) =>
  await app.inject({ url: '/api/me/', headers })

test.for(databases)(
  'API-12 AUT-11 API-14 who signs up can sign in and sees the account (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine)
    const made = await sendForm(app, 'POST', '/signup', { ...ADA, language: '0' })
    expect([made.statusCode, made.json(), made.headers['cache-control']]).toEqual([
      201,
      {},
      'no-store',
    ])
    const answer = await me(app, await signIn(app))
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      FirstName: 'Ada',
      LastName: 'Lovelace',
      Email: 'ada@simmer.example',
      username: 'ada',
      AvatarPath: null,
      Language: 0,
      UnitSystem: 0,
      Notifications: false,
    })
  },
)

test.for(databases)(
  'API-10 a token is valid for 30 days and not cached; addresses are case-insensitive (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine)
    await newMember(app)
    for (const username of ['ADA@simmer.EXAMPLE', ' ada@simmer.example', 'Ada']) {
      const answer = await askToken(app, { username })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        token_type: 'bearer',
        expires_in: 2_592_000,
        device_key: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  },
)

test('API-10 JSON is accepted as well as a form', async () => {
  const { app } = await startTestServer('sqlite')
  const made = await app.inject({
    method: 'POST',
    url: '/api/signup/',
    payload: { ...ADA, language: 0 },
  })
  expect(made.statusCode).toBe(201)
  const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const payload = { ...grant, username: ADA.email, password: ADA.password }
  const answer = await app.inject({ method: 'POST', url: '/api/auth', payload })
  expect(answer.statusCode).toBe(200)
})

test.for(databases)(
  'the password and the tokens are stored only as hashes (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { hashCost: HASH_COST })
    const { authorization } = await newMember(app)
    const users = await database.db.selectFrom('users').select('password_hash').execute()
    expect(users).toEqual([
      { password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
    ])
    const tokens = await database.db.selectFrom('tokens').select('hash').execute()
    expect(tokens).toEqual([{ hash: expect.stringMatching(/^[\da-f]{64}$/) }])
    expect(authorization).not.toContain(tokens[0]?.hash)
  },
)

test.for(databases)(
  'API-10 a wrong password and an unknown address get the same answer (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine)
    await newMember(app)
    const wrong = await askToken(app, { password: sent('wrong') })
    const unknown = await askToken(app, { username: 'nobody@simmer.example' })
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      {
        error: 'invalid_grant',
        error_description: 'The e-mail address or the password is wrong.',
        Code: 'PasswordWrong',
      },
    ])
    expect([unknown.statusCode, unknown.json()]).toEqual([400, wrong.json()])
  },
)

test.for([
  [{ client_id: 'other' }, 'invalid_client'],
  [{ grant_type: 'refresh_token' }, 'unsupported_grant_type'],
  [{ scope: 'admin' }, 'invalid_scope'],
  [{ password: '' }, 'invalid_request'],
  [{ username: '' }, 'invalid_request'],
  [{ username: 'ada\u0000' }, 'invalid_request'],
  [{ username: `${'a'.repeat(300)}@simmer.example` }, 'invalid_request'],
  [{ password: 'a'.repeat(257) }, 'invalid_request'],
  [{ username: `' or 1=1 --@simmer.example` }, 'invalid_grant'],
] as const)('API-10 signing in with %j fails with %s', async ([differences, error]) => {
  const { app } = await startTestServer('sqlite')
  await newMember(app)
  const answer = await askToken(app, differences)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error, error_description: expect.any(String) })
  const empty = await app.inject({ method: 'POST', url: '/api/auth/' })
  expect([empty.statusCode, empty.json()]).toMatchObject([400, { error: 'invalid_request' }])
})

test.for([
  [{ firstname: ' ' }, 'FieldRequired'],
  [{ firstname: 'a'.repeat(101) }, 'TextTooLong'],
  [{ firstname: 'a\u0000b' }, 'FieldInvalid'],
  [{ lastname: 'a\nb' }, 'FieldInvalid'],
  [{ email: 'ada' }, 'EmailInvalid'],
  [{ email: 'ada@simmer' }, 'EmailInvalid'],
  [{ email: 'ada@a.b\r\nBcc: c@d.e' }, 'EmailInvalid'],
  [{ email: `${'a'.repeat(250)}@b.cd` }, 'EmailInvalid'],
  [{ password: '' }, 'PasswordRequired'],
  [{ password: sent('') }, 'PasswordRequired'],
  [{ password: sent('').toUpperCase() }, 'PasswordRequired'],
  [{ language: '2' }, 'FieldInvalid'],
  [{ username: 'eve@simmer.example' }, 'FieldInvalid'],
  [{ username: 'a'.repeat(51) }, 'TextTooLong'],
] as const)('API-12 signing up with %j is refused: %s', async ([differences, Code]) => {
  const { app, database } = await startTestServer('sqlite')
  const answer = await sendForm(app, 'POST', '/signup', { ...ADA, ...differences })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ Code, Message: expect.any(String) })
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
})

test.for(databases)(
  'API-12 an address and a username belong to one account, whatever their case (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine)
    await newMember(app)
    const headers = { 'accept-language': 'de' }
    const again = { ...ADA, email: 'Ada@Simmer.example', username: 'other' }
    const address = await sendForm(app, 'POST', '/signup', again, headers)
    expect(address.json()).toMatchObject({
      Code: 'EmailTaken',
      Message: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    })
    const name = { ...ADA, email: 'other@simmer.example', username: 'ADA' }
    const username = await sendForm(app, 'POST', '/signup', name)
    expect(username.json()).toMatchObject({ Code: 'UsernameTaken' })
  },
)

test.for(databases)(
  'a form that is sent twice at once creates one account (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine)
    const { username: _, ...fields } = ADA
    const send = async () => (await sendForm(app, 'POST', '/signup', fields)).statusCode
    const statuses = await Promise.all([send(), send(), send()])
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 400, 400])
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  },
)

test.for(databases)(
  'without a username one is made from the address, even when it is taken (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine)
    await newMember(app)
    for (const username of ['', '  ']) {
      const email = `ada@${username.length}.example`
      const account = await me(app, await newMember(app, { email, username }))
      expect(account.json()).toMatchObject({ username: expect.stringMatching(/^ada\d{4,6}$/) })
    }
  },
)

test.for(databases)(
  'API-14 without a valid token the account is not shown (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine)
    const headers = await newMember(app)
    const forged = [
      '',
      'Bearer',
      `Bearer ${'a'.repeat(43)}`,
      `Bearer ${'a'.repeat(10_000)}`,
      `Basic ${headers.authorization.slice(7)}`,
      `${headers.authorization}a`,
      "Bearer ' or 1=1 --",
    ]
    for (const authorization of forged) {
      const answer = await me(app, { authorization })
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { Code: 'Unauthorized' }])
      expect(answer.headers).toMatchObject({
        'www-authenticate': 'Bearer',
        'cache-control': 'no-store',
      })
    }
    await database.db.updateTable('tokens').set({ expires_at: Date.now() }).execute()
    expect((await me(app, headers)).statusCode).toBe(401)
  },
)

test.for(databases)(
  'using a session extends it, which is recorded once a day (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine)
    const headers = await newMember(app)
    const yesterday = Date.now() - 25 * 60 * 60 * 1000
    const soon = Date.now() + 60_000
    const aged = { last_used_at: yesterday, expires_at: soon }
    await database.db.updateTable('tokens').set(aged).execute()
    expect((await me(app, headers)).statusCode).toBe(200)
    const token = await database.db.selectFrom('tokens').selectAll().executeTakeFirstOrThrow()
    expect(token.expires_at - token.last_used_at).toBe(2_592_000_000)
    expect(token.last_used_at).toBeGreaterThan(yesterday)
  },
)

test.for(databases)(
  'a disabled account is signed out, cannot sign in and cannot register again (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine)
    const headers = await newMember(app)
    await database.db.updateTable('users').set({ disabled_at: 1 }).execute()
    expect((await me(app, headers)).statusCode).toBe(401)
    expect((await askToken(app)).json()).toEqual({
      error: 'invalid_grant',
      error_description: 'This account has been disabled.',
      Code: 'AccountDisabled',
    })
    // Who does not know the password does not learn it either.
    expect((await askToken(app, { password: sent('wrong') })).json()).toMatchObject({
      error_description: 'The e-mail address or the password is wrong.',
    })
    const again = await sendForm(app, 'POST', '/signup', { ...ADA, username: 'new' })
    expect(again.json()).toMatchObject({ Code: 'AccountDisabled' })
  },
)

test.for(databases)('signing out ends this session and no other (%s)', async (engine) => {
  const { app } = await startTestServer(engine)
  const here = await newMember(app)
  const there = await signIn(app)
  const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: here })
  expect([out.statusCode, out.json()]).toEqual([200, {}])
  expect((await me(app, here)).statusCode).toBe(401)
  expect((await me(app, there)).statusCode).toBe(200)
  const again = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: here })
  expect(again.statusCode).toBe(401)
})

test('a cook of the catalogue cannot sign in', async () => {
  const { app, database } = await startTestServer('sqlite')
  const names = { first_name: 'Mia', last_name: 'K.', username: 'mia', username_key: 'mia' }
  const cook = { kind: 'cook', ...names, language: 0, created_at: 0 } as const
  await database.db.insertInto('users').values(cook).execute()
  expect((await askToken(app, { username: 'mia' })).json()).toMatchObject({
    error: 'invalid_grant',
  })
})
