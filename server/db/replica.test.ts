import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { databaseUrl } from '#tests/support/postgres-admin.ts'
import { openDatabase } from './open.ts'

const onPostgres = databases.filter((engine) => engine === 'postgres')

const urlOf = ({ config }: TestDatabase) => config.DATABASE_URL ?? ''

async function mark({ db }: TestDatabase, value: number): Promise<void> {
  await db.insertInto('totals').values({ name: 'recipes', value }).execute()
}

/** Two databases with the same tables; their only row says which one answers. */
async function makePair() {
  const [primary, copy] = [await openTestDatabase('postgres'), await openTestDatabase('postgres')]
  await mark(primary, 1)
  await mark(copy, 2)
  const proxy = await startDatabaseProxy(urlOf(copy))
  onTestFinished(proxy.close)
  return { primary, proxy }
}

/** Opens a primary with a replica. */
async function open(primary: TestDatabase, replicaUrl: string) {
  const database = await openDatabase({ ...primary.config, DATABASE_REPLICA_URL: replicaUrl })
  onTestFinished(database.close)
  const lines: string[] = []
  database.watchReplica?.((line) => lines.push(line))
  const read = async () => {
    const query = database.replica.selectFrom('totals').select('value')
    return (await query.executeTakeFirstOrThrow()).value
  }
  return { read, lines }
}

const RETURNED = 'the replica answers again'

test.for(onPostgres)('reads go to the primary while the replica of %s is gone', async () => {
  const { primary, proxy } = await makePair()
  const { read, lines } = await open(primary, proxy.url)
  expect(await read()).toBe(2)
  proxy.cut()
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  expect(await read()).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^the replica is left out, .+/)])
  proxy.restore()
  await vi.waitUntil(() => lines.includes(RETURNED), 20_000)
  expect(await read()).toBe(2)
  expect(lines).toHaveLength(2)
})

test.for(onPostgres)(
  'a read in progress on a hanging replica of %s is answered by the primary',
  async () => {
    const { primary, proxy } = await makePair()
    const { read, lines } = await open(primary, `${proxy.url}?query_timeout=300`)
    expect(await read()).toBe(2)
    proxy.freeze()
    expect(await read()).toBe(1)
    expect(lines).toHaveLength(1)
  },
)

test.for(onPostgres)(
  'a server starts without the replica of %s, which may come later',
  async () => {
    const { primary, proxy } = await makePair()
    proxy.cut()
    const { read, lines } = await open(primary, proxy.url)
    expect(await read()).toBe(1)
    expect(lines).toHaveLength(1)
    proxy.restore()
    await vi.waitUntil(() => lines.includes(RETURNED), 20_000)
    expect(await read()).toBe(2)
  },
)

test.for(onPostgres)('a database that is not a replica of %s stops the start', async () => {
  const primary = await openTestDatabase('postgres')
  const older = await openTestDatabase('postgres')
  await sql`delete from kysely_migration where name >= '008'`.execute(older.db)
  const stranger = new URL(urlOf(primary))
  stranger.username = 'simmer_nobody'
  const urls = {
    'database "simmer_nowhere" does not exist': databaseUrl(urlOf(primary), 'simmer_nowhere'),
    '': stranger.href,
    'its tables are at nothing': urlOf(await openTestDatabase('postgres', { bare: true })),
    'its tables are at 007-shopping': urlOf(older),
  }
  for (const [reason, url] of Object.entries(urls)) {
    await expect(open(primary, url)).rejects.toThrow(
      `DATABASE_REPLICA_URL is not a replica of DATABASE_URL: ${reason}`,
    )
  }
})
