import { calls } from '#contract/calls/calls.ts'
import { memberOf } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { apply, readAuthorship, withdraw } from './apply.ts'

/** What the routes of authors who are members need. */
export interface AuthorshipRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
}

/** The calls about asking to become an author (rows X116, X118 and X119 of the API table). */
export function authorshipRoutes(
  app: App,
  { database: { db }, now }: AuthorshipRoutesOptions,
): void {
  const time = () => now().getTime()

  app.route({
    ...callRoute(calls.authorship),
    handler: async (request) => await readAuthorship(db, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.applyAsAuthor),
    handler: async (request, reply) => {
      const { body, query } = request
      const userId = memberOf(request)
      await apply(db, body, { userId, langId: query.LangId, now: time() })
      reply.status(201)
      return await readAuthorship(db, userId)
    },
  })
  app.route({
    ...callRoute(calls.withdrawApplication),
    handler: async (request) => {
      const userId = memberOf(request)
      await withdraw(db, userId, time())
      return await readAuthorship(db, userId)
    },
  })
}
