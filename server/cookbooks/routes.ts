import { calls } from '#contract/calls/calls.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import { databaseFor } from '#server/catalogue/reader.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { sendJson } from '#server/http/send-json.ts'
import { berlinMonth } from '#server/lib/berlin-month.ts'
import { findByTerm, SEARCH_COOKBOOKS } from '#server/search/by-term.ts'
import { countView } from '#server/views/count-view.ts'
import type { ViewCounter } from '#server/views/view-counter.ts'
import { orderOf, selectionOf } from './list-query.ts'
import { readCookbookOfMonth } from './month.ts'
import { countCookbooks, isWithdrawn, readCookbookTotal } from './queries.ts'
import { CookbookReader } from './reader.ts'

/** What the cookbook routes need. */
export interface CookbookRoutesOptions {
  database: OpenDatabase
  views: ViewCounter
  now: () => Date
}

/** The calls that read cookbooks. */
export function cookbookRoutes(app: App, { database, views, now }: CookbookRoutesOptions): void {
  const cookbooks = new CookbookReader(database)
  const { replica } = database

  app.route({
    ...callRoute(calls.cookbooks),
    handler: async ({ query, memberId }) => {
      const selection = selectionOf(query, memberId)
      const order = orderOf(query)
      const ids = await findByTerm(databaseFor(database, memberId), SEARCH_COOKBOOKS, query.Term)
      const page = {
        langId: query.LangId,
        viewer: memberId,
        limit: query.limit ?? (ids && LIST_LIMIT_MAX),
        offset: query.offset,
      }
      if (ids && !order) return await cookbooks.ranked(ids, selection, page)
      return await cookbooks.selected({ ...selection, ids }, order, page)
    },
  })

  app.route({
    ...callRoute(calls.cookbookCount),
    handler: async ({ query }) => {
      const ids = await findByTerm(replica, SEARCH_COOKBOOKS, query.Term)
      if (!ids && query.AuthorId === undefined) return await readCookbookTotal(replica)
      return await countCookbooks(replica, { authorId: query.AuthorId, ids })
    },
  })

  app.route({
    ...callRoute(calls.cookbook),
    handler: async (request) => {
      const { params, query, memberId } = request
      const reader = { langId: query.LangId, viewer: memberId }
      const cookbook = await cookbooks.one(params.id, reader)
      if (!cookbook)
        throw new ApiError(
          'RequestInvalid',
          (await isWithdrawn(database.db, params.id)) ? { reason: 'Withdrawn' } : {},
        )
      countView(views, request, { kind: 'cookbook', itemId: params.id, viewedAt: 'call' })
      return cookbook
    },
  })

  app.route({
    ...callRoute(calls.cookbookOfTheMonth),
    handler: async ({ query }, reply) => {
      const month = await readCookbookOfMonth(replica, query.LangId, berlinMonth(now()))
      // Fastify sends null as an empty body; the API sends it as JSON.
      return sendJson(reply, JSON.stringify(month))
    },
  })
}
