import { calls } from '#contract/calls.ts'
import { bearerHash } from '#server/accounts/tokens.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { memberOf } from '#server/http/member.ts'
import { deleteOldOperations } from './change.ts'
import { ShoppingFeed } from './feed.ts'
import { readVersion } from './version.ts'

/** What the event stream of the shopping list needs. */
export interface ShoppingEventsOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
}

/** Milliseconds between deletions of old change ids. */
const DELETE_EVERY_MS = 60 * 60 * 1000

/** Tells proxies not to cache, transform or buffer the stream. */
const STREAM_HEADERS = {
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // The connection closes with the stream, so that a stopping server does not wait for it.
  Connection: 'close',
}

/** The feed of all shopping lists, which runs from when the server is ready until it closes. */
export function feedShopping(app: App, { database, now }: ShoppingEventsOptions): ShoppingFeed {
  const feed = new ShoppingFeed({ database, now, log: app.log })
  const forget = async () => {
    try {
      await deleteOldOperations(database.db, now().getTime())
    } catch (error) {
      app.log.warn({ err: error }, 'old changes of shopping lists could not be forgotten')
    }
  }
  const timer = setInterval(() => void forget(), DELETE_EVERY_MS).unref()
  app.addHook('onReady', async () => {
    feed.start()
    // Not awaited, because the write may wait for an import and must not delay the start.
    void forget()
  })
  app.addHook('preClose', async () => feed.close())
  app.addHook('onClose', async () => clearInterval(timer))
  return feed
}

/** The stream of changes of a member's shopping list (row X4 of the API table). */
export function shoppingEventRoutes(
  app: App,
  { database, feed }: ShoppingEventsOptions & { feed: ShoppingFeed },
): void {
  const { schema, ...route } = callRoute(calls.shoppingEvents)
  app.route({
    ...route,
    config: { ...route.config, isStream: true },
    schema: { ...schema, produces: ['text/event-stream'] },
    // A HEAD request would keep a stream open that nobody reads.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const version = await readVersion(database.db, userId)
      const stream = feed.open({ userId, tokenHash: bearerHash(request.headers) ?? '' }, version)
      return await reply.headers(STREAM_HEADERS).type('text/event-stream').send(stream)
    },
  })
}
