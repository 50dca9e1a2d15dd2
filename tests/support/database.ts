import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import type { DatabaseConfig } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import { makeFilledTemplate } from './filled-template.ts'
import { databaseUrl, runOn } from './postgres-admin.ts'

/** A database of one test. */
export interface TestDatabase extends OpenDatabase {
  /** How to open it once more, as another process would. */
  config: DatabaseConfig
}

/** What a test database starts from; without options, from migrated, empty tables. */
export interface TestDatabaseOptions {
  /** Start from the demo catalogue. */
  filled?: boolean
  /** Start from nothing, not even tables. */
  bare?: boolean
}

type Template = 'bare' | 'empty' | 'filled'

/** The engines to test on; every database test runs on each: `test.for(databases)('…', …)`. */
export const databases: readonly EngineName[] =
  inject('testDatabases').postgresUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres']

/** Opens a database of its own for the running test, and removes it when the test is over. */
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
  return engine === 'sqlite' ? await copySqlite(template) : await copyPostgres(template)
}

async function copySqlite(template: Template): Promise<TestDatabase> {
  const { folder } = inject('testDatabases')
  const own = await makeFolder()
  if (template !== 'bare') {
    await copyFile(join(folder, `sqlite-${template}`, 'simmer.db'), join(own, 'simmer.db'))
  }
  return await openCopy({ DATA_DIR: own }, async () => {})
}

async function copyPostgres(template: Template): Promise<TestDatabase> {
  const { postgresUrl = '', prefix } = inject('testDatabases')
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`
  const source = template === 'bare' ? 'template1' : `${prefix}${template}`
  await runOn(postgresUrl, `create database ${name} template ${source}`)
  const config = { DATA_DIR: await makeFolder(), DATABASE_URL: databaseUrl(postgresUrl, name) }
  return await openCopy(config, () => runOn(postgresUrl, `drop database ${name} with (force)`))
}

async function makeFolder(): Promise<string> {
  const own = join(inject('testDatabases').folder, randomUUID())
  await mkdir(own)
  return own
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
