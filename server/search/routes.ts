import { calls } from '#contract/calls/calls.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { nearestTerms } from './nearest.ts'
import { suggest } from './suggestions.ts'

/** What the search routes need. */
export interface SearchRoutesOptions {
  database: OpenDatabase
}

/** The calls that suggest words to search for. */
export function searchRoutes(app: App, { database }: SearchRoutesOptions): void {
  app.route({
    ...callRoute(calls.suggestions),
    handler: async ({ query }) => {
      const terms = await suggest(database.replica, query.LangId, query.term)
      return terms.map((term) => ({ Term: term }))
    },
  })

  app.route({
    ...callRoute(calls.nearest),
    handler: async ({ query }) => {
      const terms = await nearestTerms(database.replica, query.LangId, query.term)
      return terms.map((term) => ({ Term: term }))
    },
  })
}
