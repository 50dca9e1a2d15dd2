import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { dropNul } from '#server/http/json-body.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { readableBy, readableByLink } from './access.ts'
import { readAsRecipe, readOwnHowTo, readOwnIngredients } from './read.ts'

/** The calls that read own recipes for cooking, for members and for whoever has a link. */
export function readingRoutes(
  app: App,
  { db, now }: { db: Kysely<Database>; now: () => Date },
): void {
  /** A recipe that the caller may cook; for all others it is unknown. */
  const own = async (request: Caller & { params: { id: number } }) => {
    const row = await readableBy(db, request.params.id, memberOf(request))
    if (!row) throw new ApiError('RequestInvalid')
    return row
  }
  const linked = async (request: { params: { token: string } }) => {
    const recipe = await readableByLink(db, request.params.token, now().getTime())
    if (!recipe) throw new ApiError('RequestInvalid')
    return recipe
  }

  app.route({
    ...callRoute(calls.ownRecipe),
    handler: async (request) => {
      const reader = { langId: request.query.LangId, viewer: memberOf(request) }
      return await readAsRecipe(db, await own(request), reader)
    },
  })
  app.route({
    ...callRoute(calls.ownIngredients),
    handler: async (request) =>
      await readOwnIngredients(db, await own(request), request.query.LangId),
  })
  app.route({
    ...callRoute(calls.ownHowTo),
    handler: async (request) => await readOwnHowTo(db, await own(request), request.query.LangId),
  })
  app.route({
    ...callRoute(calls.unlistedRecipe),
    ...dropNul,
    handler: async (request) => {
      const { row, filmAddress } = await linked(request)
      const reader = { langId: request.query.LangId, viewer: null, filmAddress }
      return await readAsRecipe(db, row, reader)
    },
  })
  app.route({
    ...callRoute(calls.unlistedIngredients),
    ...dropNul,
    handler: async (request) =>
      await readOwnIngredients(db, (await linked(request)).row, request.query.LangId),
  })
  app.route({
    ...callRoute(calls.unlistedHowTo),
    ...dropNul,
    handler: async (request) =>
      await readOwnHowTo(db, (await linked(request)).row, request.query.LangId),
  })
}
