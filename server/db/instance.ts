import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { orMissing } from '#server/lib/or-missing.ts'
import { writeOnce } from '#server/lib/write-once.ts'
import { StartError } from '#server/start-error.ts'
import type { OpenDatabase } from './engine.ts'
import type { DatabaseConfig } from './open.ts'
import type { Database } from './schema.ts'

/** The file of the data folder that holds the id of its instance. */
const ID_FILE = 'instance-id.txt'
/** The folder of the data folder in which a restore is made. With it, nothing starts. */
export const UNFINISHED_RESTORE = 'unfinished-restore'
/** Folders whose files belong to rows of the database. */
const FOLDERS_OF_ROWS = ['own-pictures', 'imports']
/** Tables of Kysely's migrations. */
const MIGRATION_TABLES = new Set(['kysely_migration', 'kysely_migration_lock'])

const ID = /^[\da-f-]{36}$/
const TO_RESTORE = 'see Backups in docs/operations.md'

/** What of a database says whether it belongs to a folder. */
interface Found {
  /** Whether it holds no tables at all. */
  isNew: boolean
  /** The id of its instance; undefined when it has none yet. */
  key: string | undefined
}

/**
 * Checks that a database and a data folder belong to one instance, before anything is changed in either. A
 * folder without an id belongs to any database that is not new.
 * @throws {StartError} when they do not belong together or the database is another program's
 */
export async function checkInstance(database: OpenDatabase, folder: string): Promise<void> {
  const { isNew, key } = await readDatabase(database)
  if (isNew) {
    await refuseFilesOfOthers(folder)
    return
  }
  const ofFolder = await readFolder(folder)
  if (ofFolder === undefined || ofFolder === key) return
  throw mismatch(folder, { ofFolder, key })
}

/**
 * Gives database and folder one id, unless they have it: the database's, or a new one.
 * @throws {StartError} when another process has just given the folder another id
 */
export async function settleInstance({ db }: OpenDatabase, folder: string): Promise<void> {
  const key = (await readKey(db)) ?? (await makeKey(db))
  if ((await readFolder(folder)) === undefined) {
    await canUse(folder, writeOnce(join(folder, ID_FILE), `${key}\n`))
  }
  const ofFolder = await readFolder(folder)
  if (ofFolder !== key) throw mismatch(folder, { ofFolder, key })
}

/**
 * Refuses a folder into which a restore was not finished, and to begin a new SQLite database in a folder with
 * files of another one.
 * @throws {StartError}
 */
export async function checkBeforeOpening({ DATA_DIR, DATABASE_URL }: DatabaseConfig) {
  if (existsSync(join(DATA_DIR, UNFINISHED_RESTORE))) {
    throw new StartError(
      `A restore into ${DATA_DIR} was not finished. Run it again with the same backup (${TO_RESTORE}).`,
    )
  }
  if (DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'simmer.db'))) return
  await refuseFilesOfOthers(DATA_DIR)
}

async function refuseFilesOfOthers(folder: string): Promise<void> {
  const remedy = `Restore that database first (${TO_RESTORE}), or choose an empty folder with DATA_DIR.`
  if ((await readFolder(folder)) !== undefined) {
    throw new StartError(
      `The database is new, but the folder ${folder} belongs to another one, see its ${ID_FILE}. ${remedy}`,
    )
  }
  for (const name of FOLDERS_OF_ROWS) {
    const entries = (await canUse(folder, orMissing(readdir(join(folder, name))))) ?? []
    if (entries.length === 0) continue
    throw new StartError(
      `The database is new, but ${join(folder, name)} holds files of members. ${remedy}`,
    )
  }
}

/** Whether a database holds nothing yet. @throws {StartError} when it is another program's */
export async function isNewDatabase(database: OpenDatabase): Promise<boolean> {
  return (await readDatabase(database)).isNew
}

/** The id of a database; undefined when it has none yet. */
export async function readInstance(database: OpenDatabase): Promise<string | undefined> {
  return (await readDatabase(database)).key
}

async function readDatabase({ db, engine }: OpenDatabase): Promise<Found> {
  const tables = await engine.tableNames(db)
  const other = tables.find((name) => !MIGRATION_TABLES.has(name))
  if (other === undefined) return { isNew: true, key: undefined }
  if (!(await hasSteps(db, tables))) {
    throw new StartError(`The database belongs to another program: table ${other} already exists.`)
  }
  return { isNew: false, key: tables.includes('instance') ? await readKey(db) : undefined }
}

async function hasSteps(db: Kysely<Database>, tables: readonly string[]): Promise<boolean> {
  if (!tables.includes('kysely_migration')) return false
  const { rows } = await sql`select name from kysely_migration limit 1`.execute(db)
  return rows.length > 0
}

async function readKey(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('instance').select('key').where('id', '=', 1).executeTakeFirst()
  return row?.key
}

async function makeKey(db: Kysely<Database>): Promise<string> {
  try {
    await db
      .insertInto('instance')
      .values({ id: 1, key: randomUUID(), made_at: Date.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  } catch (error) {
    throw new StartError(`The database cannot be written to: ${(error as Error).message}.`)
  }
  return (await readKey(db)) ?? ''
}

/** The id of a folder; undefined without one, empty for a file that holds none. */
async function readFolder(folder: string): Promise<string | undefined> {
  const written = await canUse(folder, orMissing(readFile(join(folder, ID_FILE), 'utf8')))
  if (written === undefined) return undefined
  const id = written.trim()
  return ID.test(id) ? id : ''
}

async function canUse<T>(folder: string, work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    throw new StartError(`The folder ${folder} cannot be used: ${(error as Error).message}.`)
  })
}

function mismatch(
  folder: string,
  { ofFolder, key }: { ofFolder: string | undefined; key: string | undefined },
): StartError {
  const file = join(folder, ID_FILE)
  const ofDatabase = key === undefined ? 'the database has no id yet' : `the database’s is ${key}`
  const remedy = `Set DATA_DIR or DATABASE_URL to the other one. If they do belong together, delete ${file} and start again (${TO_RESTORE}).`
  return new StartError(
    `The database and the folder ${folder} belong to two instances of Simmer: the folder’s id is ${ofFolder || 'not readable'}, ${ofDatabase}. ${remedy}`,
  )
}
