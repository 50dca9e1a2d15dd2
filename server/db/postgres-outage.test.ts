import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { endConnections } from '#tests/support/postgres-admin.ts'
import type { OpenDatabase } from './engine.ts'
import { openDatabase, type OpenOptions } from './open.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const onPostgres = databases.filter((engine) => engine === 'postgres')

async function openOther(url: string, options?: OpenOptions): Promise<OpenDatabase> {
  const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: url }, options)
  onTestFinished(database.close)
  return database
}

const urlOf = ({ config }: TestDatabase) => config.DATABASE_URL ?? ''

test.for(onPostgres)(
  'when %s ends every connection, running statements fail and later ones succeed',
  async (engine) => {
    const database = await openTestDatabase(engine)
    const { db } = database
    await db.insertInto('totals').values({ name: 'recipes', value: 0 }).execute()
    const running = Array.from(
      { length: 5 },
      async () => await sql`select pg_sleep(60)`.execute(db),
    )
    const writing = db.transaction().execute(async (trx) => {
      await trx.updateTable('totals').set({ value: 1 }).execute()
      await sql`select pg_sleep(60)`.execute(trx)
    })
    const all = Promise.allSettled([...running, writing])
    await vi.waitUntil(async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep(60)%' and wait_event = 'PgSleep'`.execute(
        db,
      )
      return rows[0]?.count === 6
    }, 10_000)
    await endConnections(urlOf(database))
    for (const outcome of await all) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseUnavailable' } })
    }
    await vi.waitUntil(async () => await readTotals(database).catch(() => undefined), 10_000)
    expect(await readTotals(database)).toEqual([{ value: 0 }])
  },
)

async function readTotals({ db }: TestDatabase) {
  return await db.selectFrom('totals').select('value').execute()
}

test.for(onPostgres)(
  'a statement on a hanging %s times out, and its connection is not reused',
  async (engine) => {
    const database = await openTestDatabase(engine)
    const proxy = await startDatabaseProxy(urlOf(database))
    onTestFinished(proxy.close)
    const { db } = await openOther(`${proxy.url}?query_timeout=300`)
    const number = async (value: number) => {
      const { rows } = await sql<{ number: number }>`select ${sql.lit(value)} as number`.execute(db)
      return rows[0]?.number
    }
    expect(await Promise.all([1, 2, 3].map(number))).toEqual([1, 2, 3])
    proxy.freeze()
    const frozen = await Promise.allSettled([4, 5, 6].map(number))
    for (const { status } of frozen) expect(status).toBe('rejected')
    await expect(
      db.transaction().execute(async (trx) => await sql`select 7`.execute(trx)),
    ).rejects.toThrow(DatabaseUnavailable)
    proxy.restore()
    expect(await Promise.all([8, 9, 10].map(number))).toEqual([8, 9, 10])
  },
)

/** The limits that the server has for a connection. */
async function limits({ db }: OpenDatabase): Promise<unknown[]> {
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  return rows
}

test.for(onPostgres)(
  '%s ends what takes too long, but not a migration or an import',
  async (engine) => {
    const url = urlOf(await openTestDatabase(engine))
    expect(await limits(await openOther(url))).toEqual([
      { statement: '10s', lock: '5s', idle: '15s' },
    ])
    expect(await limits(await openOther(url, { longStatements: true }))).toEqual([
      { statement: '0', lock: '0', idle: '0' },
    ])
  },
)

test.for(onPostgres)('a temporarily read-only %s is an outage, not an error', async (engine) => {
  const { db } = await openTestDatabase(engine)
  const write = db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => await trx.deleteFrom('totals').execute())
  await expect(write).rejects.toMatchObject({ outage: 'read-only', code: '25006' })
  await expect(sql`select nothing`.execute(db)).rejects.not.toThrow(DatabaseUnavailable)
})
