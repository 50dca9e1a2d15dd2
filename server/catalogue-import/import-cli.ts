import { failCommand } from '#server/lib/fail-command.ts'
import { formatProblem } from '#content/problem.ts'
import { readConfig } from '#server/config.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { keepFilesPrivate } from '#server/lib/private-files.ts'
import { settleBucket } from '#server/storage/bucket-owner.ts'
import { StartError } from '#server/start-error.ts'
import { CatalogueError } from './catalogue-error.ts'
import { importCatalogue } from './import.ts'

/** Errors that the operator can fix. */
const OPERATOR_ERRORS = [CatalogueError, StartError, DatabaseUnavailable, StorageUnavailable]

async function main(folder: string): Promise<void> {
  keepFilesPrivate()
  const config = readConfig(process.env)
  const database = await prepareDatabase(config)
  try {
    await settleBucket(database, config)
    const { recipes, hasChanged, problems } = await importCatalogue({ database, folder, config })
    for (const problem of problems) console.log(formatProblem(problem))
    const count = `${recipes} ${recipes === 1 ? 'recipe' : 'recipes'}`
    console.log(hasChanged ? `${count} imported` : `${count}, nothing new`)
  } finally {
    await database.close()
  }
}

const [folder] = process.argv.slice(2)
try {
  if (folder === undefined) throw new StartError('Usage: npm run content:import DIR')
  await main(folder)
} catch (error) {
  failCommand(error, OPERATOR_ERRORS)
  if (error instanceof CatalogueError) console.error('Nothing was imported.')
}
