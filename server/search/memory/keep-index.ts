import { availableParallelism } from 'node:os'
import { watchCatalogue } from '#server/catalogue/watch.ts'
import type { App } from '#server/http/app-type.ts'
import { machineMemory } from '#server/lib/machine-memory.ts'
import { type Databases, IndexKeeper } from './index-keeper.ts'
import { searchInDatabase } from './live-index.ts'

/**
 * The part that an index may take of the memory for each core, where a process runs on each. While it is read again,
 * there are two.
 */
const MEMORY_SHARE = 1 / 4
/** Bytes that a recipe takes in an index, with 170 entries: what `npm run bench -- search-large` measures. */
const RECIPE_BYTES = 1000
/** Recipes beyond which the database answers. */
const recipesInMemory = () =>
  ((machineMemory() / availableParallelism()) * MEMORY_SHARE) / RECIPE_BYTES

/**
 * Keeps the search index of a database in memory while the server runs, as the replica has it, and takes in what is
 * published and withdrawn. Beyond `recipesMax` recipes, by default as many as a quarter of the memory for a core
 * holds, it keeps the results of searches instead. Until the index is read, or has taken in what has changed,
 * searches ask the database. A member's ask the primary for as long as the replica is behind an import, or a recipe
 * that was published.
 */
export function keepIndex(app: App, databases: Databases, recipesMax = recipesInMemory()): void {
  const { db: primary, replica } = databases
  const keeper = new IndexKeeper(app, databases, recipesMax)
  // The order of hooks matters: an import after the first look is noticed.
  watchCatalogue(app, replica, () => {
    keeper.forget()
    keeper.wake()
  })
  if (primary !== replica)
    watchCatalogue(app, primary, () => {
      searchInDatabase(primary)
      keeper.wake()
    })
  app.addHook('onReady', (done) => {
    keeper.wake()
    done()
  })
  app.addHook('onClose', () => keeper.close())
}
