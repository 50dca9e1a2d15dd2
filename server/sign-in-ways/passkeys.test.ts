import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import type { SignInWays } from '#contract/sign-in/sign-in-ways.ts'
import type { EngineName } from '#server/db/engine.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { ADA, askToken, newMember, sendForm, sent } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import {
  addPasskey,
  askToAdd,
  askToUse,
  type Mischief,
  SoftwareAuthenticator,
  usePasskey,
} from '#tests/support/passkeys.ts'
import { startTestServer, type TestServerOptions } from '#tests/support/server.ts'

const ORIGIN = 'http://localhost:3000'

/** A server with Ada and a clock that the test turns. */
async function start(engine: EngineName, options: TestServerOptions = {}) {
  const clock = { time: Date.parse('2026-11-01T10:00:00Z') }
  const environment = { PUBLIC_ORIGIN: ORIGIN, ...options.environment }
  const now = () => new Date(clock.time)
  const server = await startTestServer(engine, { now, ...options, environment })
  return { ...server, clock, ada: await newMember(server.app) }
}

test.for(mainDatabase)(
  'HST-36 a member adds a passkey, signs in with it, renames and removes it (%s)',
  async (engine) => {
    const { app, ada, clock } = await start(engine)
    const { device, ways } = await addPasskey(app, ada)
    expect(ways.Passkeys).toMatchObject([{ Name: 'Phone', LastUsed: null }])
    clock.time += MINUTE_MS
    const { status, session } = await usePasskey(app, device)
    expect(status).toBe(200)
    expect((await call(app, 'GET', '/me/', session))[1]).toMatchObject({ username: 'ada' })
    const id = ways.Passkeys[0]?.Id
    const name = { Name: ' Old phone ' }
    const [, renamed] = await call<SignInWays>(app, 'PATCH', `/me/passkeys/${id}`, session, name)
    expect(renamed.Passkeys).toMatchObject([
      { Name: 'Old phone', LastUsed: new Date(clock.time).toISOString() },
    ])
    expect(renamed.HasPassword).toBe(true)
    const [, rest] = await call<SignInWays>(app, 'DELETE', `/me/passkeys/${id}`, session)
    expect(rest.Passkeys).toEqual([])
    expect(await usePasskey(app, device)).toMatchObject({
      status: 400,
      body: { Code: 'PasskeyFailed' },
    })
  },
)

test.for(mainDatabase)('HST-36 a member is mailed about a new passkey (%s)', async (engine) => {
  const mail = await startMailServer()
  const { app, ada } = await start(engine, { environment: { SMTP_URL: mail.url } })
  await addPasskey(app, ada)
  const letter = await mail.next()
  expect(letter.to).toMatchObject([{ address: ADA.email }])
  expect(letter.subject).toBe('A passkey was added to your Simmer account')
  expect(letter.text).toContain('“Phone”')
  expect(letter.text).toContain(`${ORIGIN}/settings/sign_in?lang=en`)
})

test.for<[string, Mischief]>([
  ['of another site', { origin: 'https://simmer.evil.example' }],
  ['for another name', { rpId: 'evil.example' }],
  ['to an earlier question', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ['of another kind', { type: 'webauthn.create' }],
  ['of a device that has not verified its owner', { isVerified: false }],
  ['of another member', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
])('HST-37 a proof %s signs nobody in', async ([, mischief]) => {
  const { app, ada } = await start('sqlite')
  const { device } = await addPasskey(app, ada)
  expect(await usePasskey(app, device, mischief)).toMatchObject({
    status: 400,
    body: { Code: 'PasskeyFailed' },
  })
  expect((await usePasskey(app, device)).status).toBe(200)
})

test.for<[string, Mischief]>([
  ['of another site', { origin: 'https://simmer.evil.example' }],
  ['for another name', { rpId: 'evil.example' }],
  ['to another question', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ['of a device that has not verified its owner', { isVerified: false }],
])('HST-37 a passkey %s is not added', async ([, mischief]) => {
  const { app, ada } = await start('sqlite')
  const Passkey = new SoftwareAuthenticator().create(await askToAdd(app, ada), mischief)
  const answer = await call(app, 'POST', '/me/passkeys', ada, { Name: 'Phone', Passkey })
  expect(answer).toMatchObject([400, { Code: 'PasskeyFailed' }])
})

test.for(mainDatabase)(
  'HST-37 a proof works once, within ten minutes, and every failure has the same answer (%s)',
  async (engine) => {
    const { app, ada, clock } = await start(engine)
    const { device } = await addPasskey(app, ada)
    const send = async (Passkey: object) =>
      await call(app, 'POST', '/auth/passkey', {}, { Passkey })
    const proof = device.use(await askToUse(app))
    const both = await Promise.all([send(proof), send(proof)])
    expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 400]))
    const [, used] = await send(proof)
    const stranger = new SoftwareAuthenticator()
    const late = device.use(await askToUse(app))
    clock.time += 10 * MINUTE_MS
    const [, ended] = await send(late)
    const [, unknown] = await send(stranger.use(await askToUse(app), { userHandle: 'c29tZWJvZHk' }))
    // A question to a member who adds a passkey is none to whoever signs in.
    const [, others] = await send(device.use(await askToAdd(app, ada)))
    expect(
      new Set([used, ended, unknown, others].map(({ Code, Message }) => `${Code} ${Message}`)).size,
    ).toBe(1)
    expect(used).toMatchObject({ Code: 'PasskeyFailed' })
  },
)

test('HST-37 a challenge for adding a passkey works once, for the member who requested it', async () => {
  const { app, ada } = await start('sqlite')
  const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
  const add = async (who: object, Passkey: object) =>
    await call(app, 'POST', '/me/passkeys', { ...who }, { Name: 'Phone', Passkey })
  const asked = await askToAdd(app, ada)
  const refusal = [400, { Code: 'PasskeyFailed' }] as const
  expect(await add(ben, new SoftwareAuthenticator().create(asked))).toMatchObject(refusal)
  expect((await add(ada, new SoftwareAuthenticator().create(asked)))[0]).toBe(201)
  expect(await add(ada, new SoftwareAuthenticator().create(asked))).toMatchObject(refusal)
  // A question to whoever signs in is none to a member who adds a passkey.
  const { challenge } = await askToUse(app)
  const other = { ...(await askToAdd(app, ada)), challenge }
  expect(await add(ada, new SoftwareAuthenticator().create(other))).toMatchObject(refusal)
})

test('HST-37 a use count that does not rise is refused, because the passkey may be a copy', async () => {
  const { app, ada } = await start('sqlite')
  const { device } = await addPasskey(app, ada, new SoftwareAuthenticator({ counts: true }))
  for (let use = 0; use < 3; use += 1) expect((await usePasskey(app, device)).status).toBe(200)
  device.counter -= 2
  expect((await usePasskey(app, device)).status).toBe(400)
  device.counter += 2
  expect((await usePasskey(app, device)).status).toBe(200)
})

test('HST-37 the attestation of a passkey is dropped, and no URL in it is fetched', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { app, ada } = await start('sqlite')
  const attestation = new Map<string, unknown>([
    ['alg', -7],
    ['sig', Buffer.from('signed')],
    ['x5c', [Buffer.from(`http://127.0.0.1:${port}/list.crl`)]],
  ])
  const device = new SoftwareAuthenticator()
  const Passkey = device.create(await askToAdd(app, ada), { attestation })
  const [status] = await call(app, 'POST', '/me/passkeys', ada, { Name: 'Phone', Passkey })
  expect(status).toBe(201)
  expect((await usePasskey(app, device)).status).toBe(200)
  expect(asked).toBe(0)
})

test.for(mainDatabase)(
  'HST-38 ten passkeys are the most, and each device has one (%s)',
  async (engine) => {
    const { app, ada, database } = await start(engine)
    for (let count = 1; count < 10; count += 1) await addPasskey(app, ada)
    const device = new SoftwareAuthenticator()
    const [one, other] = [await askToAdd(app, ada), await askToAdd(app, ada)]
    expect(one).toMatchObject({ user: { name: 'ada', displayName: 'Ada Lovelace' } })
    expect(one.user?.id).toBe(other.user?.id)
    const add = async (Passkey: object) =>
      await call(app, 'POST', '/me/passkeys', ada, { Name: 'Phone', Passkey })
    expect((await add(device.create(one)))[0]).toBe(201)
    const more = await add(new SoftwareAuthenticator().create(other))
    expect(more).toMatchObject([409, { Code: 'LimitReached' }])
    expect(more[1].Message).toMatch(/10 passkeys/)
    expect(await call(app, 'POST', '/me/passkeys/options', ada)).toMatchObject([
      409,
      { Code: 'LimitReached' },
    ])
    expect(await database.db.selectFrom('passkeys').select('id').execute()).toHaveLength(10)
  },
)

test('HST-38 a passkey of somebody else is answered with 404, and none with its id can be added', async () => {
  const { app, ada } = await start('sqlite')
  const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
  const { device, ways } = await addPasskey(app, ada)
  const path = `/me/passkeys/${ways.Passkeys[0]?.Id}`
  expect((await call(app, 'PATCH', path, ben, { Name: 'Mine' }))[0]).toBe(404)
  expect((await call(app, 'DELETE', path, ben))[0]).toBe(404)
  const Passkey = device.create(await askToAdd(app, ben))
  expect((await call(app, 'POST', '/me/passkeys', ben, { Name: 'Mine', Passkey }))[0]).toBe(400)
  expect((await call(app, 'GET', '/me/sign_in', ada))[1]).toEqual(ways)
  for (const Name of ['', ' ', 'x'.repeat(61)]) {
    expect((await call(app, 'PATCH', path, ada, { Name }))[0]).toBe(400)
  }
})

test.for(mainDatabase)(
  'HST-38 a passkey goes with its account, and a disabled account lets nobody in (%s)',
  async (engine) => {
    const { app, ada, database } = await start(engine)
    const { device } = await addPasskey(app, ada)
    await database.db.updateTable('users').set({ disabled_at: 1 }).execute()
    expect((await usePasskey(app, device)).body).toMatchObject({ Code: 'AccountDisabled' })
    await database.db.updateTable('users').set({ disabled_at: null }).execute()
    const { session } = await usePasskey(app, device)
    await askToAdd(app, session)
    await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, session)
    expect((await usePasskey(app, device)).body).toMatchObject({ Code: 'PasskeyFailed' })
    expect(await database.db.selectFrom('passkeys').select('id').execute()).toEqual([])
  },
)

test.for(mainDatabase)(
  'HST-38 the last way in stays: who has no password keeps a passkey (%s)',
  async (engine) => {
    const { app, ada, database } = await start(engine)
    const { device, ways } = await addPasskey(app, ada)
    await database.db.updateTable('users').set({ password_hash: null }).execute()
    const path = `/me/passkeys/${ways.Passkeys[0]?.Id}`
    expect(await call(app, 'DELETE', path, ada)).toMatchObject([409, { Code: 'LastWayIn' }])
    expect((await usePasskey(app, device)).status).toBe(200)
    await addPasskey(app, ada)
    expect((await call(app, 'DELETE', path, ada))[0]).toBe(200)
  },
)

test('HST-38 a new password keeps passkeys, except those of an account whose address was not verified', async () => {
  const mail = await startMailServer()
  const { app, ada } = await start('sqlite', { environment: { SMTP_URL: mail.url } })
  const { device } = await addPasskey(app, ada)
  await mail.next()
  const reset = async () => {
    await sendForm(app, 'POST', '/signup/passwordreset', { email: ADA.email })
    const token = /resetPassword\/([\w-]+)/.exec((await mail.next()).text ?? '')?.[1]
    const fields = { Password: sent('new horse') }
    expect((await sendForm(app, 'POST', `/signup/passwordreset/${token}`, fields)).statusCode).toBe(
      200,
    )
  }
  // Nobody had shown until now that the address is theirs.
  await reset()
  expect((await usePasskey(app, device)).status).toBe(400)
  const owner = await askToken(app, { password: sent('new horse') })
  const session = { authorization: `Bearer ${owner.json<{ access_token: string }>().access_token}` }
  const { device: own } = await addPasskey(app, session)
  await mail.next()
  await reset()
  expect((await usePasskey(app, own)).status).toBe(200)
})

test('HST-38 sign-ins with a passkey are limited for each address', async () => {
  const { app } = await start('sqlite', { limits: { signIns: 3 } })
  const ask = async () => (await call(app, 'POST', '/auth/passkey/options'))[0]
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
})
