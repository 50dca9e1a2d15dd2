import { calls } from '#contract/calls/calls.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { findByTerm, SEARCH_INGREDIENTS } from '#server/search/by-term.ts'
import { readIngredients, readOftenThere, readTags, readTools } from './queries.ts'

/** What the ingredient routes need. */
export interface IngredientRoutesOptions {
  database: OpenDatabase
}

/** The calls that read ingredients, tools and tags. */
export function ingredientRoutes(app: App, { database }: IngredientRoutesOptions): void {
  const { replica } = database

  app.route({
    ...callRoute(calls.tools),
    handler: ({ query }) => readTools(replica, query.LangId),
  })

  app.route({
    ...callRoute(calls.tags),
    handler: ({ query }) => readTags(replica, query.LangId),
  })

  app.route({
    ...callRoute(calls.ingredients),
    handler: async ({ query }) => {
      if (query.Often) return await readOftenThere(replica, query.LangId)
      const ids = await findByTerm(replica, SEARCH_INGREDIENTS, query.term)
      return await readIngredients(replica, query.LangId, ids?.slice(0, LIST_LIMIT_MAX))
    },
  })
}
