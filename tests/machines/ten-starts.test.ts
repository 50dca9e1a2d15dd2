import { sql } from 'kysely'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { STEP_NAMES } from '#server/db/migrate.ts'
import { startChildServer } from '#tests/support/child-server.ts'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const STARTS = 10

/** Notes which connection makes which table. */
async function watchTables({ db }: TestDatabase): Promise<() => Promise<[string, number][]>> {
  await sql`create schema watch`.execute(db)
  await sql`create table watch.made (process integer, name text)`.execute(db)
  await sql`create function watch.note() returns event_trigger language plpgsql as $$
    begin insert into watch.made select pg_backend_pid(), object_identity
      from pg_event_trigger_ddl_commands() where command_tag = 'CREATE TABLE'; end $$`.execute(db)
  await sql`create event trigger note on ddl_command_end execute function watch.note()`.execute(db)
  return async () => {
    const { rows } = await sql<{ name: string; process: number }>`select name, process
      from watch.made where name not like '%kysely_migration%'`.execute(db)
    return rows.map(({ name, process }) => [name, process])
  }
}

test.for(databases.filter((engine) => engine === 'postgres'))(
  'HST-72 ten processes start at once on an empty %s, and one of them makes the tables',
  { timeout: 240_000 },
  async (engine) => {
    const database = await openTestDatabase(engine, { bare: true })
    const made = await watchTables(database)
    const start = async () => {
      const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-start-'))
      onTestFinished(() => folder.remove())
      const { DATABASE_URL = '' } = database.config
      const settings = { DATA_DIR: folder.path, DATABASE_URL, LOG_LEVEL: 'silent' }
      const { origin } = await startChildServer(settings)
      return (await fetch(`${origin}/api/health`)).status
    }
    const statuses = await Promise.all(Array.from({ length: STARTS }, start))
    expect(statuses).toEqual(Array.from({ length: STARTS }, () => 200))
    const tables = await made()
    expect(new Set(tables.map(([, process]) => process)).size).toBe(1)
    expect(new Set(tables.map(([name]) => name)).size).toBe(tables.length)
    const steps = await sql<{
      name: string
    }>`select name from kysely_migration order by name`.execute(database.db)
    expect(steps.rows.map(({ name }) => name)).toEqual(STEP_NAMES)
    console.info(`machines: ${STARTS} starts at once, ${tables.length} tables made by 1 of them`)
  },
)
