import { calls } from '#contract/calls/calls.ts'
import { bearerOf } from '#server/accounts/bearer.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { Feed } from './feed.ts'
import { readVersions } from './versions.ts'

export interface EventsOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
}

/** Tells proxies not to cache, transform or buffer the stream. */
const STREAM_HEADERS = {
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // The connection closes with the stream, so that a stopping server does not wait for it.
  Connection: 'close',
}

/** The feed of this process, which runs from when the server is ready until it closes. */
export function startFeed(app: App, { database, now }: EventsOptions): Feed {
  const feed = new Feed({ database, now, log: app.log })
  app.addHook('onReady', async () => feed.start())
  app.addHook('preClose', async () => feed.close())
  return feed
}

/** The stream of what a member's other devices have changed (row X4 of the API table). */
export function eventRoutes(app: App, { database, feed }: EventsOptions & { feed: Feed }): void {
  const { schema, ...route } = callRoute(calls.events)
  app.route({
    ...route,
    config: { ...route.config, isStream: true },
    schema: { ...schema, produces: ['text/event-stream'] },
    // A HEAD request would keep a stream open that nobody reads.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const versions = (await readVersions(database.db, [userId])).get(userId)
      const bearer = bearerOf(request.headers)
      if (!versions || !bearer) throw new ApiError('Unauthorized')
      // The kitchen is in no scope.
      const only = bearer.isKey ? (['version'] as const) : undefined
      const stream = feed.open({ userId, bearer, only }, versions)
      return await reply.headers(STREAM_HEADERS).type('text/event-stream').send(stream)
    },
  })
}
