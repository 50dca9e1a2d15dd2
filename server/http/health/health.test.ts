import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { EngineName } from '#server/db/engine.ts'
import { HealthProbe } from '#server/db/health-probe.ts'
import { openDatabase } from '#server/db/open.ts'
import { startBreakableServer } from '#tests/support/breakable-server.ts'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { sendForm } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import { VERSION } from '#server/lib/version.ts'
import type { App } from '../app-type.ts'

const health = async (app: App) => (await app.inject({ url: '/api/health' })).statusCode

/** An answer holds for a second. */
const untilHealthIs = async (app: App, status: number) =>
  await vi.waitUntil(async () => (await health(app)) === status, { timeout: 20_000, interval: 100 })

test.for(databases)('health follows %s: away, there again', async (engine) => {
  const { app, breakDatabase, restoreDatabase } = await startBreakableServer(engine)
  expect((await app.inject({ url: '/api/health' })).json()).toEqual({
    Version: VERSION,
    ReadOnly: false,
  })
  await breakDatabase()
  await untilHealthIs(app, 503)
  expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ Reason: 'Database' })
  await restoreDatabase()
  await untilHealthIs(app, 200)
})

test.for(databases)(
  'a process is taken away when a newer version has changed its %s, after it has had time to get ready',
  async (engine) => {
    const clock = { now: Date.now() }
    const { app, database } = await startTestServer(engine, { now: () => new Date(clock.now) })
    const warn = vi.spyOn(app.log, 'warn')
    await sql`insert into kysely_migration (name, timestamp)
      values ('999-future', '2099-01-01T00:00:00.000Z')`.execute(database.db)
    await vi.waitUntil(async () => (await health(app)) === 200 && warn.mock.calls.length > 0, {
      timeout: 20_000,
      interval: 100,
    })
    expect(warn.mock.calls).toEqual([[{ step: '999-future' }, expect.stringContaining('503')]])
    clock.now += 10_000
    const answer = await app.inject({ url: '/api/health' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ Code: 'Unavailable', Reason: 'NewerDatabase' })
    expect(answer.body).not.toContain('999')
    // It goes on answering.
    expect((await app.inject({ url: '/api/recipe?LangId=1' })).statusCode).toBe(200)
    expect((await sendForm(app, 'POST', '/auth/logout', {})).statusCode).toBe(401)
  },
)

test.for(databases)('many health checks of %s at once are one', async (engine) => {
  const { app, database } = await startTestServer(engine)
  await sql`create table health_writes (id integer)`.execute(database.db)
  await countWrites(database, engine)
  const answers = await Promise.all(Array.from({ length: 50 }, async () => await health(app)))
  expect(new Set(answers)).toEqual(new Set([200]))
  const { rows } = await sql`select id from health_writes`.execute(database.db)
  expect(rows).toHaveLength(1)
})

/** Lets the database write down each write of a health check. */
async function countWrites({ db }: TestDatabase, engine: EngineName) {
  if (engine === 'sqlite') {
    await sql`create trigger counting after insert on health_checks
      begin insert into health_writes values (new.id); end`.execute(db)
    return
  }
  await sql`create function count_write() returns trigger language plpgsql as $$
    begin insert into health_writes values (new.id); return new; end $$`.execute(db)
  await sql`create trigger counting before insert on health_checks
    for each row execute function count_write()`.execute(db)
}

const onPostgres = databases.filter((engine) => engine === 'postgres')

test.for(onPostgres)('a hanging %s does not block health checks', async (engine) => {
  const own = await openTestDatabase(engine)
  const proxy = await startDatabaseProxy(own.config.DATABASE_URL ?? '')
  onTestFinished(proxy.close)
  const database = await openDatabase({ ...own.config, DATABASE_URL: proxy.url })
  onTestFinished(database.close)
  const probe = new HealthProbe(database.db)
  await probe.check()
  proxy.freeze()
  await vi.waitUntil(
    async () =>
      await probe.check().then(
        () => false,
        () => true,
      ),
    20_000,
  )
  const failing = Array.from({ length: 20 }, async () => await probe.check())
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected')
  proxy.restore()
  await vi.waitUntil(
    async () =>
      await probe.check().then(
        () => true,
        () => false,
      ),
    20_000,
  )
})

test('health does not wait for an import that writes to the SQLite file', async () => {
  const { app, database } = await startTestServer('sqlite')
  await app.ready()
  const other = new DatabaseSync(`${database.config.DATA_DIR}/simmer.db`)
  // A server that has just started may still be writing, which refuses the lock at once.
  await vi.waitFor(() => other.exec('begin immediate'))
  expect(await health(app)).toBe(200)
  other.exec('rollback')
  other.close()
})

test.for(databases)('/api/live answers 200 while %s is down', async (engine) => {
  const { app, database } = await startTestServer(engine)
  await database.close()
  const answer = await app.inject({ url: '/api/live' })
  expect(answer).toMatchObject({ statusCode: 200, body: '{}' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a server that is about to stop lives, but is not to be sent requests', async () => {
  const { app } = await startTestServer('sqlite')
  app.isDraining = true
  const answer = await app.inject({ url: '/api/health' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ Code: 'Unavailable', Reason: 'Stopping' })
  const live = await app.inject({ url: '/api/live' })
  expect(live.statusCode).toBe(200)
  expect(live.headers.connection).toBe('close')
})

test('both health calls are in the API description', async () => {
  const { app } = await startTestServer('sqlite')
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{ paths: object }>()
  expect(paths).toMatchObject({ '/api/health': { get: {} }, '/api/live': { get: {} } })
})
