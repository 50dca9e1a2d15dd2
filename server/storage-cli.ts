import { failCommand } from './lib/fail-command.ts'
import { type Config, readConfig } from './config.ts'
import type { OpenDatabase } from './db/engine.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { DatabaseUnavailable } from './db/unavailable.ts'
import { keepFilesPrivate } from './lib/private-files.ts'
import { StorageUnavailable } from './lib/storage-unavailable.ts'
import { checkMedia } from './media/check-media.ts'
import { StartError } from './start-error.ts'
import { settleBucket } from './storage/bucket-owner.ts'
import type { ByteStore } from './storage/byte-store.ts'
import { checkStorage } from './storage/check.ts'
import { copyFiles, progressOf } from './storage/copy.ts'
import { moveRows } from './storage/move-rows.ts'
import { openStorage, type Storage } from './storage/open-storage.ts'

const USAGE = `Usage:
  npm run storage -- check             lists files of members that rows name and no store has, and the
                                       reverse; and media of catalogues that are missing or different
  npm run storage -- copy FROM TO      copies files and compares their sums; FROM and TO are folder,
                                       database or s3, FROM may be rows: pictures that rows hold`

/** Errors that the operator can fix. */
const OPERATOR_ERRORS = [StartError, StorageUnavailable, DatabaseUnavailable]

function storeNamed({ stores }: Storage, name: string | undefined): ByteStore {
  if (name !== 'folder' && name !== 'database' && name !== 's3') throw new StartError(USAGE)
  const store = stores[name]
  if (!store) throw new StartError('STORAGE_URL is missing: s3 needs it.')
  return store
}

async function check(database: OpenDatabase, storage: Storage, config: Config): Promise<void> {
  const { missing, unnamed, count } = await checkStorage(database.db, storage)
  for (const key of missing) console.log(`missing: ${key}`)
  for (const key of unnamed) console.log(`no row: ${key}`)
  console.log(
    `${count} files are there, ${missing.length} missing, ${unnamed.length} without a row`,
  )
  const media = await checkMedia(database, storage, config)
  for (const key of media.missing) console.log(`missing: ${key}`)
  for (const key of media.different) console.log(`different: ${key}`)
  console.log(
    `${media.count} media of catalogues are there, ${media.missing.length} missing, ${media.different.length} different, ${media.toMake} films to be made when watched`,
  )
  if (missing.length + media.missing.length + media.different.length > 0) process.exitCode = 1
}

async function copy(
  { db }: OpenDatabase,
  storage: Storage,
  { from, to, dataDir }: { from: string | undefined; to: string | undefined; dataDir: string },
): Promise<void> {
  const target = storeNamed(storage, to)
  const tools = { dataDir, report: (line: string) => console.log(line) }
  const done =
    from === 'rows'
      ? await moveRows(db, target, tools)
      : await copyFiles(storeNamed(storage, from), target, tools)
  console.log(progressOf(done))
}

async function main([command, from, to]: readonly string[]): Promise<void> {
  if (command !== 'check' && command !== 'copy') throw new StartError(USAGE)
  keepFilesPrivate()
  const config = readConfig(process.env)
  const database = await prepareDatabase(config)
  try {
    await settleBucket(database, config)
    const storage = openStorage(config, database)
    if (command === 'check') await check(database, storage, config)
    else await copy(database, storage, { from, to, dataDir: config.DATA_DIR })
  } finally {
    await database.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  failCommand(error, OPERATOR_ERRORS)
}
