import { mkdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import { openDatabase } from '#server/db/open.ts'
import type { App } from '#server/http/app-type.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { startDatabaseProxy } from './database-proxy.ts'
import { watchSqliteThreads } from './sqlite-threads.ts'

/** A server with the demo catalogue whose database can be made unavailable. */
export interface BreakableServer {
  app: App
  /** The database, as opened by the server. */
  database: OpenDatabase
  /** Makes the database unavailable. */
  breakDatabase: () => Promise<void>
  /** Makes it available again. */
  restoreDatabase: () => Promise<void>
}

/** Limits that no test reaches. */
const LIMITS = { reads: 1_000_000, writes: 1_000_000, signIns: 1_000_000, uploads: 1_000_000 }

/** Starts a server for the running test, and stops it after the test. */
export async function startBreakableServer(engine: EngineName): Promise<BreakableServer> {
  const endThreads = watchSqliteThreads()
  const own = await openTestDatabase(engine, { filled: true })
  const { config, ...outage } = await BREAKABLE[engine](own, endThreads)
  const database = await openDatabase(config)
  const settings = readConfig({ LOG_LEVEL: 'silent', ...config })
  const app = await buildApp({ config: settings, database, limits: LIMITS })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return { app, database, ...outage }
}

const BREAKABLE = { sqlite: ofFile, postgres: ofProxy } satisfies Record<EngineName, unknown>

/** Replaces the file by a folder, and ends the threads that have the file open. */
async function ofFile({ config }: TestDatabase, endThreads: () => Promise<void>) {
  const file = join(config.DATA_DIR, 'simmer.db')
  const breakDatabase = async () => {
    await rename(file, `${file}.away`)
    await mkdir(file)
    await endThreads()
  }
  const restoreDatabase = async () => {
    await rmdir(file)
    await rename(`${file}.away`, file)
  }
  return { config, breakDatabase, restoreDatabase }
}

async function ofProxy({ config }: TestDatabase) {
  const proxy = await startDatabaseProxy(config.DATABASE_URL ?? '')
  onTestFinished(proxy.close)
  return {
    config: { ...config, DATABASE_URL: proxy.url },
    breakDatabase: async () => proxy.cut(),
    restoreDatabase: async () => proxy.restore(),
  }
}
