import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import type { DatabaseConfig } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import { makeFilledTemplate } from './filled-template.ts'
import { databaseUrl, runOn } from './postgres-admin.ts'
import { IS_THOROUGH } from './thorough.ts'

/** A database for one test. */
export interface TestDatabase extends OpenDatabase {
  /** Configuration to open it again, as another process does. */
  config: DatabaseConfig
}

/** Initial state of a test database; by default migrated, empty tables. */
export interface TestDatabaseOptions {
  /** Start from the demo catalogue. */
  filled?: boolean
  /** Start from nothing, not even tables. */
  bare?: boolean
}

type Template = 'bare' | 'empty' | 'filled'

/** The engines; every database test runs on each of them: `test.for(databases)('…', …)`. */
export const databases: readonly EngineName[] =
  inject('testDatabases').postgresUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres']

/**
 * PostgreSQL where it is installed: for slow tests whose statements are the same on each engine. A
 * thorough run tries them on all.
 */
export const mainDatabase: readonly EngineName[] = IS_THOROUGH ? databases : databases.slice(-1)

/** Opens a separate database for the running test, and removes it after the test. */
export async function openTestDatabase(
  engine: EngineName,
  options?: TestDatabaseOptions,
): Promise<TestDatabase> {
  const database = await makeTestDatabase(engine, options)
  onTestFinished(database.close)
  return database
}

/** The same for a whole file, from `beforeAll`; the caller closes it in `afterAll`. */
export async function makeTestDatabase(
  engine: EngineName,
  { filled = false, bare = false }: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  if (filled) await makeFilledTemplate(engine)
  const template = filled ? 'filled' : bare ? 'bare' : 'empty'
  return await COPY[engine](template)
}

const COPY: Record<EngineName, (template: Template) => Promise<TestDatabase>> = {
  sqlite: copySqlite,
  postgres: copyPostgres,
}

async function copySqlite(template: Template): Promise<TestDatabase> {
  const { folder } = inject('testDatabases')
  const own = await makeFolder('sqlite', template)
  if (template !== 'bare') {
    await copyFile(join(folder, `sqlite-${template}`, 'simmer.db'), join(own, 'simmer.db'))
  }
  return await openCopy({ DATA_DIR: own }, async () => {})
}

async function copyPostgres(template: Template): Promise<TestDatabase> {
  const { postgresUrl = '', prefix } = inject('testDatabases')
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`
  const source = template === 'bare' ? 'template1' : `${prefix}${template}`
  // Copied files take a third of the time of the default, which writes the copy to the log as well.
  await runOn(postgresUrl, `create database ${name} template ${source} strategy file_copy`)
  const own = await makeFolder('postgres', template)
  const config = { DATA_DIR: own, DATABASE_URL: databaseUrl(postgresUrl, name) }
  return await openCopy(config, () => runOn(postgresUrl, `drop database ${name} with (force)`))
}

/** A data folder; a filled one has hard links to the films of the import. */
async function makeFolder(engine: EngineName, template: Template): Promise<string> {
  const { folder } = inject('testDatabases')
  const own = join(folder, randomUUID())
  await mkdir(own)
  if (template === 'filled') {
    await linkFiles(join(folder, `${engine}-filled`, 'media'), join(own, 'media'))
  }
  return own
}

async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const copy = entry.isDirectory() ? linkFiles : link
    await copy(join(from, entry.name), join(to, entry.name))
  }
}

async function openCopy(config: DatabaseConfig, drop: () => Promise<void>): Promise<TestDatabase> {
  const database = await openDatabase(config)
  let closing: Promise<void> | undefined
  const remove = async () => {
    await database.close()
    await drop()
    await rm(config.DATA_DIR, { recursive: true, force: true })
  }
  const close = () => (closing ??= remove())
  return { ...database, config, close }
}
