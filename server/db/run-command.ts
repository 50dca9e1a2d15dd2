import type { Kysely } from 'kysely'
import { readConfig } from '#server/config.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import type { Database } from './schema.ts'
import { DatabaseUnavailable } from './unavailable.ts'
import { failCommand } from '#server/lib/fail-command.ts'
import { keepFilesPrivate } from '#server/lib/private-files.ts'
import { StartError } from '#server/start-error.ts'

/**
 * Runs a command of the operator on the configured database, which it brings up to date, and prints what the
 * command answers. A failure is printed, and the exit code is 1.
 */
export async function runDatabaseCommand(
  command: (db: Kysely<Database>, words: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    keepFilesPrivate()
    const database = await openDatabase(readConfig(process.env), { longStatements: true })
    try {
      await migrate(database.db, database.engine)
      console.log(await command(database.db, process.argv.slice(2)))
    } finally {
      await database.close()
    }
  } catch (error) {
    failCommand(error, [StartError, DatabaseUnavailable])
  }
}
