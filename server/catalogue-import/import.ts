import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { checkCatalogue } from '#content/check.ts'
import type { Catalogue } from '#content/catalogue-folder.ts'
import type { Problem } from '#content/problem.ts'
import { lockCatalogue } from '#server/catalogue/lock-catalogue.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { CatalogueError } from './catalogue-error.ts'
import { openClips, type ClipReader } from './films/clips.ts'
import { makeFilm, type Film } from './films/films.ts'
import { knownInDatabase } from './known.ts'
import { mediaFolders } from '#server/media/folders.ts'
import { publishMedia } from '#server/media/publish-media.ts'
import { parseServedPath } from '#server/media/served-path.ts'
import { openStorage, type Storage, type StorageConfig } from '#server/storage/open-storage.ts'
import { gatherMedia, type GatheredMedia } from './media.ts'
import { writeBehindHidden } from '#server/publications/hidden.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** What to import, and into what. */
export interface ImportRequest {
  readonly database: Pick<OpenDatabase, 'db' | 'engine'>
  /** A folder in the catalogue's format. */
  readonly folder: string
  readonly config: StorageConfig
  /** Writes more within the import's transaction. */
  readonly alongside?: (trx: Transaction<Database>) => Promise<void>
  /** The clock, for tests. */
  readonly now?: Date
}

/** Result of an import. */
export interface ImportResult {
  /** Recipes in the folder. */
  readonly recipes: number
  /** Whether the import changed anything. */
  readonly hasChanged: boolean
  /** Version of the catalogue afterwards. */
  readonly version: number
  /** Warnings about the folder. */
  readonly problems: readonly Problem[]
}

async function makeFilms(
  clips: ClipReader,
  { recipes }: Catalogue,
  config: Pick<Config, 'DATA_DIR'>,
): Promise<Map<string, Film>> {
  const films = new Map<string, Film>()
  for (const { value: recipe } of recipes) {
    if (!recipe.film) continue
    const steps = recipe.steps.flatMap(({ id, clip }) =>
      clip === undefined ? [] : [{ key: id, clip }],
    )
    films.set(recipe.slug, await makeFilm(clips, { slug: recipe.slug, steps }, config))
  }
  return films
}

/** Stores what the import has put into the media folder of this machine, for the other ones. */
async function publishAll(
  storage: Storage,
  { media, films }: { media: GatheredMedia; films: ReadonlyMap<string, Film> },
  config: StorageConfig,
): Promise<void> {
  const { own } = mediaFolders(config)
  const served = [
    ...[...media.pictures.values()].map(({ path }) => path),
    ...media.shorts.values(),
    ...[...films.values()].map(({ path }) => path),
  ]
  for (const path of served) {
    const file = join(own, parseServedPath(path).path)
    if (existsSync(file)) await publishMedia(storage, path, file)
  }
}

async function check(db: Kysely<Database>, folder: string) {
  const checked = await checkCatalogue(folder, { known: await knownInDatabase(db) })
  if (checked.hasErrors) throw new CatalogueError(checked.problems)
  return checked
}

/**
 * Imports a catalogue folder: adds new entries, updates changed ones and leaves the rest alone. One
 * transaction; waits for another import. Increments the version of the catalogue when something has
 * changed, which other processes poll.
 * @throws {CatalogueError} with file and line of everything that is wrong
 */
export async function importCatalogue(request: ImportRequest): Promise<ImportResult> {
  const { database, folder, config, now = new Date() } = request
  const { catalogue, problems } = await check(database.db, folder)
  const clips = await openClips()
  const media = await gatherMedia(database.db, catalogue, clips.library, config)
  const films = await makeFilms(clips, catalogue, config)
  await publishAll(openStorage(config, database), { media, films }, config)
  const prepared = { catalogue, library: clips.library, media, films, now }
  const { hasChanged, version } = await transact(database.db, async (trx) => {
    // First, as a publication does: it locks rows of the tables that are taken next.
    await lockCatalogue(trx)
    // Votes and views update rows that are written here: those in progress finish first, others
    // wait.
    await database.engine.takeTables(trx, ['all_recipes', 'all_cookbooks'])
    const written = await writeBehindHidden(trx, () => writeCatalogue(trx, prepared))
    await request.alongside?.(trx)
    return written
  })
  return { recipes: catalogue.recipes.length, hasChanged, version, problems }
}
