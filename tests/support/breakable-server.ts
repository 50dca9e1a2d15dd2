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

/** A server over the demo catalogue whose database a test can take away. */
export interface BreakableServer {
  app: App
  /** The database as the server has opened it. */
  database: OpenDatabase
  /** Takes the database away. */
  takeAway: () => Promise<void>
  /** Brings it back as it was. */
  bringBack: () => Promise<void>
}

/** Far above what a test asks. */
const LIMITS = { reads: 1_000_000, writes: 1_000_000, signIns: 1_000_000, uploads: 1_000_000 }

/** Builds a server for the running test and takes it down when the test is over. */
export async function startBreakableServer(engine: EngineName): Promise<BreakableServer> {
  const endThreads = watchSqliteThreads()
  const own = await openTestDatabase(engine, { filled: true })
  const { config, ...outage } = engine === 'sqlite' ? ofFile(own, endThreads) : await ofProxy(own)
  const database = await openDatabase(config)
  const settings = readConfig({ LOG_LEVEL: 'silent', ...config })
  const app = await buildApp({ config: settings, database, limits: LIMITS })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return { app, database, ...outage }
}

/** A folder in the place of the file, and no thread that still has the file open. */
function ofFile({ config }: TestDatabase, endThreads: () => Promise<void>) {
  const file = join(config.DATA_DIR, 'simmer.db')
  const takeAway = async () => {
    await rename(file, `${file}.away`)
    await mkdir(file)
    await endThreads()
  }
  const bringBack = async () => {
    await rmdir(file)
    await rename(`${file}.away`, file)
  }
  return { config, takeAway, bringBack }
}

async function ofProxy({ config }: TestDatabase) {
  const proxy = await startDatabaseProxy(config.DATABASE_URL ?? '')
  onTestFinished(proxy.close)
  return {
    config: { ...config, DATABASE_URL: proxy.url },
    takeAway: async () => proxy.cut(),
    bringBack: async () => proxy.restore(),
  }
}
