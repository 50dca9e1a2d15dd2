import { DEMO_FOLDER } from '#content/catalogue-folder.ts'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { makeMissingFilms } from './films.ts'
import { importCatalogue } from './import.ts'

/**
 * Imports the demo catalogue into a database that has never seen an import. Any other database gets
 * the films that this machine does not have; with all of them there, that is two short questions.
 * @returns whether it imported
 */
export async function fillWhenEmpty(
  database: OpenDatabase,
  config: Pick<Config, 'DATA_DIR'>,
): Promise<boolean> {
  if ((await readCatalogueVersion(database.db)) > 0) {
    await makeMissingFilms(database.db, config)
    return false
  }
  await importCatalogue({ database, folder: DEMO_FOLDER, config })
  return true
}
