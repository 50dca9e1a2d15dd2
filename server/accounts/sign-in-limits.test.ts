import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { ADA, newMember, sendForm, sent } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { EngineName } from '#server/db/engine.ts'

const HERE = '192.0.2.1'
const BEN = { email: 'ben@simmer.example', username: 'ben' } as const

/** A server with the limits of a running one, where Ada and Ben have accounts. */
async function start(engine: EngineName) {
  const server = await startTestServer(engine, { limits: { signIns: 10 } })
  const { app } = server
  const headers = await newMember(app)
  await newMember(app, BEN)
  /** Signs in as Ada from an address. */
  const signInFrom = async (remoteAddress: string, differences: Record<string, string> = {}) => {
    const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
    const account = { username: ADA.email, password: ADA.password }
    const payload = { ...grant, ...account, ...differences }
    return await app.inject({ method: 'POST', url: '/api/auth/', remoteAddress, payload })
  }
  /** The key that a device gets with a sign-in. */
  const keyFrom = async (remoteAddress: string, differences: Record<string, string> = {}) => {
    const answer = await signInFrom(remoteAddress, differences)
    expect(answer.statusCode).toBe(200)
    return answer.json<{ device_key: string }>().device_key
  }
  /** Statuses of as many guesses at once at a password from an address, in order of size. */
  const guess = async (count: number, from: string, differences: Record<string, string> = {}) => {
    const wrong = { password: sent('guess'), ...differences }
    const answers = await Promise.all(Array.from({ length: count }, () => signInFrom(from, wrong)))
    return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  }
  return { ...server, headers, signInFrom, keyFrom, guess }
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

test.for(databases)(
  'guessing is limited, while the owner signs in from another address, or here with a device key (%s)',
  async (engine) => {
    const { signInFrom, keyFrom, guess } = await start(engine)
    const device_key = await keyFrom('192.0.2.9')
    expect(await guess(11, HERE)).toEqual([...times(10, 400), 429])
    const refused = await signInFrom(HERE)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { error: 'temporarily_unavailable' },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signInFrom('192.0.2.2')).statusCode).toBe(200)
    expect((await signInFrom(HERE, { device_key })).statusCode).toBe(200)
    expect((await signInFrom(HERE, { device_key, username: 'ADA' })).statusCode).toBe(200)
  },
)

test.for(databases)(
  'guessing from many addresses is limited, while the owner signs in with a device key (%s)',
  async (engine) => {
    const { signInFrom, keyFrom, guess } = await start(engine)
    const device_key = await keyFrom(HERE)
    // The keys of Ada and of this test are the first two sign-ins without one.
    const addresses = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`)
    const statuses = []
    for (const address of addresses) statuses.push(...(await guess(10, address)))
    expect(statuses).toEqual([...times(198, 400), 429, 429])
    expect((await signInFrom('192.0.2.3')).statusCode).toBe(429)
    expect((await signInFrom('192.0.2.3', { username: BEN.email })).statusCode).toBe(200)
    expect((await signInFrom('192.0.2.3', { device_key })).statusCode).toBe(200)
  },
)

test('an unknown account is limited like a known one', async () => {
  const { guess } = await start('sqlite')
  const username = 'nobody@simmer.example'
  expect(await guess(11, HERE, { username })).toEqual([...times(10, 400), 429])
})

test('an address that somebody types as a name does not count against that address', async () => {
  const { guess, signInFrom } = await start('sqlite')
  expect(await guess(10, '192.0.2.2', { username: HERE })).toEqual(times(10, 400))
  expect((await signInFrom(HERE)).statusCode).toBe(200)
})

test('one network of IPv6 counts as one address', async () => {
  const { guess, signInFrom } = await start('sqlite')
  expect(await guess(10, '2001:db8::1')).toEqual(times(10, 400))
  expect((await signInFrom('2001:db8::ffff:2')).statusCode).toBe(429)
  expect((await signInFrom('2001:db8:0:1::1')).statusCode).toBe(200)
})

test.for(databases)('guessing with a device key is limited by device (%s)', async (engine) => {
  const { signInFrom, keyFrom, guess } = await start(engine)
  const [phone, tablet] = [await keyFrom('192.0.2.9'), await keyFrom('192.0.2.9')]
  const statuses = []
  for (const address of [HERE, '192.0.2.2', '192.0.2.3']) {
    statuses.push(...(await guess(4, address, { device_key: phone })))
  }
  expect(statuses).toEqual([...times(10, 400), 429, 429])
  expect((await signInFrom(HERE, { device_key: phone })).statusCode).toBe(429)
  expect((await signInFrom(HERE, { device_key: tablet })).statusCode).toBe(200)
  expect((await signInFrom(HERE)).statusCode).toBe(200)
})

test.for(databases)(
  'a key of another account, of an old password, or forged does not help (%s)',
  async (engine) => {
    const { app, headers, signInFrom, keyFrom, guess } = await start(engine)
    const password = sent('better horse')
    const old = await keyFrom('192.0.2.9')
    const bens = await keyFrom('192.0.2.9', { username: BEN.email })
    const fields = { OldPassword: ADA.password, Password: password }
    const changed = await sendForm(app, 'PATCH', '/me/password', fields, headers)
    expect([changed.statusCode, changed.json()]).toEqual([200, {}])
    const device_key = await keyFrom('192.0.2.9', { password })
    const [id = '', signature = ''] = device_key.split('.')
    const [bensId = ''] = bens.split('.')
    await guess(10, HERE)
    for (const worthless of [
      '',
      old,
      bens,
      `${id}.`,
      `.${signature}`,
      `${bensId}.${signature}`,
      `${device_key}a`,
      'a'.repeat(5000),
      '💣',
    ]) {
      const answer = await signInFrom(HERE, { password, device_key: worthless })
      expect([worthless, answer.statusCode]).toEqual([worthless, 429])
    }
    expect((await signInFrom(HERE, { password, device_key })).statusCode).toBe(200)
  },
)

test('a key that helps nobody changes no answer', async () => {
  const { signInFrom, keyFrom } = await start('sqlite')
  const device_key = await keyFrom('192.0.2.9')
  const wrong = { password: sent('guess') }
  const answers = [
    await signInFrom('192.0.2.2', wrong),
    await signInFrom('192.0.2.3', { ...wrong, device_key }),
    await signInFrom('192.0.2.4', { ...wrong, device_key: 'forged' }),
    await signInFrom('192.0.2.5', { ...wrong, device_key, username: 'nobody@simmer.example' }),
  ]
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([400, answers[0]?.json()])
  }
})
