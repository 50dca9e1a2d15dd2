import { fileURLToPath } from 'node:url'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { importCatalogue } from './import.ts'

/** The demo catalogue. */
const DEMO_CATALOGUE = fileURLToPath(new URL('../../content', import.meta.url))

/**
 * Imports the demo catalogue into a database that has never seen an import.
 * @returns whether it did
 */
export async function fillWhenEmpty(
  database: OpenDatabase,
  config: Pick<Config, 'DATA_DIR'>,
): Promise<boolean> {
  if ((await readCatalogueVersion(database.db)) > 0) return false
  await importCatalogue({ database, folder: DEMO_CATALOGUE, config })
  return true
}
