import { DEMO_FOLDER } from '#content/catalogue-folder.ts'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { type DemoConfig, prepareDemoMember } from './demo-member.ts'
import { makeMissingFilms } from './films.ts'

/**
 * Imports the demo catalogue, with its demo member, into a database that has never seen an import. Any
 * other database gets the films that this machine does not have; with all of them there, that is two
 * short questions.
 * @returns whether it imported
 */
export async function fillWhenEmpty(database: OpenDatabase, config: DemoConfig): Promise<boolean> {
  if ((await readCatalogueVersion(database.db)) > 0) {
    await makeMissingFilms(database.db, config)
    return false
  }
  // Loaded only for the first import: it decodes pictures, which a running server does not.
  const { importCatalogue } = await import('./import.ts')
  const alongside = await prepareDemoMember(config)
  await importCatalogue({ database, folder: DEMO_FOLDER, config, ...(alongside && { alongside }) })
  return true
}
