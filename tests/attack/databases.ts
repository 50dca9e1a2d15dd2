import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import { openDatabase, type DatabaseConfig } from '#server/db/open.ts'
import { fillDatabase } from '#tests/bench/filled-databases.ts'
import { databaseUrl, runOn } from '#tests/support/postgres-admin.ts'
import {
  findPostgres,
  startPostgres,
  type PostgresCluster,
} from '#tests/support/postgres-cluster.ts'
import type { Settings } from './app-process.ts'
import type { Cleanup } from './cleanup.ts'

/** Recipes of a database under attack. */
const RECIPES = 5000
/** The same for the shortened form. */
const RECIPES_SHORT = 500
/** Name of the PostgreSQL database that the others are copied from. */
const FILLED = 'filled'

/** Filled databases to copy from. */
export interface StockedDatabases {
  /** Engines that there are. */
  engines: EngineName[]
  /** Where the PostgreSQL databases are, if there are any. */
  cluster: PostgresCluster | undefined
  /** Recipes of each. */
  recipes: number
  /** A copy that nobody else uses, as settings of a server, and how to remove it. */
  copy: (engine: EngineName) => Promise<{ settings: Settings; remove: () => Promise<void> }>
}

/**
 * Fills a database of each engine once. PostgreSQL is left out where it is not installed.
 * @param cleanup removes everything
 */
export async function stockDatabases(
  wanted: readonly EngineName[],
  short: boolean,
  cleanup: Cleanup,
): Promise<StockedDatabases> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-attack-'))
  cleanup.add(() => rm(folder, { recursive: true, force: true }))
  const count = short ? RECIPES_SHORT : RECIPES
  const engines: EngineName[] = []
  if (wanted.includes('sqlite')) {
    await fillDatabase({ DATA_DIR: join(folder, 'sqlite') }, count)
    engines.push('sqlite')
  }
  const cluster = wanted.includes('postgres') ? await startCluster(cleanup) : undefined
  if (cluster) {
    await runOn(cluster.url, `create database ${FILLED}`)
    await fillDatabase(
      { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: databaseUrl(cluster.url, FILLED) },
      count,
    )
    engines.push('postgres')
  }
  return {
    engines,
    cluster,
    recipes: count,
    copy: async (engine): Promise<{ settings: Settings; remove: () => Promise<void> }> => {
      const DATA_DIR = join(folder, randomUUID())
      await mkdir(DATA_DIR)
      await symlink(join(folder, engine, 'media'), join(DATA_DIR, 'media'))
      if (engine === 'sqlite') {
        await copyFile(join(folder, 'sqlite', 'simmer.db'), join(DATA_DIR, 'simmer.db'))
        return { settings: { DATA_DIR }, remove: () => rm(DATA_DIR, { recursive: true }) }
      }
      if (!cluster) throw new Error('There is no PostgreSQL here.')
      const name = `attacked_${randomUUID().replaceAll('-', '')}`
      await runOn(cluster.url, `create database ${name} template ${FILLED}`)
      const remove = async () => {
        await runOn(cluster.url, `drop database ${name} with (force)`)
        await rm(DATA_DIR, { recursive: true })
      }
      return { settings: { DATA_DIR, DATABASE_URL: databaseUrl(cluster.url, name) }, remove }
    },
  }
}

async function startCluster(cleanup: Cleanup): Promise<PostgresCluster | undefined> {
  const programs = findPostgres()
  if (programs === undefined) {
    console.log('No PostgreSQL here: it is not attacked.')
    return undefined
  }
  const cluster = await startPostgres(programs)
  cleanup.add(cluster.stop)
  return cluster
}

/** Opens the database of a server beside it, for what an attack has to put in or to look up. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings as unknown as DatabaseConfig)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
