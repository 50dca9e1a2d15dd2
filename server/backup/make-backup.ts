import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { HostWorkStep } from '#contract/host/work.ts'
import { lockDataFolder } from '#server/db/data-lock.ts'
import type { EngineName } from '#server/db/engine.ts'
import { checkInstance, readInstance } from '#server/db/instance.ts'
import { openDatabase } from '#server/db/open.ts'
import { writeOnce } from '#server/lib/write-once.ts'
import { openStorage, type StorageConfig } from '#server/storage/open-storage.ts'
import { type AreaOfRows, FILE_ROWS, namedFiles } from '#server/storage/rows.ts'
import { VERSION } from '#server/lib/version.ts'
import { type CheckedBackup, checkBackup, forOperator, requireKnown } from './check-backup.ts'
import { findFiles } from './find-files.ts'
import { BackupError, type Header } from './format.ts'
import { loadRows } from './load-rows.ts'
import { type Place, tablesOf, withSnapshot } from './place.ts'
import { openScratch, type Scratch } from './scratch.ts'
import { writeBackup } from './write-backup.ts'
import { writeFiles } from './write-files.ts'

/** The database and the stored files of an instance. */
export type BackupConfig = Place['config'] & StorageConfig

/** What was found when a backup was restored and compared. It is written beside the backup as JSON. */
export interface Receipt extends Omit<Header, 'kind'> {
  /** When it had been restored and compared, ISO 8601. */
  readonly checkedAt: string
  /** The engine of the database into which it was restored. */
  readonly checkedOn: EngineName
  /** Of the backup, in bytes. */
  readonly size: number
  /** SHA-256 of the backup without its last 32 bytes, in hex: `head --bytes=-32 FILE | sha256sum`. */
  readonly sha256: string
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  readonly files: number
  /** Of the files together. */
  readonly fileBytes: number
  /** Files that rows name and that were not there: a member deleted them meanwhile, or they were lost before. */
  readonly missing: number
}

/** Says what is done next. */
export type SayStep = (step: HostWorkStep) => void

const AREAS_OF_ROWS = Object.keys(FILE_ROWS) as AreaOfRows[]

/** The folder in which a backup is made and tried, beside where it will be. */
const UNFINISHED_BACKUP = 'unfinished-backup'

/** The receipt of a backup. */
export function receiptOf(path: string): string {
  return `${path}.receipt.json`
}

/**
 * Makes a backup while everything runs, restores it into a place of its own and compares every row and file.
 * The file and its receipt are there only if all is the same.
 * @param path of a file that is not there yet
 * @throws {BackupError} when there is no backup, and why
 */
export async function makeBackup(
  config: BackupConfig,
  path: string,
  sayStep: SayStep = () => {},
): Promise<Receipt> {
  const file = resolve(path)
  for (const taken of [file, receiptOf(file)]) {
    if (existsSync(taken)) throw new BackupError(`${taken} is there already. Choose another name.`)
  }
  try {
    return await withUnfinished(file, async (unfinished) => {
      const made = join(unfinished, 'backup')
      const tried = await writeAndTry({ config, sayStep }, made, unfinished)
      sayStep('reading')
      const receipt = toReceipt(await checkBackup(made, { skipsRows: true }), tried)
      await rename(made, file)
      await syncFolder(dirname(file))
      await writeOnce(receiptOf(file), `${JSON.stringify(receipt, null, 2)}\n`)
      return receipt
    })
  } catch (error) {
    throw forOperator(error, 'There is no backup')
  }
}

/**
 * Runs work in a folder beside the backup, which nobody else uses meanwhile and which is removed afterwards. It
 * has one name, so that what a killed backup left is found by the next one.
 */
async function withUnfinished<T>(file: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(dirname(file), UNFINISHED_BACKUP)
  const unlock = lock(folder)
  try {
    for (const name of await readdir(folder)) {
      if (!name.startsWith('lock.db')) await rm(join(folder, name), { recursive: true })
    }
    return await work(folder)
  } finally {
    unlock()
    await rm(folder, { recursive: true, force: true })
  }
}

function lock(folder: string): () => void {
  try {
    return lockDataFolder(folder)
  } catch (error) {
    const { message } = error as Error
    const isTaken = message.startsWith('Another')
    throw new BackupError(isTaken ? `Another backup is being made in ${folder}.` : message)
  }
}

/** What is known of a backup that was restored. */
type Tried = Pick<Receipt, 'checkedOn' | 'missing'>

async function writeAndTry(
  { config, sayStep }: { config: BackupConfig; sayStep: SayStep },
  made: string,
  unfinished: string,
): Promise<Tried> {
  const isFile = config.DATABASE_URL === undefined
  if (isFile && !existsSync(join(config.DATA_DIR, 'simmer.db'))) {
    throw new BackupError(`There is no database in ${config.DATA_DIR}.`)
  }
  const database = await openDatabase(config, { longStatements: true })
  try {
    const source = { config, database }
    await checkInstance(database, config.DATA_DIR)
    sayStep('writing')
    const steps = await writeAll(source, made)
    return await restoreOnTrial(source, { path: made, steps, unfinished, sayStep })
  } finally {
    await database.close()
  }
}

/** Restores a backup into a place that is thrown away, and compares every row and file. */
async function restoreOnTrial(
  source: Place & { config: BackupConfig },
  {
    path,
    steps,
    unfinished,
    sayStep,
  }: { path: string; steps: readonly string[]; unfinished: string; sayStep: SayStep },
): Promise<Tried> {
  const scratch = await openScratch(source, join(unfinished, 'files'))
  try {
    sayStep('restoring')
    await loadRows(scratch, { path, steps })
    sayStep('files')
    await writeFiles(path, scratch.folder)
    return { checkedOn: scratch.database.engine.name, missing: await countMissing(scratch) }
  } finally {
    await scratch.remove()
  }
}

/**
 * Restores a backup once more, into a place that is thrown away, and compares it with its receipt.
 * @returns what is in it now
 * @throws {BackupError} when it is not as it was, and why
 */
export async function tryBackup(
  config: BackupConfig,
  path: string,
  sayStep: SayStep = () => {},
): Promise<Receipt> {
  const file = resolve(path)
  try {
    return await withUnfinished(file, async (unfinished) => {
      const before = await readReceipt(file)
      if (!before) throw new BackupError(`${path} has no receipt: it is no backup.`)
      sayStep('reading')
      const checked = await checkBackup(file)
      if (checked.sha256 !== before.sha256) {
        throw new BackupError(`${path} is not the file that its receipt was written for.`)
      }
      const database = await openDatabase(config, { longStatements: true })
      try {
        const { steps } = checked.header
        const trial = { path: file, steps, unfinished, sayStep }
        return toReceipt(checked, await restoreOnTrial({ config, database }, trial))
      } finally {
        await database.close()
      }
    })
  } catch (error) {
    throw forOperator(error, 'The backup could not be restored')
  }
}

/** Reads the receipt of a backup; undefined without one. */
export async function readReceipt(path: string): Promise<Receipt | undefined> {
  try {
    return JSON.parse(await readFile(receiptOf(path), 'utf8')) as Receipt
  } catch {
    return undefined
  }
}

/** Counts files that rows name and a restore does not have. */
async function countMissing({ database, folder }: Scratch): Promise<number> {
  const storage = openStorage({ DATA_DIR: folder }, database)
  let missing = 0
  for (const area of AREAS_OF_ROWS) {
    for await (const { key } of namedFiles(database.db, area)) {
      if (!(await storage.head(key))) missing += 1
    }
  }
  return missing
}

/** @returns the migrations of the database */
async function writeAll(
  place: Place & { config: BackupConfig },
  made: string,
): Promise<readonly string[]> {
  const { config, database } = place
  const storage = openStorage(config, database)
  return await withSnapshot(place, async (snapshot) => {
    const steps = await snapshot.steps()
    requireKnown(steps, 'The database')
    const tables = await tablesOf(snapshot)
    const header: Header = {
      kind: 'header',
      madeAt: new Date().toISOString(),
      version: VERSION,
      engine: database.engine.name,
      instance: (await readInstance(database)) ?? null,
      steps,
    }
    await writeBackup(made, {
      header,
      tables: (async function* () {
        for (const table of tables) yield { ...table, rows: snapshot.rows(table) }
      })(),
      files: findFiles({ dataDir: config.DATA_DIR, storage }),
    })
    return steps
  })
}

function toReceipt({ header, ...checked }: CheckedBackup, tried: Tried): Receipt {
  const { kind: _kind, ...origin } = header
  return {
    ...origin,
    checkedAt: new Date().toISOString(),
    ...tried,
    size: checked.size,
    sha256: checked.sha256,
    rows: checked.rows,
    files: checked.end.files,
    fileBytes: checked.end.bytes,
  }
}

/** Writes the names of a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
