import type { Kysely } from 'kysely'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import { watchCatalogue } from '#server/catalogue/watch.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { readRecipeTotal } from '#server/catalogue/recipe-total.ts'
import { buildIndex } from './build.ts'
import type { MemoryIndex } from './memory-index.ts'

/** Milliseconds after which the order of equal matches follows the votes since. */
const REFRESH_MS = 600_000
/** Milliseconds after which an index that could not be read is tried again. */
const RETRY_MS = 2000
/** Recipes beyond which the database answers: they would take more than 130 MB. */
const RECIPES_MAX = 100_000

const indexes = new WeakMap<Kysely<Database>, MemoryIndex>()

/** The index of a database that is as new as its catalogue; undefined where the database answers. */
export function memoryIndexOf(db: Kysely<Database>): MemoryIndex | undefined {
  return indexes.get(db)
}

/**
 * Keeps the search index of a database in memory while the server runs, as the replica has it. Until it is
 * read, and again after every import, searches ask the database. A member's ask the primary for as long as the
 * replica is behind an import, or a recipe that was published.
 */
export function keepIndex(
  app: App,
  { db: primary, replica: db }: Pick<OpenDatabase, 'db' | 'replica'>,
): void {
  const state = { isWanted: false, isClosing: false }
  let reading: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const forget = () => {
    indexes.delete(db)
    indexes.delete(primary)
  }
  const read = async () => {
    let next = REFRESH_MS
    while (state.isWanted && !state.isClosing) {
      state.isWanted = false
      try {
        const version = await readCatalogueVersion(db)
        if ((await readRecipeTotal(db)) > RECIPES_MAX) forget()
        else {
          const index = await buildIndex(db, () => state.isWanted || state.isClosing)
          if (index) indexes.set(db, index)
          if (index && (await readCatalogueVersion(primary)) === version)
            indexes.set(primary, index)
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
  if (primary !== db) watchCatalogue(app, primary, () => indexes.delete(primary))
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
