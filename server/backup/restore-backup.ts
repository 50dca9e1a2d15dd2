import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataFolder } from '#server/db/data-lock.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import {
  isNewDatabase,
  readInstance,
  settleInstance,
  UNFINISHED_RESTORE,
} from '#server/db/instance.ts'
import { openDatabase } from '#server/db/open.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { FOLDERS } from '#server/storage/areas.ts'
import { BIN, OUTBOX, SINGLE_FILES } from './backup-keys.ts'
import { type CheckedBackup, checkBackup, forOperator } from './check-backup.ts'
import { BackupError } from './format.ts'
import { loadRows } from './load-rows.ts'
import type { BackupConfig } from './make-backup.ts'
import { syncFolder } from './unfinished.ts'
import { writeFiles } from './write-files.ts'

/** What belongs to an instance, beside which nothing is restored. */
const OF_AN_INSTANCE = [
  'instance-id.txt',
  'simmer.db',
  'simmer.db-wal',
  ...FOLDERS,
  ...SINGLE_FILES,
  OUTBOX,
  BIN,
]
/** In the folder of a restore: says that all of it is there. It holds the sum of the backup. */
const COMPLETE = 'complete.txt'

/**
 * Restores a backup into an empty place. Until all of it is there, the folder of the data stays empty beside
 * {@link UNFINISHED_RESTORE}, with which no server starts; PostgreSQL gets all rows or none. A restore that was
 * killed is run again.
 * @throws {BackupError} when it is not restored, and why; the place is then as it was
 */
export async function restoreBackup(config: BackupConfig, path: string): Promise<CheckedBackup> {
  try {
    await requireNoInstance(config)
    const backup = await checkBackup(path)
    const unlock = lockDataFolder(config.DATA_DIR)
    try {
      await restoreInto(config, backup)
    } finally {
      unlock()
    }
    return backup
  } catch (error) {
    throw forOperator(error, 'Nothing was restored')
  }
}

async function restoreInto(config: BackupConfig, backup: CheckedBackup): Promise<void> {
  const folder = join(config.DATA_DIR, UNFINISHED_RESTORE)
  const complete = (await orMissing(readFile(join(folder, COMPLETE), 'utf8')))?.trim()
  if (complete !== undefined && complete !== backup.sha256) {
    throw new BackupError(
      `The restore of another backup was not finished. Finish it with that one, or delete ${folder} first.`,
    )
  }
  const isLoaded = complete !== undefined && (await isRestored(config, backup))
  if (!isLoaded) {
    await requireNoInstance(config)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    try {
      await load(config, backup, folder)
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }
  await moveUp(folder, config.DATA_DIR)
}

/** @throws {BackupError} for a place that holds anything that a restore could replace */
async function requireNoInstance(config: BackupConfig): Promise<void> {
  const { DATA_DIR } = config
  if (existsSync(join(DATA_DIR, UNFINISHED_RESTORE, COMPLETE))) return
  for (const name of OF_AN_INSTANCE) {
    const path = join(DATA_DIR, name)
    const entries = await orMissing(readdir(path).catch(() => (existsSync(path) ? [name] : [])))
    if (entries?.length) {
      throw new BackupError(`${DATA_DIR} is not empty: ${name} is there. Choose a new DATA_DIR.`)
    }
  }
  if (config.DATABASE_URL === undefined) return
  await withDatabase(config, async (database) => {
    if (await isNewDatabase(database)) return
    throw new BackupError('The database of DATABASE_URL is not empty. Make a new one.')
  })
}

async function withDatabase<T>(
  config: BackupConfig,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, { longStatements: true })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Whether the rows of a restore that was broken off are there already. Its files are. */
async function isRestored(config: BackupConfig, { header }: CheckedBackup): Promise<boolean> {
  if (config.DATABASE_URL === undefined) return true
  return await withDatabase(config, async (database) => {
    if (await isNewDatabase(database)) return false
    if ((await readInstance(database)) === header.instance) return true
    throw new BackupError('The database of DATABASE_URL is not empty. Make a new one.')
  })
}

async function load(config: BackupConfig, backup: CheckedBackup, folder: string): Promise<void> {
  const { path, header, sha256 } = backup
  const isFile = config.DATABASE_URL === undefined
  const place: BackupConfig = isFile ? { ...config, DATA_DIR: folder } : config
  const complete = async () => await writeThrough(join(folder, COMPLETE), `${sha256}\n`)
  await writeFiles(path, folder)
  // PostgreSQL has all rows at once, so the files come first.
  if (!isFile) await complete()
  await withDatabase(place, async (database) => {
    await loadRows({ config: place, database }, { path, steps: header.steps })
    await settleInstance(database, folder)
  })
  if (isFile) await complete()
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Gives everything its place, also after it was broken off. */
async function moveUp(folder: string, dataDir: string): Promise<void> {
  await syncFolder(folder)
  for (const name of await readdir(folder)) {
    if (name !== COMPLETE) await rename(join(folder, name), join(dataDir, name))
  }
  await syncFolder(dataDir)
  await rm(folder, { recursive: true })
}
