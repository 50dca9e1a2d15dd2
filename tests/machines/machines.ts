import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished, vi } from 'vitest'
import { SERVING_SETTINGS } from '#server/db/postgres-settings.ts'
import type { App } from '#server/http/app-type.ts'
import { appAt } from '#tests/support/app-at.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { HAS_HAPROXY, startHaproxy } from '#tests/support/haproxy.ts'
import { KillableServer } from '#tests/support/killable-server.ts'
import { HAS_PGBOUNCER, startPgbouncer } from '#tests/support/pgbouncer.ts'
import { databaseUrl, runOn } from '#tests/support/postgres-admin.ts'
import { findPostgres, startStandby } from '#tests/support/postgres-cluster.ts'
import { startBucket, type TestBucket } from '#tests/support/test-bucket.ts'

/** What of a country's site is not installed here; empty where nothing is missing. */
export const MISSING = [
  ...(HAS_HAPROXY ? [] : ['haproxy']),
  ...(HAS_PGBOUNCER ? [] : ['PgBouncer']),
  // Another server than the run's own need not let a standby follow it.
  ...(inject('testDatabases').postgresUrl === undefined || process.env.TEST_DATABASE_URL
    ? ['a PostgreSQL of the run']
    : []),
].join(', ')

/** How long a busy machine may take for anything. */
export const PATIENCE = { timeout: 60_000, interval: 100 }

/** Several machines that serve one site. */
export interface Machines {
  /** Where people reach the site: the load balancer. */
  readonly origin: string
  /** Makes calls through it. */
  readonly app: App
  readonly servers: readonly KillableServer[]
  /** The primary, without the pooler. */
  readonly database: TestDatabase
  readonly bucket: TestBucket
  /** Lets the standby apply every change so much later. */
  readonly lagBy: (seconds: number) => Promise<void>
  /** Waits until the standby has what the primary has now. */
  readonly caughtUp: () => Promise<void>
  /** Waits until the load balancer sends requests to a server. */
  readonly untilServed: (server: KillableServer) => Promise<void>
}

/**
 * Starts processes on one primary with a streaming standby, each with an empty folder of its own, behind PgBouncer
 * in transaction mode and a bucket, and haproxy before them.
 * @param environment beside what leads to these
 */
export async function startMachines({
  count = 3,
  environment = {},
}: { count?: number; environment?: Record<string, string> } = {}): Promise<Machines> {
  const database = await openTestDatabase('postgres', { filled: true })
  const primary = database.config.DATABASE_URL ?? ''
  await limitTimes(database, primary)
  const standby = await startStandby(findPostgres() ?? '', primary)
  onTestFinished(standby.stop)
  const bucket = await startBucket()
  const shared = {
    DATABASE_URL: await startPgbouncer(primary),
    DATABASE_REPLICA_URL: databaseUrl(standby.url, new URL(primary).pathname.slice(1)),
    DRAIN_SECONDS: '3',
    TRUST_PROXY: '1',
    ...bucket.config,
    ...environment,
  }
  const servers: KillableServer[] = []
  while (servers.length < count) {
    const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-machine-'))
    onTestFinished(() => folder.remove())
    servers.push(await KillableServer.start({ ...shared, DATA_DIR: folder.path }))
  }
  const { origin, healthy } = await startHaproxy(servers.map((server) => server.origin))
  const untilServed = async (server: KillableServer) => {
    await vi.waitUntil(async () => (await healthy()).includes(server.origin), PATIENCE)
  }
  for (const server of servers) await untilServed(server)
  return {
    origin,
    app: appAt(origin),
    servers,
    database,
    bucket,
    untilServed,
    lagBy: async (seconds) => {
      await runOn(standby.url, `alter system set recovery_min_apply_delay = '${seconds}s'`)
      await runOn(standby.url, 'select pg_reload_conf()')
    },
    caughtUp: async () => await untilReplayed(database, standby.url),
  }
}

/** Gives the role its time limits for this database, as the documentation of operations says. */
async function limitTimes({ db }: TestDatabase, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  for (const [setting, value] of Object.entries(SERVING_SETTINGS)) {
    await sql`alter role postgres in database ${sql.id(name)}
      set ${sql.id(setting)} = ${sql.lit(String(value))}`.execute(db)
  }
}

async function untilReplayed({ db }: TestDatabase, standbyUrl: string): Promise<void> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(db)
  // Divides by zero until it is so.
  const check = `select 1 / (pg_last_wal_replay_lsn() >= '${rows[0]?.at}')::int`
  await vi.waitFor(async () => await runOn(standbyUrl, check), PATIENCE)
}
