import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'

/** Milliseconds between looks at the catalogue's version; an import shows up at most this late. */
const LOOK_EVERY_MS = 2000

/**
 * Calls `changed` after another process, or this one, imported into the catalogue.
 *
 * @param changed forgets what was made from the old catalogue
 */
export function watchCatalogue(app: App, db: Kysely<Database>, changed: () => void): void {
  let known: number | undefined
  const look = async () => {
    try {
      const state = await db.selectFrom('catalogue_state').select('version').executeTakeFirst()
      if (known !== undefined && state?.version !== known) changed()
      known = state?.version
    } catch (error) {
      app.log.warn({ err: error }, 'the version of the catalogue could not be read')
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  app.addHook('onReady', look)
  app.addHook('onClose', () => clearInterval(timer))
}
