import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { answerPageFailure } from '#server/pages/page-failure.ts'
import { startBreakableServer } from '#tests/support/breakable-server.ts'
import { databases } from '#tests/support/database.ts'
import { askToken, sendForm } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { App } from '../app-type.ts'

/** A clock that a test turns. */
function startClock() {
  let time = Date.parse('2026-03-01T12:00:00Z')
  return { now: () => new Date(time), pass: (seconds: number) => (time += seconds * 1000) }
}

/** Routes as those of the built app, without what they answer. */
const pages = async (app: App) => {
  for (const url of ['/assets/*', '/sw.js', '/sitemap.xml', '/robots.txt', '/*'])
    app.get(url, () => ({}))
}

const write = async (app: App, remoteAddress = '192.0.2.1') =>
  await app.inject({ method: 'POST', url: '/api/nothing', remoteAddress })
const read = async (app: App, url = '/api/nothing', remoteAddress = '192.0.2.1') =>
  (await app.inject({ url, remoteAddress })).statusCode

test.for(databases)(
  'two servers on one PostgreSQL count writes together, and reads apart (%s)',
  async (engine) => {
    const limits = { writes: 2, reads: 1 }
    const { app, config, database } = await startTestServer(engine, { limits })
    const second = await buildApp({ config, database, limits })
    const isTogether = engine === 'postgres'
    expect((await write(app)).statusCode).toBe(404)
    expect((await write(second)).statusCode).toBe(404)
    expect((await write(app)).statusCode).toBe(isTogether ? 429 : 404)
    expect((await write(second)).statusCode).toBe(isTogether ? 429 : 404)
    expect(await read(app)).toBe(404)
    expect(await read(second)).toBe(404)
    expect(await read(second)).toBe(429)
    await second.close()
  },
)

test.for(databases)(
  'sign-ins count for each address, also of strangers to one account, and sign-ups apart (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { limits: { signIns: 2 } })
    const from = async (remoteAddress: string, username: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/auth/',
          remoteAddress,
          payload: {
            grant_type: 'password',
            client_id: 'recipe-web',
            scope: 'api',
            username,
            password: 'a',
          },
        })
      ).statusCode
    expect(await from('192.0.2.1', 'ada@simmer.example')).toBe(400)
    expect(await from('192.0.2.1', 'ben@simmer.example')).toBe(400)
    expect(await from('192.0.2.1', 'cem@simmer.example')).toBe(429)
    expect(await from('192.0.2.2', 'ada@simmer.example')).toBe(400)
    expect(await from('192.0.2.3', 'ada@simmer.example')).toBe(400)
    const signUp = { method: 'POST', url: '/api/signup', remoteAddress: '192.0.2.1' } as const
    expect((await app.inject(signUp)).statusCode).toBe(400)
  },
)

test('two servers on one PostgreSQL share the limit of an account', async ({ skip }) => {
  if (!databases.includes('postgres')) skip('PostgreSQL is not installed')
  const limits = { signIns: 1 }
  const { app, config, database } = await startTestServer('postgres', { limits })
  const second = await buildApp({ config, database, limits: { signIns: 1 } })
  expect((await askToken(app)).statusCode).toBe(400)
  expect((await askToken(second)).statusCode).toBe(429)
  const reset = { email: 'ada@simmer.example' }
  expect((await sendForm(app, 'POST', '/signup/passwordreset', reset)).statusCode).toBe(200)
  expect((await sendForm(second, 'POST', '/signup/passwordreset', reset)).statusCode).toBe(429)
  await second.close()
})

test.for(databases)('a window is a minute from its first call (%s)', async (engine) => {
  const clock = startClock()
  const { app } = await startTestServer(engine, { limits: { writes: 1 }, now: clock.now })
  await write(app)
  clock.pass(20)
  expect((await write(app)).headers['retry-after']).toBe('40')
  clock.pass(39.5)
  expect((await write(app)).headers['retry-after']).toBe('1')
  clock.pass(0.5)
  expect((await write(app)).statusCode).toBe(404)
  expect((await write(app)).headers['retry-after']).toBe('60')
})

test('a flood does not reach the database, and ended windows are deleted', async ({ skip }) => {
  if (!databases.includes('postgres')) skip('PostgreSQL is not installed')
  const clock = startClock()
  const options = { limits: { writes: 1 }, now: clock.now }
  const { app, config, database } = await startTestServer('postgres', options)
  for (let calls = 0; calls < 10; calls += 1) await write(app)
  const rows = async () => await database.db.selectFrom('rate_counts').selectAll().execute()
  expect(await rows()).toMatchObject([{ count: 2, key: expect.stringMatching(/^[\w-]{43}$/) }])
  clock.pass(61)
  await write(app, '192.0.2.2')
  const next = await buildApp({ config, database, ...options })
  await next.ready()
  expect(await rows()).toMatchObject([{ count: 1 }])
  await next.close()
})

test('a write that cannot be counted fails with 503', async ({ skip }) => {
  if (!databases.includes('postgres')) skip('PostgreSQL is not installed')
  const { app, breakDatabase } = await startBreakableServer('postgres')
  await breakDatabase()
  const answer = await write(app)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ Code: 'Unavailable' })
})

test.for([
  ['192.0.2.1', '192.0.2.1', 429],
  ['192.0.2.1', '192.0.2.2', 404],
  ['192.0.2.1', '::ffff:192.0.2.1', 429],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 404],
] as const)('after %s has used up its limit, %s gets %s', async ([first, second, status]) => {
  const { app } = await startTestServer('sqlite', { limits: { reads: 1 } })
  expect(await read(app, '/api/nothing', first)).toBe(404)
  expect(await read(app, '/api/nothing', second)).toBe(status)
})

test.for([
  // What the client wrote itself, and the status of a second request that differs in it alone.
  ['false', 429],
  ['true', 404],
  ['1', 429],
  ['2', 404],
  ['192.0.2.0/24', 429],
] as const)(
  'with TRUST_PROXY=%s a forged first hop behind one appending proxy gets %s',
  async ([TRUST_PROXY, status]) => {
    const environment = { TRUST_PROXY }
    const { app } = await startTestServer('sqlite', { limits: { reads: 1 }, environment })
    const through = async (forwarded: string) =>
      (
        await app.inject({
          url: '/api/nothing',
          remoteAddress: '192.0.2.1',
          headers: { 'x-forwarded-for': forwarded },
        })
      ).statusCode
    expect(await through('198.51.100.7, 203.0.113.9')).toBe(404)
    expect(await through('198.51.100.8, 203.0.113.9')).toBe(status)
  },
)

test('pages, files and what crawlers read have limits of their own', async () => {
  const limits = { reads: 1, pages: 1, files: 2, crawlers: 1 }
  const { app } = await startTestServer('sqlite', { limits, pages })
  expect(await read(app, '/recipes')).toBe(200)
  expect(await read(app, '/cookbooks')).toBe(429)
  expect((await app.inject({ method: 'POST', url: '/recipes' })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/recipes' })).statusCode).toBe(429)
  expect(await read(app, '/assets/entry.js')).toBe(200)
  expect(await read(app, '/sw.js')).toBe(200)
  expect(await read(app, '/media/recipes/shakshuka/cover.webp')).toBe(429)
  expect(await read(app, '/robots.txt')).toBe(200)
  expect(await read(app, '/sitemap.xml')).toBe(429)
  expect(await read(app, '/%61pi/nothing')).toBe(404)
  expect(await read(app, '/api/nothing')).toBe(429)
})

test('a page that is refused says so in the language of its address', async () => {
  const { app } = await startTestServer('sqlite', {
    limits: { pages: 0 },
    pages: async (site: App) => {
      site.get('/*', { errorHandler: answerPageFailure }, () => ({}))
    },
  })
  const answer = await app.inject({ url: '/recipes?lang=de' })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '60',
  })
  expect(answer.body).toContain('<h1>Das ging etwas zu schnell</h1>')
})

test('health checks are never limited', async () => {
  const { app } = await startTestServer('sqlite', { limits: { reads: 0 } })
  expect(await read(app, '/api/health')).toBe(200)
  expect(await read(app, '/api/live')).toBe(200)
})

test.for(databases)(
  'a school behind one address gets more of everything, but not more guesses at an account (%s)',
  async (engine) => {
    const limits = { reads: 2, writes: 2, signIns: 2 }
    const { app } = await startTestServer(engine, {
      limits: { ...limits, addressFactor: 3 },
    })
    for (let count = 0; count < 6; count += 1) {
      expect(await read(app)).toBe(404)
      expect((await write(app)).statusCode).toBe(404)
    }
    expect(await read(app)).toBe(429)
    expect((await write(app)).statusCode).toBe(429)
    const payload = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
    const guess = async (remoteAddress: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/auth/',
          remoteAddress,
          payload: { ...payload, username: 'ada', password: 'wrong' },
        })
      ).statusCode
    const from = async (remoteAddress: string) => {
      const statuses = []
      for (let count = 0; count < 7; count += 1) statuses.push(await guess(remoteAddress))
      return statuses
    }
    expect(await from('192.0.2.9')).toEqual([400, 400, 400, 400, 400, 400, 429])
    const strangers = []
    for (let network = 10; network < 17; network += 1) {
      strangers.push(...(await from(`192.0.2.${network}`)).slice(0, 6))
    }
    // 40 guesses of unknown devices at one account, as without the factor; six were made above.
    expect(strangers.filter((status) => status === 400)).toHaveLength(34)
  },
)
