import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { STREAMS_MAX } from '#contract/events.ts'
import { VERSION_HEADER } from '#contract/shopping/sync.ts'
import { bearerOf } from '#server/accounts/bearer.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { run } from '#server/run.ts'
import { databases } from '#tests/support/database.ts'
import { listenToEvents } from '#tests/support/events.ts'
import { ADA, newMember, sendForm, sent, signIn } from '#tests/support/members.ts'
import { call, startShopping } from '#tests/support/shopping.ts'
import { Feed } from './feed.ts'

/** Adds a note and gives the version of the list afterwards. */
const addNote = async (
  app: Parameters<typeof call>[0],
  headers: Record<string, string>,
  Name: string,
) => {
  const answer = await call(app, calls.addShoppingItem, { headers, fields: { Name } })
  expect(answer.statusCode).toBe(201)
  return Number(answer.headers[VERSION_HEADER.toLowerCase()])
}

/** What headers identify a device by. */
const heldBy = (headers: Record<string, string>) => bearerOf(headers) ?? { isKey: false, hash: '' }

/** A feed beside that of the server, with a clock that the test turns. */
const startFeed = async (engine: (typeof databases)[number] = 'sqlite') => {
  const shopping = await startShopping(engine)
  const { app, database, ada } = shopping
  const warn = vi.spyOn(app.log, 'warn')
  const feed = new Feed({ database, now: () => new Date(), log: app.log })
  onTestFinished(() => feed.close())
  const { user_id: userId } = await database.db
    .selectFrom('tokens')
    .select('user_id')
    .executeTakeFirstOrThrow()
  return { ...shopping, feed, warn, userId, bearer: heldBy(ada) }
}

/** The versions that a stream begins with. */
const at = (version: number) => ({ version, kitchen: 0 })
const told = (version: number) => `event: version\ndata: ${version}\n\n`
const cooked = (version: number) => `event: kitchen\ndata: ${version}\n\n`
/** What a stream says first. */
const begun = (version: number) => told(version) + cooked(0)

test.for(databases)(
  'a change notifies the member’s other devices, and nobody else (%s)',
  async (engine) => {
    const { app, ada, listen } = await startShopping(engine)
    const tablet = await signIn(app)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const origin = await listen()
    const [events, bens] = [await listenToEvents(origin, tablet), await listenToEvents(origin, ben)]
    const read = await call(app, calls.shoppingItems, { headers: tablet })
    const start = Number(read.headers[VERSION_HEADER.toLowerCase()])
    expect([await events.next(), await bens.next()]).toEqual([start, start])
    expect(await addNote(app, ada, 'Oats')).toBe(start + 1)
    expect(await events.next()).toBe(start + 1)
    expect(await addNote(app, ben, 'Oats')).toBe(start + 1)
    expect(await bens.next()).toBe(start + 1)
    expect(await addNote(app, ada, 'Rice')).toBe(start + 2)
    expect(await events.next()).toBe(start + 2)
    events.leave()
    bens.leave()
    expect(await addNote(app, ada, 'Salt')).toBe(start + 3)
  },
)

test.for(databases)('HST-70 a change of another process is sent, too (%s)', async (engine) => {
  const { app, database, config, ada, listen } = await startShopping(engine)
  const events = await listenToEvents(await listen(), ada)
  const start = (await events.next()) ?? 0
  const elsewhere = await openDatabase(database.config)
  const second = await buildApp({ config, database: elsewhere })
  expect(await addNote(second, ada, 'Oats')).toBe(start + 1)
  expect(await events.next()).toBe(start + 1)
  // So is an import into the catalogue.
  await database.db.updateTable('catalogue_state').set({ version: 1000 }).execute()
  expect(await events.next()).toBeGreaterThan(1000)
  events.leave()
  await second.close()
  await elsewhere.close()
  expect(await addNote(app, ada, 'Rice')).toBeGreaterThan(1000)
})

test('the stream passes through proxies as it is, and is described', async () => {
  const { ada, listen } = await startShopping('sqlite')
  const origin = await listen()
  const headers = { ...ada, 'accept-encoding': 'br, gzip' }
  const { response, leave } = await listenToEvents(origin, headers)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'access-control-allow-origin': '*',
  })
  expect(response.headers.has('content-encoding')).toBe(false)
  leave()
  const head = await fetch(`${origin}/api/shopping/events`, { method: 'HEAD', headers })
  expect(head.status).toBe(404)
  const description = await fetch(`${origin}/api/openapi.json`)
  expect(await description.json()).toMatchObject({
    paths: {
      '/api/shopping/events': {
        get: { responses: { 200: { content: { 'text/event-stream': {} } } } },
      },
      '/api/shopping/recipe/': { post: { responses: { 200: {}, 201: {} } } },
    },
  })
})

test('a stopping server ends its streams', async () => {
  const { app, config, database, ada } = await startShopping('sqlite')
  await app.close()
  await database.db.destroy()
  const settings = { DATA_DIR: config.DATA_DIR, PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off' }
  const server = await run(readConfig(settings))
  const events = await listenToEvents(server.origin, ada)
  expect(await events.next()).toBeGreaterThan(0)
  await server.stop()
  expect(await events.next()).toBeUndefined()
})

test('streams of all members are bounded, and one that has ended makes room', async () => {
  const { database, app } = await startShopping('sqlite')
  const options = { database, now: () => new Date(), log: app.log, streamsMax: 2 }
  const feed = new Feed(options)
  onTestFinished(() => feed.close())
  const open = (userId: number) => feed.open({ userId, bearer: { isKey: false, hash: '' } }, at(1))
  const first = open(1)
  open(2)
  expect(() => open(3)).toThrow('Unavailable')
  const closed = once(first, 'close')
  first.destroy()
  await closed
  expect(open(3).readable).toBe(true)
})

test.for(databases)('a stream ends when its session does (%s)', async (engine) => {
  const { app, ada, feed, userId, bearer } = await startFeed(engine)
  const phone = await signIn(app)
  const streams = [
    feed.open({ userId, bearer }, at(1)),
    feed.open({ userId, bearer: heldBy(phone) }, at(1)),
  ]
  const [lost, kept] = streams.map((stream) => text(stream))
  await feed.sendHeartbeats()
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: ada })
  await feed.sendHeartbeats()
  expect(await lost).toBe(`${begun(1)}:\n\n:\n\n`)
  feed.changed(userId, { version: 2 })
  feed.close()
  expect(await kept).toBe(`${begun(1)}:\n\n:\n\n${told(2)}`)
})

test.for(databases)(
  'a change of the password ends the streams of all other devices (%s)',
  async (engine) => {
    const { app, ada, feed, userId, bearer } = await startFeed(engine)
    const phone = await signIn(app)
    const kept = text(feed.open({ userId, bearer }, at(1)))
    const lost = text(feed.open({ userId, bearer: heldBy(phone) }, at(1)))
    const fields = { OldPassword: ADA.password, Password: sent('new') }
    expect((await sendForm(app, 'PATCH', '/me/password', fields, ada)).statusCode).toBe(200)
    await feed.sendHeartbeats()
    expect(await lost).toBe(`${begun(1)}:\n\n`)
    feed.changed(userId, { version: 2 })
    feed.close()
    expect(await kept).toBe(`${begun(1)}:\n\n${told(2)}`)
  },
)

test('one stream too many ends the oldest of the member', async () => {
  const { feed, userId, bearer } = await startFeed()
  const listener = { userId, bearer }
  const oldest = text(feed.open(listener, at(1)))
  const others = Array.from({ length: STREAMS_MAX }, () => text(feed.open(listener, at(1))))
  expect(await oldest).toBe(begun(1))
  feed.changed(userId, { version: 2 })
  feed.close()
  expect(new Set(await Promise.all(others))).toEqual(new Set([begun(1) + told(2)]))
})

test('a client that disconnects or does not read frees its stream', async () => {
  const { feed, userId, bearer } = await startFeed()
  const listener = { userId, bearer }
  const kept = text(feed.open(listener, at(1)))
  for (let turn = 0; turn < STREAMS_MAX; turn++) {
    const left = feed.open(listener, at(1))
    left.destroy()
    await once(left, 'close')
  }
  const idle = feed.open(listener, at(1))
  const closed = once(idle, 'close')
  for (let version = 2; !idle.destroyed; version++) feed.changed(userId, { version })
  await closed
  feed.close()
  expect(await kept).toContain(told(2))
})

test('older versions are not sent, nor is anything after the end', async () => {
  const { feed, userId, bearer } = await startFeed()
  const all = text(feed.open({ userId, bearer }, at(3)))
  for (const version of [2, 3, 5, 4, 5]) feed.changed(userId, { version })
  feed.close()
  feed.changed(userId, { version: 6 })
  expect(await all).toBe(begun(3) + told(5))
  expect(await text(feed.open({ userId, bearer }, at(6)))).toBe(begun(6))
})

test('while the database does not answer, streams stay', async () => {
  const { app, database, feed, warn, userId, bearer } = await startFeed()
  const all = text(feed.open({ userId, bearer }, at(1)))
  await app.close()
  await database.db.destroy()
  await feed.poll()
  await feed.sendHeartbeats()
  // Other work of the server misses the database, too.
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(
    expect.arrayContaining([
      'the versions for open streams could not be read',
      'the sessions of open streams could not be read',
    ]),
  )
  feed.changed(userId, { version: 2 })
  feed.close()
  expect(await all).toBe(`${begun(1)}:\n\n${told(2)}`)
})
