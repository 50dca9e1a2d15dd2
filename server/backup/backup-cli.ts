import { failCommand } from '#server/lib/fail-command.ts'
import { readConfig } from '#server/config.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { keepFilesPrivate } from '#server/lib/private-files.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { StartError } from '#server/start-error.ts'
import { BackupError } from './format.ts'
import { makeBackup, tryBackup } from './make-backup.ts'
import { receiptOf } from './receipt.ts'
import { sizesOf } from './sizes.ts'

/** Errors that the operator can fix. */
const OPERATOR_ERRORS = [BackupError, StartError, StorageUnavailable, DatabaseUnavailable]

const args = process.argv.slice(2)
const isTest = args.includes('--test')
/** For the process that has started this one. */
const sayStep = (step: string) => args.includes('--steps') && console.log(`step: ${step}`)
const path = args.find((arg) => !arg.startsWith('--'))
try {
  if (path === undefined) throw new StartError('Usage: npm run backup -- [--test] FILE')
  keepFilesPrivate()
  const config = readConfig(process.env)
  const receipt = await (isTest ? tryBackup : makeBackup)(config, path, sayStep)
  const place = receipt.checkedOn === receipt.engine ? '' : ' into SQLite'
  console.log(
    `${path}: ${sizesOf(receipt)}. It was restored${place} and compared: ${receiptOf(path)}`,
  )
  if (receipt.missing > 0) {
    console.log(`${receipt.missing} files that the database names were not there before.`)
  }
} catch (error) {
  failCommand(error, OPERATOR_ERRORS)
}
