import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { calls } from '#contract/calls/calls.ts'
import { STUCK_CALLS_MAX } from '#contract/bell/limits.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { addressKey } from '#server/http/limits/address-key.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { limitAccount } from '#server/http/limits/rate-limits.ts'
import { recipeExists } from '#server/recipes/queries.ts'
import { readFilmStuck } from './author.ts'
import { count } from './count.ts'

const WINDOW_MS = 15 * MINUTE_MS
/** A page sends a call again within a day, or not at all. */
const REMEMBERED_MS = DAY_MS

export interface StuckRoutesOptions {
  database: OpenDatabase
  now: () => Date
}

/** The calls that count where cooks get stuck, and show it to the author (rows X48 and X279 of the API table). */
export function stuckRoutes(app: App, { database: { db }, now }: StuckRoutesOptions): void {
  const limit = limitAccount(app, {
    name: 'where cooks get stuck',
    max: STUCK_CALLS_MAX,
    windowMs: WINDOW_MS,
  })
  repeatHourly(app, 'the deletion of counted calls', () =>
    deleteEnded(db, 'stuck_reports', now().getTime() - REMEMBERED_MS),
  )
  app.route({
    ...callRoute(calls.countStuck),
    // JSON has types: a null, which means "none", must not become 0 as in a form.
    validatorCompiler: TypeBoxValidatorCompiler,
    handler: async (request, reply) => {
      // Global Privacy Control: the cook does not want to be counted.
      if (request.headers['sec-gpc'] === '1') return {}
      await limit(addressKey(request.ip), request, reply)
      const { id: recipeId } = request.params
      if (!(await recipeExists(db, recipeId))) throw new ApiError('RequestInvalid')
      await count(db, { recipeId, body: request.body, now: now().getTime() })
      return {}
    },
  })
  app.route({
    ...callRoute(calls.filmStuck),
    handler: async (request) =>
      await readFilmStuck(db, { userId: memberOf(request), id: request.params.id }),
  })
}
