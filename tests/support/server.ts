import { onTestFinished } from 'vitest'
import type { EngineName } from '#server/db/engine.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts'

/** A server of one test, with a database of its own. */
export interface TestServer {
  /** Asks it in-process: `app.inject({ url: '/api/recipe/1' })`. */
  app: App
  database: TestDatabase
  config: Config
  /** Lets it listen on a free port; gives its origin. */
  listen: () => Promise<string>
}

/** What a test server differs in. */
export interface TestServerOptions
  extends
    TestDatabaseOptions,
    Pick<AppOptions, 'pages' | 'limits' | 'overload' | 'times' | 'now' | 'push'> {
  /** Environment variables beside those of the database. */
  environment?: Record<string, string>
}

/** Far above what a test file asks; a test of the limits sets its own. */
const NO_LIMITS = {
  reads: 1_000_000,
  writes: 1_000_000,
  signIns: 1_000_000,
  uploads: 1_000_000,
  pages: 1_000_000,
  files: 1_000_000,
  crawlers: 1_000_000,
}
/** A busy machine delays every test, and all come from one address; one of overload sets its own. */
const NO_BOUNDS = {
  requests: Infinity,
  requestsWithWrites: Infinity,
  files: Infinity,
  delayMs: Infinity,
  lastDelayMs: Infinity,
  memory: Infinity,
}

/** Builds a server for the running test and takes it down when the test is over. */
export async function startTestServer(
  engine: EngineName,
  { environment, pages, limits, overload, times, now, push, ...start }: TestServerOptions = {},
): Promise<TestServer> {
  const database = await openTestDatabase(engine, start)
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment, ...database.config })
  const app = await buildApp({
    config,
    database,
    limits: { ...NO_LIMITS, ...limits },
    overload: { ...NO_BOUNDS, ...overload },
    times,
    pages,
    ...(now && { now }),
    push,
  })
  onTestFinished(async () => await app.close())
  const listen = async () => await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, database, config, listen }
}
