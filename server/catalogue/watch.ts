import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { readCatalogueVersion } from './version.ts'

/**
 * Milliseconds between polls of the catalogue's version: the longest time until an import shows.
 */
const POLL_MS = 1000

/**
 * Calls `changed` after this or another process has imported into the catalogue.
 *
 * @param changed clears what was made of the old catalogue
 */
export function watchCatalogue(app: App, db: Kysely<Database>, changed: () => void): void {
  let known: number | undefined
  const look = async () => {
    try {
      const version = await readCatalogueVersion(db)
      if (known !== undefined && version !== known) changed()
      known = version
    } catch (error) {
      app.log.warn({ err: error }, 'the version of the catalogue could not be read')
    }
  }
  const timer = setInterval(() => void look(), POLL_MS).unref()
  app.addHook('onReady', look)
  app.addHook('onClose', () => clearInterval(timer))
}
