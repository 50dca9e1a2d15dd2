import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { HostWorkStep } from '#contract/host/work.ts'
import { checkInstance, readInstance } from '#server/db/instance.ts'
import { openDatabase } from '#server/db/open.ts'
import { writeOnce } from '#server/lib/write-once.ts'
import { openStorage, type StorageConfig } from '#server/storage/open-storage.ts'
import { type AreaOfRows, FILE_ROWS, namedFiles } from '#server/storage/rows.ts'
import { VERSION } from '#server/lib/version.ts'
import { checkBackup, forOperator, requireKnown } from './check-backup.ts'
import { findFiles } from './find-files.ts'
import { BackupError, type Header } from './format.ts'
import { loadRows } from './load-rows.ts'
import { type Place, tablesOf, withSnapshot } from './place.ts'
import { readReceipt, type Receipt, receiptOf, toReceipt, type Tried } from './receipt.ts'
import { openScratch, type Scratch } from './scratch.ts'
import { syncFolder, withUnfinished } from './unfinished.ts'
import { writeBackup } from './write-backup.ts'
import { writeFiles } from './write-files.ts'

/** The database and the stored files of an instance. */
export type BackupConfig = Place['config'] & StorageConfig

/** Reports the step that begins. */
export type SayStep = (step: HostWorkStep) => void

const AREAS_OF_ROWS = Object.keys(FILE_ROWS) as AreaOfRows[]

/**
 * Makes a backup while everything runs, restores it into a place of its own and compares every row and file.
 * The file and its receipt are there only if all is the same.
 * @param path of a file that is not there yet
 * @throws {BackupError} with the reason when the backup cannot be made
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

/** Restores a backup into a temporary database and folder, and compares every row and file. */
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
 * Restores a backup again, into a temporary database and folder, and compares it with its receipt.
 * @returns a new receipt
 * @throws {BackupError} with the reason when it has changed
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
