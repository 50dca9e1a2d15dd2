import { calls } from '#contract/calls/calls.ts'
import { RATING_VALUES } from '#contract/stars.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { globalRating } from './global-rating.ts'
import { rate } from './queries.ts'

export interface RatingRoutesOptions {
  database: OpenDatabase
}

/** The call that rates a recipe. */
export function ratingRoutes(app: App, { database }: RatingRoutesOptions): void {
  app.route({
    ...callRoute(calls.rate),
    handler: async (request) => {
      const { params, body } = request
      const vote = (RATING_VALUES as readonly string[]).indexOf(body.RatingValue)
      if (vote === -1) throw new ApiError('RatingInvalid')
      const counters = await rate(database.db, {
        userId: memberOf(request),
        recipeId: params.id,
        vote,
      })
      if (!counters) throw new ApiError('RequestInvalid')
      return {
        UserRating: vote,
        TotalRatings: counters.rating_count,
        GlobalRating: globalRating(counters),
      }
    },
  })
}
