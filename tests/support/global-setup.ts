import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { databaseUrl, runOn } from './postgres-admin.ts'
import type { PostgresCluster } from './postgres-cluster.ts'
import { findPostgres, startPostgres } from './postgres-cluster.ts'

/** Templates of a test run; every test copies them. */
export interface TestDatabases {
  /** Folder of the run: the migrated `sqlite-empty/simmer.db`, and markers of created templates. */
  folder: string
  /** Connection string of the `postgres` database; undefined when there is no PostgreSQL. */
  postgresUrl: string | undefined
  /** Prefix of the names of this run's PostgreSQL databases. */
  prefix: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

/**
 * Creates a migrated database of each engine once per run, for the tests to copy. PostgreSQL is the
 * server of `TEST_DATABASE_URL`, else a temporary one if its programs are installed, else left out.
 * @throws when `REQUIRE_POSTGRES=1` and there is none
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-test-'))
  const prefix = `simmer_test_${process.pid}_`
  const cluster = await findCluster()
  const postgresUrl = cluster?.url
  await migrated({ DATA_DIR: join(folder, 'sqlite-empty') })
  if (postgresUrl !== undefined) {
    const name = `${prefix}empty`
    await runOn(postgresUrl, `create database ${name}`)
    await migrated({ DATA_DIR: folder, DATABASE_URL: databaseUrl(postgresUrl, name) })
  }
  project.provide('testDatabases', { folder, postgresUrl, prefix })
  return async () => {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function findCluster(): Promise<Pick<PostgresCluster, 'url' | 'stop'> | undefined> {
  const url = process.env.TEST_DATABASE_URL
  if (url !== undefined) return { url, stop: async () => {} }
  const programs = findPostgres()
  if (programs !== undefined) return await startPostgres(programs)
  const message =
    'No PostgreSQL here, so only SQLite is tested: install PostgreSQL 15 or later, or set TEST_DATABASE_URL.'
  if (process.env.REQUIRE_POSTGRES === '1') throw new Error(message)
  console.log(message)
  return undefined
}

async function migrated(config: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const { db, engine, close } = await openDatabase(config)
  try {
    await migrate(db, engine)
  } finally {
    await close()
  }
}
