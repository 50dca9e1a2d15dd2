import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { migrate } from '#server/db/migrate.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { openDatabase, type DatabaseConfig } from '#server/db/open.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres-cluster.ts'
import { multiplyRecipes } from './generate.ts'

/** Throw-away databases of both engines, as the settings of a server. */
export interface FilledDatabases {
  sqlite: Record<string, string>
  /** Undefined where PostgreSQL is not installed. */
  postgres: Record<string, string> | undefined
  /** Process whose children serve the connections of PostgreSQL. */
  postgresPid: number | undefined
  /** Ends PostgreSQL and removes every file. */
  remove: () => Promise<void>
}

/** What else is filled in before the recipes are copied. */
type FillMore = (database: OpenDatabase, settings: Record<string, string>) => Promise<void>

/** Makes databases with `count` recipes. */
export async function filledDatabases(count: number, more?: FillMore): Promise<FilledDatabases> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const sqlite = { DATA_DIR: join(folder, 'sqlite') }
  await fillDatabase(sqlite, count, more)
  const programs = findPostgres()
  const cluster = programs === undefined ? undefined : await startPostgres(programs)
  const postgres = cluster && { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: cluster.url }
  if (postgres) await fillDatabase(postgres, count, more)
  return {
    sqlite,
    postgres,
    postgresPid: cluster?.pid(),
    remove: async () => {
      await cluster?.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Fills an empty database with the demo catalogue and copies of it, `count` recipes in all. */
export async function fillDatabase(
  config: DatabaseConfig & Record<string, string>,
  count: number,
  more?: FillMore,
): Promise<void> {
  const start = performance.now()
  const database = await openDatabase(config, { longStatements: true })
  try {
    await migrate(database.db, database.engine)
    await importCatalogue({ database, folder: 'content', config })
    await more?.(database, config)
    await multiplyRecipes(database, count)
  } finally {
    await database.close()
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${database.engine.name}: ${count.toLocaleString('en')} recipes in ${seconds} s`)
}
