import { calls } from '#contract/calls/calls.ts'
import { audit } from '#server/accounts/audit.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Feed } from '#server/events/feed.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { makeKey, readKeys, revokeKey, type KeyOwner } from './keys.ts'
import { warnOfEnds } from './warn-of-ends.ts'

/** What the routes of script keys need. */
interface ScriptKeyRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  feed: Feed
  now: () => Date
}

/** The calls about a member's script keys (rows X190 to X192 of the API table). */
export function scriptKeyRoutes(
  app: App,
  { database: { db }, feed, now }: ScriptKeyRoutesOptions,
): void {
  const ownerOf = (request: Caller): KeyOwner => ({
    userId: memberOf(request),
    now: now().getTime(),
  })
  repeatHourly(app, 'the mails about script keys that end', () => warnOfEnds(db, now().getTime()))

  app.route({
    ...callRoute(calls.scriptKeys),
    handler: async (request) => await readKeys(db, ownerOf(request)),
  })
  app.route({
    ...callRoute(calls.makeScriptKey),
    handler: async (request, reply) => {
      const owner = ownerOf(request)
      const made = await makeKey(db, request.body, owner)
      audit(request, 'script key made', owner.userId)
      return await reply.status(201).send(made)
    },
  })
  app.route({
    ...callRoute(calls.revokeScriptKey),
    handler: async (request) => {
      const owner = ownerOf(request)
      feed.endOf(owner.userId, await revokeKey(db, request.params.id, owner))
      audit(request, 'script key revoked', owner.userId)
      return await readKeys(db, owner)
    },
  })
}
