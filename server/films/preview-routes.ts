import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import { PREVIEW_CODES_MAX, PREVIEW_OPEN_MS } from '#contract/films/limits.ts'
import { memberOf } from '#server/accounts/guard.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import { type Limits, limitAccount, perAddress } from '#server/http/limits/rate-limits.ts'
import * as previews from './previews.ts'

/** What the routes of previews need. */
export interface PreviewRoutesOptions {
  readonly db: Kysely<Database>
  readonly limits: Limits
  /** Milliseconds since 1970, UTC. */
  readonly time: () => number
}

/** The calls that show the film of an own recipe on another device of its maker (rows X269 to X273). */
export function previewRoutes(app: App, { db, limits, time }: PreviewRoutesOptions): void {
  const limitCodes = limitAccount(app, {
    name: 'codes of previews',
    max: PREVIEW_CODES_MAX,
    windowMs: PREVIEW_OPEN_MS,
  })

  app.route({
    ...callRoute(calls.beginPreview),
    handler: async (request, reply) => {
      const owner = { userId: memberOf(request), recipeId: request.params.id, now: time() }
      const preview = await previews.beginPreview(db, owner)
      reply.statusCode = 201
      return preview
    },
  })
  app.route({
    ...callRoute(calls.watchPreview),
    handler: async (request) => {
      const userId = memberOf(request)
      return await previews.watchPreview(db, { id: request.params.id, userId, now: time() })
    },
  })
  app.route({
    ...callRoute(calls.endPreview),
    handler: async (request) => {
      await previews.endPreview(db, { id: request.params.id, userId: memberOf(request) })
      return {}
    },
  })
  app.route({
    ...callRoute(calls.openPreview, { rateLimit: perAddress(limits, 'signIns') }),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request, reply) => {
      // A secret of 256 bits is not guessed: when the codes are used up, the QR code still works.
      if (request.body.Secret === undefined) await limitCodes('all', request, reply)
      return await previews.openPreview(db, request.body, time())
    },
  })
  app.route({
    ...callRoute(calls.placePreview),
    ...jsonBody(app),
    handler: async ({ params, body }) => {
      await previews.placePreview(db, { token: params.token, step: body.Step, now: time() })
      return {}
    },
  })
}
