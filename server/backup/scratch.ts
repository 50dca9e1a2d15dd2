import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { type DatabaseConfig, openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import type { Place } from './place.ts'

/** Schemas in which backups are tried. The digits say when, in milliseconds. */
const SCHEMA = 'simmer_backup_check_'
const LEFT_BEHIND = /^simmer_backup_check_(\d{13})_[\da-f]{8}$/

/** A place for one restore that is thrown away. */
export interface Scratch extends Place {
  /** Empty folder for the files. */
  readonly folder: string
  /** Removes the database of the restore. The folder is the caller's. */
  readonly remove: () => Promise<void>
}

/**
 * A place of the same engine as a database, where a backup of it can be tried: a file in the folder, or a schema
 * of the same PostgreSQL. Without the right to make one it is a file, too.
 * @param folder an empty one
 */
export async function openScratch({ config, database }: Place, folder: string): Promise<Scratch> {
  await mkdir(folder, { recursive: true })
  const url = config.DATABASE_URL
  const schema = url === undefined ? undefined : await openSchema(database.db, folder, url)
  if (schema) return { ...schema, folder }
  const own: DatabaseConfig = { DATA_DIR: join(folder, '..', 'database') }
  const opened = await openDatabase(own)
  return { config: own, database: opened, folder, remove: opened.close }
}

async function openSchema(
  db: Kysely<Database>,
  folder: string,
  url: string,
): Promise<Omit<Scratch, 'folder'> | undefined> {
  await dropLeftBehind(db)
  const name = `${SCHEMA}${Date.now()}_${randomBytes(4).toString('hex')}`
  try {
    await sql`create schema ${sql.id(name)}`.execute(db)
  } catch {
    return undefined
  }
  const drop = async () => void (await sql`drop schema ${sql.id(name)} cascade`.execute(db))
  const opened = await openIn(url, folder, name).catch(() => undefined)
  if (!opened) {
    await drop()
    return undefined
  }
  return {
    ...opened,
    remove: async () => {
      await opened.database.close()
      await drop()
    },
  }
}

/** Undefined where a pooler ignores which schema is wanted. */
async function openIn(url: string, folder: string, schema: string): Promise<Place | undefined> {
  const inSchema = new URL(url)
  const given = inSchema.searchParams.get('options')
  inSchema.searchParams.set(
    'options',
    [given, `-c search_path=${schema}`].filter(Boolean).join(' '),
  )
  const config: DatabaseConfig = { DATA_DIR: folder, DATABASE_URL: inSchema.href }
  const database: OpenDatabase = await openDatabase(config, { longStatements: true })
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(
    database.db,
  )
  if (rows[0]?.name === schema) return { config, database, schema }
  await database.close()
  return undefined
}

/** Removes what a backup left that was killed a day ago or earlier. */
async function dropLeftBehind(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace
    where nspname like ${`${SCHEMA}%`}`.execute(db)
  for (const { name } of rows) {
    const begun = Number(LEFT_BEHIND.exec(name)?.[1] ?? Infinity)
    if (begun < Date.now() - DAY_MS) await sql`drop schema ${sql.id(name)} cascade`.execute(db)
  }
}
