import type { Kysely } from 'kysely'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { StartError } from '#server/start-error.ts'
import { type DemoConfig, prepareDemoMember } from './demo-member.ts'
import { makeMissingFilms } from './films/films.ts'

/**
 * Refuses to fill a database that has members or recipes but no catalogue: a part of a restored one.
 * @throws {StartError}
 */
async function requireEmpty(db: Kysely<Database>): Promise<void> {
  for (const table of ['users', 'all_recipes'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (!row) continue
    throw new StartError(
      'The database has members or recipes but no catalogue. Was it restored only in part? Restore it once more.',
    )
  }
}

/**
 * Imports the demo catalogue, with its demo member, into a database that has never seen an import. Any
 * other database gets the films that this machine does not have; with all of them there, that is two
 * short questions.
 * @returns whether it imported
 * @throws {StartError} for a part of a database
 */
export async function fillWhenEmpty(database: OpenDatabase, config: DemoConfig): Promise<boolean> {
  if ((await readCatalogueVersion(database.db)) > 0) {
    await makeMissingFilms(database, config)
    return false
  }
  await requireEmpty(database.db)
  // Loaded only for the first import: it reads YAML and decodes pictures, which a running server does not.
  const { DEMO_FOLDER } = await import('#content/catalogue-folder.ts')
  const { importCatalogue } = await import('./import.ts')
  const alongside = await prepareDemoMember(config)
  await importCatalogue({ database, folder: DEMO_FOLDER, config, ...(alongside && { alongside }) })
  return true
}
