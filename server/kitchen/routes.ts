import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { calls } from '#contract/calls/calls.ts'
import type { KitchenChange } from '#contract/kitchen/kitchen.ts'
import { bearerHash } from '#server/accounts/tokens.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Feed } from '#server/events/feed.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { readNewer, readVersion } from './queries.ts'
import { withoutUnknown } from './to-wire.ts'
import { changeKitchen, deleteExpiredSessions, type KitchenActor } from './write.ts'

/** What the routes of the kitchen need. */
export interface KitchenRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  feed: Feed
  /** Lets the devices of a member ring for the timers of their kitchen. */
  followKitchen: (actor: Omit<KitchenActor, 'now'>) => Promise<void>
  /** Whether a member may begin to cook a recipe, or goes on cooking it. */
  mayCook: (recipeId: number, userId: number) => Promise<boolean>
  now: () => Date
}

/** The calls that keep a member's devices at the same place (rows X10 and X11 of the API table). */
export function kitchenRoutes(
  app: App,
  { database, feed, followKitchen, mayCook, now }: KitchenRoutesOptions,
): void {
  const { db } = database
  const time = () => now().getTime()
  repeatHourly(app, 'the deletion of expired kitchen sessions', () =>
    deleteExpiredSessions(db, time()),
  )

  app.route({
    ...callRoute(calls.kitchen),
    handler: async (request) => {
      const userId = memberOf(request)
      const { Since } = request.query
      // First, so that the answer is at least as new as it says.
      const Version = await readVersion(db, userId)
      const Records = await readNewer(db, userId, { since: Since, now: time() })
      return { Version, Now: time(), Records }
    },
  })

  app.route({
    ...callRoute(calls.changeKitchen),
    // JSON has types: a null, which means "none", must not become 0 as in a form.
    validatorCompiler: TypeBoxValidatorCompiler,
    handler: async (request) => {
      const userId = memberOf(request)
      const sent = request.body.Changes.map(withoutUnknown)
      const changes = await withoutRefused(sent, userId)
      const done = await changeKitchen(db, { userId, now: time() }, changes)
      if (done.isChanged) feed.changed(userId, { kitchen: done.version })
      // Also without a change: a process may have died before it had told the bell of one.
      if (changes.some(({ Kind }) => Kind !== 'tick')) {
        const hash = bearerHash(request.headers)
        await followKitchen({ userId, isActing: ({ token_hash }) => token_hash === hash })
      }
      return { Version: done.version, Now: time(), Records: done.records }
    },
  })

  /** Ignores sessions of recipes that the member may not cook, as it ignores those that are gone. */
  async function withoutRefused(changes: readonly KitchenChange[], userId: number) {
    const kept: KitchenChange[] = []
    for (const change of changes)
      if (change.Kind !== 'session' || (await mayCook(change.Value.RecipeId, userId)))
        kept.push(change)
    return kept
  }
}
