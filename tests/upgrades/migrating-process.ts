import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { vi } from 'vitest'
import type { EngineName } from '#server/db/engine.ts'
import type { DatabaseConfig } from '#server/db/open.ts'
import { startNode } from '#tests/support/child-server.ts'

/** What every start and every import does first. */
const PREPARE = `
  import { readConfig } from '#server/config.ts'
  import { prepareDatabase } from '#server/db/prepare-database.ts'
  await (await prepareDatabase(readConfig(process.env))).close()
`

const PATIENCE = { timeout: 60_000, interval: 1 }

/** A process that migrates a database and ends. */
export interface MigratingProcess {
  readonly child: ChildProcess
  /** Resolves with the exit code, null when it was killed, and what it has complained of. */
  readonly ended: Promise<[code: number | null, complaints: string]>
}

/** Starts a process that migrates a database, for the running test. */
export function startMigrating(config: DatabaseConfig): MigratingProcess {
  const child = startNode(['--input-type=module-typescript', '--eval', PREPARE], { ...config })
  let complaints = ''
  child.stderr.on('data', (text) => (complaints += String(text)))
  const ended = once(child, 'close').then(([code]): [number | null, string] => [
    code as number | null,
    complaints,
  ])
  return { child, ended }
}

const IS_WRITTEN: Record<EngineName, (config: DatabaseConfig) => Promise<boolean>> = {
  sqlite: async ({ DATA_DIR }) => {
    // Opened for a moment only: while another process has the file open, a killed one leaves nothing to recover.
    const database = new DatabaseSync(join(DATA_DIR, 'simmer.db'), { timeout: 0 })
    try {
      database.exec('begin immediate; rollback')
      return false
    } catch (error) {
      if (!/locked/.test(String(error))) throw error
      return true
    } finally {
      database.close()
    }
  },
  postgres: async ({ DATABASE_URL }) => {
    const client = new Client({ connectionString: DATABASE_URL })
    await client.connect()
    try {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where datname = current_database()
          and backend_type = 'client backend' and backend_xid is not null`,
      )
      return rows.length > 0
    } finally {
      await client.end()
    }
  },
}

/** Whether any process is inside a transaction that has written to a database. */
export async function isWritten(engine: EngineName, config: DatabaseConfig): Promise<boolean> {
  return await IS_WRITTEN[engine](config)
}

/** Waits until a database is written to, or the process that was to do so has ended. */
export async function untilWritten(
  engine: EngineName,
  config: DatabaseConfig,
  { child }: MigratingProcess,
): Promise<void> {
  const isBegun = async () => child.exitCode !== null || (await isWritten(engine, config))
  await vi.waitUntil(isBegun, PATIENCE)
}

/** Waits until no process writes to a database any more. */
export async function untilAtRest(engine: EngineName, config: DatabaseConfig): Promise<void> {
  await vi.waitUntil(async () => !(await isWritten(engine, config)), PATIENCE)
}
