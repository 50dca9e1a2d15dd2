import { expect, test } from 'vitest'
import { databases, mainDatabase } from '#tests/support/database.ts'
import { ADA, askToken, newMember, sendForm, sent, signIn } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { App } from '#server/http/app-type.ts'

const me = async (app: App, headers: Record<string, string>) =>
  await app.inject({ url: '/api/me/', headers })

test.for(mainDatabase)(
  'API-15 the names, the language and the units change in three forms (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine)
    const headers = await newMember(app)
    const forms = [
      [
        { FirstName: ' Augusta ', LastName: 'King', Email: 'Ada@simmer.example' },
        { FirstName: 'Augusta', LastName: 'King', Email: 'ada@simmer.example' },
      ],
      [{ Language: '0' }, { Language: 0, UnitSystem: 0 }],
      [{ UnitSystem: '1' }, { Language: 0, UnitSystem: 1 }],
      [{ UnitSystem: '0' }, { FirstName: 'Augusta', Language: 0, UnitSystem: 0 }],
    ] as const
    for (const [fields, expected] of forms) {
      const answer = await sendForm(app, 'PATCH', '/me/', fields, headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject(expected)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect((await me(app, headers)).json()).toEqual(answer.json())
    }
    const nothing = await app.inject({ method: 'PATCH', url: '/api/me', headers, payload: {} })
    expect(nothing.json()).toMatchObject({ FirstName: 'Augusta', LastName: 'King' })
  },
)

test.for(mainDatabase)('ENT-01 an account has these fields and no others (%s)', async (engine) => {
  const { app } = await startTestServer(engine)
  const headers = await newMember(app, { username: 'AdaL', language: '0' })
  expect((await me(app, headers)).json()).toEqual({
    FirstName: 'Ada',
    LastName: 'Lovelace',
    Email: 'ada@simmer.example',
    username: 'AdaL',
    AvatarPath: null,
    Language: 0,
    UnitSystem: 0,
    Notifications: false,
  })
})

test.for([
  [{ Email: 'eve@simmer.example' }, 'EmailReadOnly'],
  [{ FirstName: '' }, 'FieldRequired'],
  [{ FirstName: 'Eve', LastName: '  ' }, 'FieldRequired'],
  [{ FirstName: 'a'.repeat(101) }, 'TextTooLong'],
  [{ LastName: 'a\u0000' }, 'FieldInvalid'],
  [{ Language: '2' }, 'FieldInvalid'],
  [{ Language: '' }, 'FieldInvalid'],
  [{ UnitSystem: '-1' }, 'FieldInvalid'],
] as const)('API-15 VAL-13 the profile refuses %j: %s', async ([fields, Code]) => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  const before = (await me(app, headers)).json()
  const answer = await sendForm(app, 'PATCH', '/me/', fields, headers)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { Code }])
  expect((await me(app, headers)).json()).toEqual(before)
})

test.for([null, false, true, {}, 'Infinity', [null], 0.5])(
  'API-15 in JSON %j is refused as a language and as a unit system',
  async (value) => {
    const { app } = await startTestServer('sqlite')
    const headers = await newMember(app)
    const before = (await me(app, headers)).json()
    for (const field of ['Language', 'UnitSystem']) {
      const payload = { [field]: value }
      const answer = await app.inject({ method: 'PATCH', url: '/api/me', headers, payload })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { Code: 'FieldInvalid', Message: `“${field}” is not valid.` },
      ])
    }
    expect((await me(app, headers)).json()).toEqual(before)
  },
)

test('a member changes their own account only, whatever else they send', async () => {
  const { app, database } = await startTestServer('sqlite')
  const ada = await newMember(app)
  const eve = await newMember(app, { email: 'eve@simmer.example', username: 'eve' })
  const before = (await me(app, ada)).json()
  const extra = { id: '1', user_id: '1', username: 'ada', kind: 'cook', FirstName: 'Eve' }
  await sendForm(app, 'PATCH', '/me/', extra, eve)
  expect((await me(app, ada)).json()).toEqual(before)
  expect((await me(app, eve)).json()).toMatchObject({ FirstName: 'Eve', username: 'eve' })
  const kinds = await database.db.selectFrom('users').select('kind').execute()
  expect(kinds).toEqual([{ kind: 'member' }, { kind: 'member' }])
})

test.for(mainDatabase)('API-19 notifications are switched on and off (%s)', async (engine) => {
  const { app } = await startTestServer(engine)
  const headers = await newMember(app)
  for (const on of [true, false]) {
    const fields = { Notifications: String(on) }
    const answer = await sendForm(app, 'PATCH', '/me/update_notifications', fields, headers)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { Notifications: on }])
  }
  const fields = { Notifications: 'maybe' }
  const answer = await sendForm(app, 'PATCH', '/me/update_notifications', fields, headers)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { Code: 'FieldInvalid' }])
})

test.for(mainDatabase)(
  'API-17 a new password ends every other session and replaces the old one (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine)
    const here = await newMember(app)
    const there = await signIn(app)
    const fields = { OldPassword: ADA.password, Password: sent('better horse') }
    const answer = await sendForm(app, 'PATCH', '/me/password', fields, here)
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect((await me(app, here)).statusCode).toBe(200)
    expect((await me(app, there)).statusCode).toBe(401)
    expect((await askToken(app)).statusCode).toBe(400)
    await signIn(app, { password: fields.Password })
    const again = await sendForm(app, 'PATCH', '/me/password', fields, here)
    expect(again.json()).toMatchObject({ Code: 'PasswordWrong' })
  },
)

test.for([
  [{ OldPassword: sent('wrong') }, 'PasswordWrong', 'Das Passwort ist falsch.'],
  [{ OldPassword: '' }, 'PasswordRequired', 'Bitte gib ein Passwort ein.'],
  [{ Password: '' }, 'PasswordRequired', 'Bitte gib ein Passwort ein.'],
  [{ Password: sent('') }, 'PasswordRequired', 'Bitte gib ein Passwort ein.'],
  [{ Password: 'a'.repeat(257) }, 'TextTooLong', 'Der Text ist zu lang.'],
] as const)(
  'API-17 the password stays with %j, in German: %s',
  async ([differences, Code, Message]) => {
    const { app } = await startTestServer('sqlite')
    const headers = { ...(await newMember(app)), 'accept-language': 'de' }
    const fields = { OldPassword: ADA.password, Password: sent('new'), ...differences }
    const answer = await sendForm(app, 'PATCH', '/me/password', fields, headers)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { Code, Message }])
    await signIn(app)
  },
)

test('an account without a password cannot change it, and attempts are limited', async () => {
  const { app, database } = await startTestServer('sqlite', { limits: { signIns: 2 } })
  const headers = await newMember(app)
  const fields = { OldPassword: sent('guess'), Password: sent('new') }
  const change = async () => await sendForm(app, 'PATCH', '/me/password', fields, headers)
  await change()
  await change()
  const limited = await change()
  expect([limited.statusCode, limited.json()]).toMatchObject([429, { Code: 'TooManyRequests' }])
  await database.db.updateTable('users').set({ password_hash: null }).execute()
  expect((await change()).json()).toMatchObject({ Code: 'PasswordNotSet' })
})

test.for(mainDatabase)(
  'API-18 deleting an account deletes personal data and frees its address (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const { db } = database
    const headers = await newMember(app)
    const other = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const member = db.selectFrom('users').select('id').where('username_key', '=', 'ada')
    const { id } = await member.executeTakeFirstOrThrow()
    const own = { user_id: id, created_at: 1 }
    await db
      .insertInto('favourite_recipes')
      .values({ ...own, recipe_id: 3 })
      .execute()
    await sendForm(app, 'POST', '/shopping/note', { Name: 'Milk' }, headers)
    await db.insertInto('ratings').values({ user_id: id, recipe_id: 3, vote: 0 }).execute()
    await db
      .insertInto('comments')
      .values({ ...own, recipe_id: 3, lang_id: 1, text: 'Good!' })
      .execute()
    const answer = await sendForm(app, 'PATCH', '/me/delete_account', { Message: ' Bye ' }, headers)
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(await member.execute()).toEqual([])
    for (const table of ['tokens', 'favourite_recipes', 'shopping_lists', 'ratings'] as const) {
      const rows = await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()
      expect(rows).toEqual([])
    }
    expect(await db.selectFrom('shopping_items').select('id').execute()).toEqual([])
    const comment = db.selectFrom('comments').select('user_id').where('text', '=', 'Good!')
    expect(await comment.execute()).toEqual([{ user_id: null }])
    const words = await db.selectFrom('account_messages').select('message').execute()
    expect(words).toEqual([{ message: 'Bye' }])
    expect((await me(app, headers)).statusCode).toBe(401)
    expect((await askToken(app)).statusCode).toBe(400)
    expect((await me(app, other)).statusCode).toBe(200)
    await newMember(app)
  },
)

test('API-18 an account is not deleted without a message', async () => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  for (const [Message, Code] of [
    ['', 'FieldRequired'],
    [' \n ', 'FieldRequired'],
    ['a'.repeat(5001), 'TextTooLong'],
    ['a\u0000', 'FieldInvalid'],
  ] as const) {
    const answer = await sendForm(app, 'PATCH', '/me/delete_account', { Message }, headers)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { Code }])
  }
  expect((await me(app, headers)).statusCode).toBe(200)
})

test.for(databases)('deleting twice at once deletes once (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine)
  const headers = await newMember(app)
  const remove = async () =>
    (await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, headers)).statusCode
  const statuses = await Promise.all([remove(), remove(), remove()])
  expect(statuses).toContain(200)
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true)
  const words = await database.db.selectFrom('account_messages').select('message').execute()
  expect(words).toEqual([{ message: 'Bye' }])
})

test.for(mainDatabase)(
  'API-20 ENT-25 feedback is kept, and refused without words (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine)
    const headers = await newMember(app)
    const send = async (fields: Record<string, string>) =>
      await sendForm(app, 'POST', '/feedback', fields, headers)
    const answer = await send({ Description: 'Lovely\nfilms 🍲', FeedbackValue: '5' })
    expect([answer.statusCode, answer.json()]).toEqual([201, {}])
    for (const [fields, Code] of [
      [{ Description: ' ', FeedbackValue: '5' }, 'FieldRequired'],
      [{ Description: 'Good' }, 'FieldRequired'],
      [{ Description: 'Good', FeedbackValue: '0' }, 'FieldInvalid'],
      [{ Description: 'Good', FeedbackValue: '6' }, 'FieldInvalid'],
    ] as const) {
      const refused = await send(fields)
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { Code }])
    }
    const kept = await database.db.selectFrom('feedback').select(['description', 'value']).execute()
    expect(kept).toEqual([{ description: 'Lovely\nfilms 🍲', value: 5 }])
  },
)

test.for([
  ['GET', '/me/'],
  ['PATCH', '/me/'],
  ['PATCH', '/me/password'],
  ['PATCH', '/me/delete_account'],
  ['PATCH', '/me/update_notifications'],
  ['POST', '/feedback'],
  ['POST', '/auth/logout'],
] as const)('%s %s is for members alone', async ([method, url]) => {
  const { app } = await startTestServer('sqlite')
  for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
    const answer = await app.inject({ method, url: `/api${url}`, headers })
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { Code: 'Unauthorized' }])
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  }
})
