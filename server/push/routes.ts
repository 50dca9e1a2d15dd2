import { calls } from '#contract/calls/calls.ts'
import type { PushState } from '#contract/push.ts'
import { bearerHash } from '#server/accounts/tokens.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf } from '#server/accounts/guard.ts'
import type { FastifyRequest } from 'fastify'
import { isPointOfP256 } from './p256.ts'
import type { PushAddresses } from './push-addresses.ts'
import {
  deleteSubscription,
  isSubscribed,
  saveSubscription,
  type Session,
} from './subscriptions.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** What the routes of push messages need. */
export interface PushRoutesOptions {
  database: OpenDatabase
  /** Undefined when push messages are off. */
  keys: (() => Promise<VapidKeys>) | undefined
  addresses: PushAddresses
  now: () => Date
}

/** The calls that subscribe and unsubscribe a member's browser (rows X5 to X7 of the API table). */
export function pushRoutes(app: App, { database, keys, addresses, now }: PushRoutesOptions): void {
  const { db } = database

  const stateResponse = async ({ tokenHash }: Session): Promise<PushState> => ({
    PublicKey: (await keys?.())?.publicKey ?? null,
    IsSubscribed: await isSubscribed(db, tokenHash),
  })

  app.route({
    ...callRoute(calls.pushState),
    handler: async (request) => await stateResponse(sessionOf(request)),
  })

  app.route({
    ...callRoute(calls.subscribeDevice),
    handler: async (request) => {
      const { Endpoint, P256dh } = request.body
      if (!isPointOfP256(P256dh)) throw new ApiError('FieldInvalid', { field: 'P256dh' })
      if (keys === undefined || !(await addresses.isAllowed(Endpoint))) {
        throw new ApiError('FieldInvalid', { field: 'Endpoint' })
      }
      const session = sessionOf(request)
      await saveSubscription(db, session, request.body, now().getTime())
      return await stateResponse(session)
    },
  })

  app.route({
    ...callRoute(calls.unsubscribeDevice),
    handler: async (request) => {
      const session = sessionOf(request)
      await deleteSubscription(db, session.tokenHash)
      return await stateResponse(session)
    },
  })
}

/** The session of a member's call. */
export function sessionOf(request: FastifyRequest): Session {
  const tokenHash = bearerHash(request.headers)
  if (tokenHash === undefined) throw new ApiError('Unauthorized')
  return { userId: memberOf(request), tokenHash }
}
