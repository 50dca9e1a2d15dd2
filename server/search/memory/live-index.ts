import { LRUCache } from 'lru-cache'
import type { Kysely } from 'kysely'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import { watchCatalogue } from '#server/catalogue/watch.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { readRecipeTotal } from '#server/catalogue/recipe-total.ts'
import { buildIndex } from './build.ts'
import type { QueryWord } from '../query-words.ts'
import type { MemoryIndex } from './memory-index.ts'

/** Milliseconds after which the order of equal matches follows the votes since. */
const REFRESH_MS = 600_000
/** Milliseconds after which an index that could not be read is tried again. */
const RETRY_MS = 2000
/** Recipes beyond which the database answers: they would take more than 130 MB. */
const RECIPES_IN_MEMORY_MAX = 100_000
/** Terms whose results are kept where the database answers: 200 ids and their words each, 6 MB in all. */
const TERMS_KEPT = 2000

/** The words of a term as they were understood, and what they find. */
export interface Found {
  readonly words: readonly QueryWord[]
  /** The best first. */
  readonly ids: readonly number[]
}

/** How a version of the catalogue is searched. */
export interface LiveSearch {
  readonly version: number
  /** Undefined where the database answers. */
  readonly index: MemoryIndex | undefined
  /** What the database has found, by kind and term: one search reads more than a page of its results. */
  readonly found: LRUCache<string, Found>
}

const newFound = () => new LRUCache<string, Found>({ max: TERMS_KEPT })

const searches = new WeakMap<Kysely<Database>, LiveSearch>()

/** How the catalogue of a database is searched as long as it stays the same; undefined until that is known. */
export function liveSearchOf(db: Kysely<Database>): LiveSearch | undefined {
  return searches.get(db)
}

/**
 * Version of the catalogue by which a database is searched: an import is noticed up to a second late. Undefined
 * where every search asks the database.
 */
export function searchedVersionOf(db: Kysely<Database>): number | undefined {
  return searches.get(db)?.version
}

/** The index of a database that is as new as its catalogue; undefined where the database answers. */
export function memoryIndexOf(db: Kysely<Database>): MemoryIndex | undefined {
  return searches.get(db)?.index
}

/**
 * Keeps the search index of a database in memory while the server runs, as the replica has it. Beyond
 * `recipesMax` recipes it keeps the results of searches instead. Until the index is read, and again after every
 * import, searches ask the database. A member's ask the primary for as long as the replica is behind an import,
 * or a recipe that was published.
 */
export function keepIndex(
  app: App,
  { db: primary, replica: db }: Pick<OpenDatabase, 'db' | 'replica'>,
  recipesMax = RECIPES_IN_MEMORY_MAX,
): void {
  const state = { isWanted: false, isClosing: false }
  let reading: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const forget = () => {
    searches.delete(db)
    searches.delete(primary)
  }
  const read = async () => {
    let next = REFRESH_MS
    while (state.isWanted && !state.isClosing) {
      state.isWanted = false
      try {
        const version = await readCatalogueVersion(db)
        const isStale = () => state.isWanted || state.isClosing
        const isSmall = (await readRecipeTotal(db)) <= recipesMax
        const index = isSmall ? await buildIndex(db, isStale) : undefined
        if (!isStale()) {
          searches.set(db, { version, index, found: newFound() })
          // The primary may be ahead of the replica, so neither gets what the other has found.
          if (primary !== db && (await readCatalogueVersion(primary)) === version)
            searches.set(primary, { version, index, found: newFound() })
        }
        next = REFRESH_MS
      } catch (error) {
        forget()
        app.log.warn({ err: error }, 'the search index could not be read: the database answers')
        next = RETRY_MS
      }
    }
    if (!state.isClosing) timer = setTimeout(refresh, next).unref()
  }
  const refresh = () => {
    clearTimeout(timer)
    state.isWanted = true
    reading ??= read().finally(() => {
      reading = undefined
    })
  }
  // The order of hooks matters: an import after the first look is noticed.
  watchCatalogue(app, db, () => {
    forget()
    refresh()
  })
  if (primary !== db) watchCatalogue(app, primary, () => searches.delete(primary))
  app.addHook('onReady', (done) => {
    refresh()
    done()
  })
  app.addHook('onClose', async () => {
    state.isClosing = true
    clearTimeout(timer)
    await reading
  })
}
