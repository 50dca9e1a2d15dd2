import { DEMO_FOLDER } from '#content/catalogue-folder.ts'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { makeMissingFilms } from './films.ts'
import { importCatalogue } from './import.ts'

/**
 * Makes a server ready to show something: fills an empty database with the project's catalogue, and
 * makes films that this machine does not have. With both there it is one look at the database.
 * @returns whether the database was empty
 */
export async function prepareCatalogue(
  database: OpenDatabase,
  config: Pick<Config, 'DATA_DIR'>,
): Promise<{ hasFilled: boolean }> {
  const isEmpty = (await readCatalogueVersion(database.db)) === 0
  if (isEmpty) await importCatalogue({ database, folder: DEMO_FOLDER, config })
  else await makeMissingFilms(database.db, config)
  return { hasFilled: isEmpty }
}
