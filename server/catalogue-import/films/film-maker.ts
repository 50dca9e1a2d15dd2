import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Kysely } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { contentHash } from '#server/media/content-hash.ts'
import type { FoundMedia } from '#server/media/find-media.ts'
import { mediaFolders } from '#server/media/folders.ts'
import type { FilmMaker } from '#server/media/routes.ts'
import { servedPath } from '#server/media/served-path.ts'
import type { WarningLog } from '#server/lib/warning-log.ts'
import type { FilmRequest } from './film-worker.ts'
import { publishMedia } from '#server/media/publish-media.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { filmFile, readSteps } from './films.ts'

/** Milliseconds after which a film is tried again that could not be made. */
const RETRY_MS = 60_000
const FILM = /^films\/([\da-z][\w-]*)\.mp4$/i

/** Makes a film in a thread of its own. @returns its content hash */
async function makeInThread(request: FilmRequest): Promise<string> {
  const url = new URL('./film-worker.ts', import.meta.url)
  // Without this process's options: `--eval` and `--input-type` are not for threads.
  const worker = new Worker(url, { workerData: request, execArgv: [] })
  const [hash] = (await once(worker, 'message')) as [string]
  return hash
}

/** The film of a recipe, if the database names it by this path below `/media`. */
async function readFilm(db: Kysely<Database>, slug: string, path: string) {
  return await db
    .selectFrom('films')
    .innerJoin('slugs', 'slugs.id', 'films.recipe_id')
    .select('films.recipe_id')
    .where('slugs.kind', '=', 'recipe')
    .where('slugs.slug', '=', slug)
    .where('films.path', '=', path)
    .executeTakeFirst()
}

/** What films are made and stored with. */
interface FilmTools {
  config: Pick<Config, 'DATA_DIR'>
  storage: Storage
  log: WarningLog
}

/**
 * Makes films that the database names while the data folder has none in their place, or another one. A later
 * version of Simmer may make other bytes of the same steps: those are served, but not as the ones that were
 * named.
 */
export function filmMaker(db: Kysely<Database>, { config, storage, log }: FilmTools): FilmMaker {
  const { own } = mediaFolders(config)
  const inTurn = limitConcurrency(1)
  /** Content hashes of films that this process has made, by their addresses. */
  const made = new Map<string, string>()
  const making = new Map<string, Promise<string>>()
  const failed = new Map<string, number>()

  const make = async (slug: string, recipeId: number): Promise<string> => {
    log.warn(`The film of ${slug} is missing or another one, and is made again`)
    const steps = await readSteps(db, recipeId)
    const film = { recipe: { slug, steps }, config: { DATA_DIR: config.DATA_DIR } }
    const hash = await inTurn(() => makeInThread(film))
    const path = filmFile(slug)
    // It is served from this machine all the same.
    await publishMedia(storage, servedPath(path, hash), join(own, path)).catch((error: unknown) => {
      if (!(error instanceof StorageUnavailable)) throw error
      log.warn(`The film of ${slug} was not stored: ${error.message}`)
    })
    return hash
  }

  return async ({ path, hash }): Promise<FoundMedia | undefined> => {
    const [, slug] = FILM.exec(path) ?? []
    if (slug === undefined || hash === undefined) return undefined
    const address = servedPath(path, hash)
    if (Date.now() < (failed.get(address) ?? 0)) return undefined
    const film = await readFilm(db, slug, address)
    if (!film) return undefined
    const isThere = made.get(address) === ((await orMissing(contentHash(join(own, path)))) ?? '')
    if (isThere) return { folder: own, path, isMeant: false }
    const work =
      making.get(address) ?? make(slug, film.recipe_id).finally(() => making.delete(address))
    making.set(address, work)
    try {
      made.set(address, await work)
      return { folder: own, path, isMeant: made.get(address) === hash }
    } catch (error) {
      failed.set(address, Date.now() + RETRY_MS)
      log.warn(`The film of ${slug} cannot be made: ${(error as Error).message}`)
      return undefined
    }
  }
}
