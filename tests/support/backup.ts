import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import { openDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { NO_BOUNDS, NO_LIMITS } from './no-limits.ts'
import { databaseUrl, runOn } from './postgres-admin.ts'

/** A place for a restore: a folder that is not there yet and, on PostgreSQL, an empty database. */
export async function newPlace(engine: EngineName): Promise<Config> {
  const { folder, postgresUrl = '', prefix } = inject('testDatabases')
  const DATA_DIR = join(folder, randomUUID())
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  if (engine === 'sqlite') return readConfig({ LOG_LEVEL: 'silent', DATA_DIR })
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`
  await runOn(postgresUrl, `create database ${name}`)
  onTestFinished(() => runOn(postgresUrl, `drop database ${name} with (force)`))
  return readConfig({ LOG_LEVEL: 'silent', DATA_DIR, DATABASE_URL: databaseUrl(postgresUrl, name) })
}

/** Where the backup of an instance goes in tests: into a folder of its own. */
export function backupPath({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(`${DATA_DIR}-backups`, 'site.backup')
}

/** A row as text, the same on both engines. */
function textOf(row: unknown): string {
  const values = Object.entries(row as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(
    values.map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
}

/** Every row of every table, apart from the one that each start writes. */
export async function readRows({ db, engine }: OpenDatabase): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>()
  for (const table of await engine.tableNames(db)) {
    if (table === 'health_checks') continue
    const found = await sql`select * from ${sql.table(table)}`.execute(db)
    rows.set(table, found.rows.map(textOf).sort())
  }
  return rows
}

/** Files of the process that runs. */
const OF_THE_PROCESS = /^(lock\.db|simmer\.db)/

/** The content hash of every file of a data folder, by its path. */
export function readFiles(dataDir: string): Map<string, string> {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length + 1))
    .filter((path) => !OF_THE_PROCESS.test(path))
    .sort()
  return new Map(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(dataDir, path)))
        .digest('hex'),
    ]),
  )
}

/** Starts a server as a start does, without pages. */
export async function startRestored(config: Config) {
  await (await prepareDatabase(config)).close()
  const database = await openDatabase(config)
  onTestFinished(database.close)
  const rows = await readRows(database)
  const app = await buildApp({ config, database, limits: NO_LIMITS, overload: NO_BOUNDS })
  onTestFinished(() => app.close())
  return { app, database, rows }
}
