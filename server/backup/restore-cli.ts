import { failCommand } from '#server/lib/fail-command.ts'
import { readConfig } from '#server/config.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { keepFilesPrivate } from '#server/lib/private-files.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { StartError } from '#server/start-error.ts'
import { BackupError } from './format.ts'
import { restoreBackup } from './restore-backup.ts'
import { sizesOf } from './sizes.ts'

/** Errors that the operator can fix. */
const OPERATOR_ERRORS = [BackupError, StartError, StorageUnavailable, DatabaseUnavailable]

const [path] = process.argv.slice(2)
try {
  if (path === undefined) throw new StartError('Usage: npm run restore -- FILE')
  keepFilesPrivate()
  const { header, end, rows, size } = await restoreBackup(readConfig(process.env), path)
  const sizes = sizesOf({ rows, size, files: end.files, fileBytes: end.bytes })
  console.log(
    `The backup of ${header.madeAt} is restored and compared: ${sizes}. Start the server.`,
  )
} catch (error) {
  failCommand(error, OPERATOR_ERRORS)
}
