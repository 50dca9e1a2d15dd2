import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { EngineName } from '#server/db/engine.ts'
import { openDatabase } from '#server/db/open.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { LOW_COST, NO_BOUNDS, NO_LIMITS } from '#tests/support/no-limits.ts'
import { databases, type TestDatabase } from '#tests/support/database.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { databaseUrl, endConnections, runOn } from '#tests/support/postgres-admin.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { App } from '../app-type.ts'

const ENGLISH =
  'Nothing can be changed at the moment, but everything can be read. Please try again later.'
const GERMAN =
  'Gerade lässt sich nichts ändern, aber alles lesen. Bitte versuch es später noch einmal.'

/** Another process on the same database that was started with `READ_ONLY=on`. */
async function startReadOnly(config: TestDatabase['config']) {
  const settings = readConfig({ LOG_LEVEL: 'silent', ...config, READ_ONLY: 'on' })
  const database = await openDatabase(settings)
  const limits = { limits: NO_LIMITS, overload: NO_BOUNDS, hashCost: LOW_COST }
  const app = await buildApp({ config: settings, database, ...limits })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const logged = [vi.spyOn(app.log, 'warn'), vi.spyOn(app.log, 'error')]
  await app.ready()
  return { app, failures: () => logged.flatMap(({ mock }) => mock.calls) }
}

/** Calls that only read, with the first ids of the catalogue. */
const READS = Object.values(calls)
  .filter((call) => call.method === 'GET' && call.path !== calls.events.path)
  .map(({ path }) => `/api${path.replaceAll(/:\w+/g, '1')}?LangId=1`)

test.for(databases)('READ_ONLY=on answers all reads of a member as before (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  const headers = await newMember(app)
  const { app: readOnly } = await startReadOnly(database.config)
  const statusesOf = async (server: App) => {
    const statuses: Record<string, number> = {}
    for (const url of READS) statuses[url] = (await server.inject({ url, headers })).statusCode
    return statuses
  }
  const statuses = await statusesOf(app)
  expect(await statusesOf(readOnly)).toEqual(statuses)
  expect(Object.values(statuses).filter((status) => status === 200).length).toBeGreaterThan(20)
})

test.for(databases)(
  'READ_ONLY=on is healthy, and refuses what members change in their language (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const headers = await newMember(app)
    const { app: readOnly } = await startReadOnly(database.config)
    const health = await readOnly.inject({ url: '/api/health' })
    expect([health.statusCode, health.json()]).toMatchObject([200, { ReadOnly: true }])
    for (const [language, message] of [
      ['en', ENGLISH],
      ['de', GERMAN],
    ] as const) {
      const answer = await sendForm(
        readOnly,
        'POST',
        '/recipe/3/comment',
        { text: 'Good' },
        {
          ...headers,
          'accept-language': language,
        },
      )
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('60')
      expect(answer.json()).toMatchObject({ Code: 'ReadOnly', Message: message })
    }
    const signIn = await sendForm(readOnly, 'POST', '/auth/', {})
    expect([signIn.statusCode, signIn.json()]).toMatchObject([
      503,
      { error: 'temporarily_unavailable', Code: 'ReadOnly' },
    ])
  },
)

/** Lets a database take no writes, as a disk or a standby does; and lets it take them again. */
async function refuseWrites({ db, config }: TestDatabase, engine: EngineName) {
  if (engine === 'sqlite') {
    await sql`pragma query_only = on`.execute(db)
    // The file is opened again after a write that was refused.
    return async () => {}
  }
  const url = config.DATABASE_URL ?? ''
  const name = new URL(url).pathname.slice(1)
  const admin = databaseUrl(url, 'postgres')
  await runOn(admin, `alter database ${name} set default_transaction_read_only = on`)
  await endConnections(url)
  return async () => {
    await runOn(admin, `alter database ${name} reset default_transaction_read_only`)
    await endConnections(url)
  }
}

test.for(databases)(
  'a database that takes no writes is read on, and written again when it takes them (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const headers = await newMember(app)
    const comment = async () =>
      await sendForm(app, 'POST', '/recipe/3/comment', { text: 'Good' }, headers)
    const restore = await refuseWrites(database, engine)
    // The first answer may be about a connection that has ended.
    await vi.waitFor(async () =>
      expect((await comment()).json()).toMatchObject({ Code: 'ReadOnly' }),
    )
    expect(app.databaseState.isReadOnly).toBe(true)
    expect((await app.inject({ url: '/api/recipe/3?LangId=1', headers })).statusCode).toBe(200)
    await restore()
    await vi.waitUntil(
      async () => {
        const answer = await app.inject({ url: '/api/health' })
        return answer.statusCode === 200 && !answer.json<{ ReadOnly: boolean }>().ReadOnly
      },
      { timeout: 20_000, interval: 100 },
    )
    expect((await comment()).statusCode).toBe(201)
  },
)

/** Views of a recipe in the database. */
async function viewsOf({ db }: TestDatabase, id: number): Promise<number> {
  const row = await db.selectFrom('recipes').select('views').where('id', '=', id).execute()
  return row[0]?.views ?? 0
}

const LOOK = { url: '/api/recipe/3?LangId=1', headers: { 'user-agent': 'Mozilla/5.0' } }

test.for(databases)(
  'READ_ONLY=on lets background work wait: nothing fails (%s)',
  async (engine) => {
    const { database } = await startTestServer(engine, { filled: true })
    const before = await viewsOf(database, 3)
    const { app, failures } = await startReadOnly(database.config)
    await app.inject(LOOK)
    await app.close()
    expect(await viewsOf(database, 3)).toBe(before)
    expect(failures()).toEqual([])
  },
)

test.for(databases)('views are counted once %s takes writes again', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  const before = await viewsOf(database, 3)
  app.databaseState.note(new DatabaseUnavailable(new Error('read-only'), 'read-only'))
  await app.inject(LOOK)
  expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ ReadOnly: false })
  await vi.waitUntil(async () => (await viewsOf(database, 3)) === before + 1, {
    timeout: 20_000,
    interval: 200,
  })
})
