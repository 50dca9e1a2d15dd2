import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { run } from '#server/run.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { endConnections } from '#tests/support/postgres-admin.ts'
import { HAS_PGBOUNCER, startPgbouncer } from '#tests/support/pgbouncer.ts'
import { type OpenOptions, openDatabase } from './open.ts'
import { poolerNotice } from './pooler-notice.ts'
import { SERVING_SETTINGS } from './postgres-settings.ts'

const withPooler = databases.filter((engine) => engine === 'postgres' && HAS_PGBOUNCER)

/** A database through PgBouncer in transaction mode, with a role of its own. */
async function startPooled({ bare = false } = {}) {
  const { config, db } = await openTestDatabase('postgres', { bare })
  const DATABASE_URL = await startPgbouncer(config.DATABASE_URL ?? '')
  const open = async (options?: OpenOptions) => {
    const database = await openDatabase({ ...config, DATABASE_URL }, options)
    onTestFinished(database.close)
    return database.db
  }
  const name = new URL(DATABASE_URL).pathname.slice(1)
  /** Gives the database settings that its next connections have. */
  const set = async (settings: Record<string, string | number>) => {
    for (const [setting, value] of Object.entries(settings)) {
      await sql`alter database ${sql.id(name)} set ${sql.id(setting)} = ${sql.lit(String(value))}`.execute(
        db,
      )
    }
    // As a restart of the pooler does.
    await endConnections(config.DATABASE_URL ?? '')
  }
  return { config: { ...config, DATABASE_URL }, open, set }
}

test.for(withPooler)('a server starts through PgBouncer before %s, and answers', async () => {
  const { config } = await startPooled({ bare: true })
  const server = await run(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...config }))
  onTestFinished(async () => await server.stop())
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const path = index % 2 === 0 ? '/api/health' : '/api/recipe?LangId=1'
      return (await fetch(server.origin + path)).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test.for(withPooler)(
  'nothing stays with a connection of %s that others get from PgBouncer',
  async () => {
    const { open } = await startPooled()
    const db = await open()
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('jit') as jit`.execute(db)
    expect(rows).toEqual([{ statement: '0', jit: 'on' }])
  },
)

test.for(withPooler)(
  'the start names the settings that the role of %s lacks, until it has them',
  async () => {
    const { config, set } = await startPooled()
    const notice = (await poolerNotice(config)) ?? ''
    for (const name of Object.keys(SERVING_SETTINGS)) expect(notice).toContain(`set ${name} = '`)
    expect(await poolerNotice({ DATABASE_URL: undefined })).toBeUndefined()
    await set(SERVING_SETTINGS)
    await expect.poll(async () => await poolerNotice(config)).toBeUndefined()
  },
)

test.for(withPooler)(
  'a migration or an import through PgBouncer before %s outlasts the time limits of the role',
  async () => {
    const { open, set } = await startPooled()
    await set({ statement_timeout: 300 })
    const sleep = sql`select pg_sleep(0.6)`
    const serving = await open()
    await expect(sleep.execute(serving)).rejects.toMatchObject({ outage: 'busy' })
    const long = await open({ longStatements: true })
    await long.transaction().execute(async (trx) => await sleep.execute(trx))
    await expect(sleep.execute(serving)).rejects.toMatchObject({ outage: 'busy' })
  },
)
