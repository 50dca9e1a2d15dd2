import fastify from 'fastify'
import { onTestFinished } from 'vitest'
import type { EngineName } from '#server/db/engine.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { App } from '#server/http/app-type.ts'
import { startPools, type ReadingPools } from '#server/reading/reading-pools.ts'
import { stopServing } from '#server/stop-serving.ts'
import { checkResponses } from './check-responses.ts'
import { LOW_COST, NO_BOUNDS, NO_LIMITS } from './no-limits.ts'
import { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts'

/** A server for one test, with its own database. */
export interface TestServer {
  /** Receives requests in-process: `app.inject({ url: '/api/recipe/1' })`. */
  app: App
  database: TestDatabase
  config: Config
  /** Listens on a free port; resolves with the origin. */
  listen: () => Promise<string>
}

/** Options of {@link startTestServer}. */
export interface TestServerOptions
  extends
    TestDatabaseOptions,
    Pick<
      AppOptions,
      | 'pages'
      | 'limits'
      | 'overload'
      | 'hashCost'
      | 'times'
      | 'now'
      | 'push'
      | 'disk'
      | 'imports'
      | 'reading'
      | 'searchesInMemory'
    > {
  /** Environment variables beside those of the database. */
  environment?: Record<string, string>
  /** Connection string of a database that visitors' reads go to, as to a replica. */
  replica?: string | undefined
}

/** Milliseconds that requests in progress have to finish after a test. */
const CLOSE_LIMIT_MS = 500

let pools: ReadingPools | undefined

/** Reading processes for all servers of this test process: to start some takes longer than most tests. */
function sharedPools(): ReadingPools {
  pools ??= startPools(fastify().log)
  return pools
}

async function withReplica(database: TestDatabase, replica: string): Promise<TestDatabase> {
  const both = await openDatabase({ ...database.config, DATABASE_REPLICA_URL: replica })
  onTestFinished(both.close)
  return { ...database, ...both }
}

/** Starts a server for the running test, and stops it after the test. */
export async function startTestServer(
  engine: EngineName,
  {
    environment,
    pages,
    limits,
    overload,
    hashCost = LOW_COST,
    times,
    now,
    push,
    disk,
    imports,
    reading,
    searchesInMemory = false,
    replica,
    ...start
  }: TestServerOptions = {},
): Promise<TestServer> {
  const alone = await openTestDatabase(engine, start)
  const database = replica === undefined ? alone : await withReplica(alone, replica)
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment, ...database.config })
  const app = await buildApp({
    config,
    database,
    limits: { ...NO_LIMITS, ...limits },
    overload: { ...NO_BOUNDS, ...overload },
    hashCost,
    times,
    pages,
    ...(now && { now }),
    push,
    disk: disk ?? (async () => await Promise.resolve({ all: 1000, free: 900 })),
    imports,
    reading: reading ?? { pools: sharedPools() },
    searchesInMemory,
  })
  checkResponses(app)
  // A connection without a request would otherwise keep the server open for a minute.
  onTestFinished(async () => await stopServing(app, { limitMs: CLOSE_LIMIT_MS }))
  const listen = async () => await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, database, config, listen }
}
