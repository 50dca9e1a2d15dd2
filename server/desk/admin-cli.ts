import { failCommand } from '#server/lib/fail-command.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { keepFilesPrivate } from '#server/lib/private-files.ts'
import { StartError } from '#server/start-error.ts'
import { adminCommand } from './admin-command.ts'

/** Errors that the operator can fix. */
const OPERATOR_ERRORS = [StartError, DatabaseUnavailable]

async function main(words: readonly string[]): Promise<void> {
  keepFilesPrivate()
  const database = await openDatabase(readConfig(process.env), { longStatements: true })
  try {
    await migrate(database.db, database.engine)
    console.log(await adminCommand(database.db, words))
  } finally {
    await database.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  failCommand(error, OPERATOR_ERRORS)
}
