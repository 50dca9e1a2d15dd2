import type { OpenDatabase } from './engine.ts'
import { checkBeforeOpening, checkInstance, settleInstance } from './instance.ts'
import { StartError } from '#server/start-error.ts'
import { isMigrated, migrate } from './migrate.ts'
import { type DatabaseConfig, openDatabase } from './open.ts'

/**
 * Opens the database of a server or an import and brings it up to date, without the time limits of requests.
 * It has to belong to the data folder, because both are written.
 * @throws {StartError} when the database cannot be used, or belongs to another folder or program
 */
export async function prepareDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  await checkBeforeOpening(config)
  const database = await openDatabase(config, { longStatements: true })
  try {
    await checkInstance(database, config.DATA_DIR)
    if (config.READ_ONLY === 'on') {
      await requireMigrated(database)
      return database
    }
    await migrate(database.db, database.engine)
    await settleInstance(database, config.DATA_DIR)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function requireMigrated({ db, engine }: OpenDatabase): Promise<void> {
  if (await isMigrated(db, engine)) return
  throw new StartError(
    'The tables are not those of this version, and READ_ONLY=on forbids to change them. Start it once without READ_ONLY.',
  )
}
